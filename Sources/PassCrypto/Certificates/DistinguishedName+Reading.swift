internal import COpenSSL

extension DistinguishedName {
  /// The name as libcrypto has it, in a certificate or in a request.
  init?(reading name: OpaquePointer?) {
    guard let name, let encoding = encoded({ i2d_X509_NAME(name, $0) }) else { return nil }
    let parts = (0..<max(0, X509_NAME_entry_count(name))).compactMap { index -> Part? in
      guard let entry = X509_NAME_get_entry(name, index), let value = X509_NAME_ENTRY_get_data(entry),
        let text = Self.utf8(value)
      else { return nil }
      return Part(identifier: ObjectIdentifier.text(of: X509_NAME_ENTRY_get_object(entry)), text: text)
    }
    self.init(parts: parts, encoding: encoding)
  }

  private static func utf8(_ string: UnsafeMutablePointer<ASN1_STRING>) -> String? {
    var buffer: UnsafeMutablePointer<UInt8>?
    let count = ASN1_STRING_to_UTF8(&buffer, string)
    guard count >= 0, let buffer else { return nil }
    defer { CRYPTO_free(buffer, nil, 0) }
    return String(decoding: UnsafeBufferPointer(start: buffer, count: Int(count)), as: UTF8.self)
  }
}

extension ObjectIdentifier {
  /// Dotted; empty for one that cannot be read.
  static func text(of object: OpaquePointer?) -> String {
    guard let object, let data = OBJ_get0_data(object) else { return "" }
    let content = UnsafeBufferPointer(start: data, count: OBJ_length(object))
    return BERReader.objectIdentifier(ArraySlice(content)) ?? ""
  }
}
