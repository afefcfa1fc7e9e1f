import PassCrypto
import PassData
import PassTemplate

/// What passforge adds to the template language: values that differ from pass to pass and are the same on every run.
enum HostFunctions {
  /// The functions' names and shapes, for checks that need no row.
  static let declared = functions(passType: nil, tokenSecret: nil)

  /// - Parameters:
  ///   - passType: the pass type identifier, which both functions mix in; nil where the template gives none.
  ///   - tokenSecret: what `token` derives from.
  static func functions(passType: String?, tokenSecret: SecretBytes?) -> [HostFunction] {
    [token(passType, tokenSecret), uuid(passType)]
  }

  /// `token(text)`: base64url of HMAC-SHA256 over pass type, NUL, text: 43 characters, Wallet asks for 16.
  private static func token(_ passType: String?, _ secret: SecretBytes?) -> HostFunction {
    HostFunction("token", [.text]) { (arguments) throws(HostFunction.Failure) in
      let text = try text(arguments)
      let passType = try known(passType)
      guard let secret else {
        throw HostFunction.Failure("needs a secret: pass --token-secret REF, or set PASSFORGE_TOKEN_SECRET")
      }
      let message = Array(passType.utf8) + [0] + Array(text.utf8)
      let code = secret.withBytes { Digest.hmacSHA256(key: Array($0), message) }
      return .string(Base64.encode(code, alphabet: .urlSafe))
    }
  }

  /// `uuid(text)`: version 5 of RFC 9562 section 5.5, in a namespace made from the pass type.
  private static func uuid(_ passType: String?) -> HostFunction {
    HostFunction("uuid", [.text]) { (arguments) throws(HostFunction.Failure) in
      let text = try text(arguments)
      let namespace = version5(in: urlNamespace, Array("passforge:\(try known(passType))".utf8))
      return .string(spelled(version5(in: namespace, Array(text.utf8))))
    }
  }

  private static func text(_ arguments: [JSONValue]) throws(HostFunction.Failure) -> String {
    guard let text = arguments.first?.stringValue else { throw HostFunction.Failure("takes one string") }
    return text
  }

  private static func known(_ passType: String?) throws(HostFunction.Failure) -> String {
    guard let passType else {
      throw HostFunction.Failure("needs a passTypeIdentifier that is the same for every row")
    }
    return passType
  }

  /// RFC 9562 section 6.6.
  private static let urlNamespace: [UInt8] = [
    0x6B, 0xA7, 0xB8, 0x11, 0x9D, 0xAD, 0x11, 0xD1, 0x80, 0xB4, 0x00, 0xC0, 0x4F, 0xD4, 0x30, 0xC8,
  ]

  private static func version5(in namespace: [UInt8], _ name: [UInt8]) -> [UInt8] {
    var bytes = Array(Digest.sha1(namespace + name).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x50
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes
  }

  private static func spelled(_ bytes: [UInt8]) -> String {
    let digits = Array(bytes.hexadecimal.utf8)
    let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
    return groups.map { String(decoding: digits[$0], as: UTF8.self) }.joined(separator: "-")
  }
}
