import PassBundle
import PassData

/// What in a pass.json is between its issuer and one phone, and not to be seen over a shoulder or in a ticket.
enum PassSecrets {
  static let word = "(hidden)"

  /// Members of the root, and of `nfc`.
  private static let pointers = [
    JSONPointer.root.appending("authenticationToken"), JSONPointer.root.appending("userInfo"),
    JSONPointer.root.appending("nfc").appending("message"),
    JSONPointer.root.appending("nfc").appending("encryptionPublicKey"),
  ]

  static func contains(_ pointer: JSONPointer) -> Bool {
    pointers.contains { pointer.tokens.starts(with: $0.tokens) }
  }

  /// The tree with a word in the place of each secret.
  static func hidden(in tree: JSONValue) -> JSONValue {
    guard case .object(var root) = tree else { return tree }
    for key in ["authenticationToken", "userInfo"] where root[key] != nil { root[key] = .string(word) }
    if case .object(var nfc)? = root["nfc"] {
      for key in ["message", "encryptionPublicKey"] where nfc[key] != nil { nfc[key] = .string(word) }
      root["nfc"] = .object(nfc)
    }
    return .object(root)
  }

  /// The text of a pass.json with each secret replaced, all else byte for byte.
  static func hidden(in document: JSONDocument) -> (bytes: [UInt8], count: Int) {
    var bytes = document.source.bytes
    let places = pointers.filter { document.value.value(at: $0) != nil }
      .map { document.byteOffset(of: $0) }.sorted(by: >)
    for start in places {
      let end = valueEnd(bytes, from: start)
      bytes.replaceSubrange(start..<end, with: JSONWriter.write(.string(word)))
    }
    return (bytes, places.count)
  }

  /// One past a value that begins at `start`, in a text that the reader has read.
  private static func valueEnd(_ bytes: [UInt8], from start: Int) -> Int {
    var depth = 0
    var isString = false
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if isString {
        if byte == UInt8(ascii: "\\") { index += 1 } else if byte == UInt8(ascii: "\"") { isString = false }
        if !isString, depth == 0 { return min(index + 1, bytes.count) }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          // A bracket of the surrounding object ends a number or a word.
          if depth == 0 { return index }
          depth -= 1
          if depth == 0 { return index + 1 }
        case UInt8(ascii: ","), 0x20, 0x09, 0x0A, 0x0D:
          if depth == 0 { return index }
        default: break
        }
      }
      index += 1
    }
    return bytes.count
  }
}
