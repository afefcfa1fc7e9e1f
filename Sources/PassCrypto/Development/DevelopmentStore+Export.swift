internal import PassSystem

extension DevelopmentStore {
  /// The password of the .p12 that ``export(_:to:replacing:)`` writes. No secret: the identity is a throw-away one.
  public static let exportPassword = "development"

  /// Writes an identity in the forms that people and other tools read: `identity.pem` (key, certificate, intermediate),
  /// `identity.p12` (password `development`) and `root.pem`.
  ///
  /// - Returns: the paths, in this order.
  /// - Throws: before anything is written, if a file is there and must not be replaced.
  public func export(
    _ subject: DevelopmentIdentity.Subject, to folder: String, replacing: Bool = false
  ) throws(CryptoError) -> [String] {
    let chain = try chain(for: subject)
    let root = try root()
    var pem = try chain.pem()
    var archive = try PKCS12Writing(
      key: chain.key, certificates: chain.certificates, name: subject.passTypeIdentifier
    ).der(password: SecretBytes(copying: Self.exportPassword.utf8))
    defer {
      pem.wipe()
      archive.wipe()
    }
    return try write(
      [
        .init(name: "identity.pem", bytes: pem, permissions: 0o600),
        .init(name: "identity.p12", bytes: archive, permissions: 0o600),
        .init(name: "root.pem", bytes: PEMBlock.text(of: root), permissions: 0o666),
      ], to: folder, replacing: replacing)
  }

  struct Content {
    let name: String
    let bytes: [UInt8]
    let permissions: UInt32
  }

  /// Writes files into a folder.
  ///
  /// - Returns: their paths, in this order.
  /// - Throws: before anything is written, if a file is there and must not be replaced.
  func write(
    _ contents: [Content], to folder: String, replacing: Bool
  ) throws(CryptoError) -> [String] {
    let paths = contents.map { FilePath.join(folder, $0.name) }
    do throws(SystemError) {
      try Directory.create(folder, mode: 0o700)
      for path in paths where !replacing && FileStatus.exists(path) { throw .exists(path: path) }
      for (content, path) in zip(contents, paths) {
        try AtomicFile.write(
          content.bytes, to: path, existing: replacing ? .replace : .refuse,
          permissions: content.permissions)
      }
    } catch {
      throw .system(error)
    }
    return paths
  }
}
