internal import PassSystem

extension DevelopmentStore {
  /// Does with a request what Apple's portal does: `certificate.pem` holds the certificate for its key, and the
  /// intermediate above it. So a key in a token or behind a program can be tried without Apple, too.
  public struct Answer: Sendable {
    public let subject: DevelopmentIdentity.Subject
    public let certificatePath: String
    public let rootPath: String
  }

  /// - Parameters:
  ///   - passTypeIdentifier: whom the certificate is made out to; else whom the request names.
  ///   - teamIdentifier: the same.
  /// - Throws: before anything is written, for something that is no request, and if a file is there and must not be
  ///   replaced.
  public func answer(
    _ request: SecretReference, passTypeIdentifier: String?, teamIdentifier: String?, allowsNFC: Bool,
    environment: [String: String], to folder: String, replacing: Bool = false
  ) throws(CryptoError) -> Answer {
    let reading = try RequestReading(try request.read(environment: environment), from: request.description)
    let subject = DevelopmentIdentity.Subject(
      passTypeIdentifier: passTypeIdentifier ?? reading.subject.userID
        ?? DevelopmentIdentity.Subject.usual.passTypeIdentifier,
      teamIdentifier: teamIdentifier ?? reading.subject.organizationalUnit
        ?? DevelopmentIdentity.Subject.usual.teamIdentifier, allowsNFC: allowsNFC)
    let (root, chain) = try withLock { () throws(CryptoError) in
      let root = try lockedRoot()
      let intermediate = try DevelopmentChain.makeIntermediate(under: root)
      let leaf = try DevelopmentChain.makeLeaf(for: subject, reading.spki, under: intermediate)
      return (root.certificate.facts, [leaf.facts, intermediate.certificate.facts])
    }
    let paths = try write(
      [
        .init(name: "certificate.pem", bytes: chain.flatMap(PEMBlock.text), permissions: 0o666),
        .init(name: "root.pem", bytes: PEMBlock.text(of: root), permissions: 0o666),
      ], to: folder, replacing: replacing)
    return Answer(subject: subject, certificatePath: paths[0], rootPath: paths[1])
  }
}
