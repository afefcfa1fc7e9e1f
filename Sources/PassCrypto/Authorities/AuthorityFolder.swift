internal import PassData
internal import PassSystem

/// A folder of certificates, read by content: PEM or DER, one or many in a file.
struct AuthorityFolder {
  let path: String

  init(_ path: String) { self.path = path }

  func read() throws(CryptoError) -> (certificates: [Certificate], findings: [Diagnostic]) {
    var certificates: [Certificate] = []
    var findings: [Diagnostic] = []
    for entry in try entries() where !entry.hasPrefix(".") {
      let file = FilePath.join(path, entry)
      do {
        certificates += try Self.certificates(inFile: file)
      } catch {
        findings.append(
          Diagnostic(
            .warning, "authorities.unreadable", "'\(file)' is passed over: \(error.diagnostic.message)",
            at: SourceLocation(file: file)))
      }
    }
    return (certificates, findings)
  }

  private func entries() throws(CryptoError) -> [String] {
    do throws(SystemError) {
      return try Directory.entries(of: path).filter { $0.status.kind != .directory }.map(\.name)
    } catch {
      throw .system(error)
    }
  }

  /// The certificates of one file; keys in it are passed over.
  static func certificates(inFile file: String) throws(CryptoError) -> [Certificate] {
    let secret = try SecretReference.file(file).read(environment: [:])
    let material = try MaterialReader(unlocking: Unlocking(.none)).read(secret, from: file)
    guard !material.certificates.isEmpty else { throw .notRecognised(name: file) }
    return material.certificates.map(\.value)
  }
}
