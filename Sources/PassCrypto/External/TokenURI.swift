/// A key in a token, by what tells it from others: `pkcs11:token=wallet;object=pass` (RFC 7512).
///
/// The PIN never stands in it: an argument can be read by every process of the machine. It comes by the rules of
/// passwords, or from the file of `pin-source`.
public struct TokenURI: Sendable, Hashable {
  /// As the user wrote it.
  public let text: String
  /// `pkcs11:` and the attributes that choose the key, without what stands behind `?`.
  let selection: String
  /// `module-path`: the library of the token's maker.
  public var module: String?
  /// `pin-source`: the file that the PIN stands in.
  public var pinFile: String?

  /// Attributes of RFC 7512, 2.3 that choose a key here.
  private static let choosing = ["token", "manufacturer", "model", "serial", "object", "id", "type"]

  /// - Throws: ``CryptoError/tokenURIHoldsPIN`` for a PIN in it, ``CryptoError/badTokenURI(text:reason:)`` else.
  public init(_ text: String) throws(CryptoError) {
    // First of all, so that no message shows it.
    if text.lowercased().contains("pin-value") { throw .tokenURIHoldsPIN }
    self.text = text
    let parts = text.dropFirst("pkcs11:".count).split(
      separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var path = Attributes(text)
    for attribute in (parts.first ?? "").split(separator: ";") {
      try path.add(attribute, known: Self.choosing)
    }
    if let type = path["type"], type != "private" { throw path.fault("'type=\(type)' is no private key") }
    if path.isEmpty { throw path.fault("nothing in it says which key") }
    selection = "pkcs11:" + path.written.joined(separator: ";")
    var query = Attributes(text)
    for attribute in (parts.dropFirst().first ?? "").split(separator: "&") {
      try query.add(attribute, known: ["module-path", "pin-source"])
    }
    module = query["module-path"]
    if let source = query["pin-source"] {
      guard !source.hasPrefix("|") else { throw query.fault("no program is run for 'pin-source'") }
      pinFile = source.afterPrefix("file://") ?? source.afterPrefix("file:") ?? source
    }
  }

  /// Attributes with their values decoded, each at most once.
  private struct Attributes {
    private let text: String
    private var values: [String: String] = [:]
    private(set) var written: [String] = []

    init(_ text: String) { self.text = text }

    var isEmpty: Bool { written.isEmpty }

    subscript(name: String) -> String? { values[name] }

    func fault(_ reason: String) -> CryptoError { .badTokenURI(text: text, reason: reason) }

    mutating func add(_ attribute: Substring, known: [String]) throws(CryptoError) {
      let sides = attribute.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let first = sides.first, sides.count == 2 else {
        throw fault("'\(attribute)' is no attribute with a value")
      }
      let name = String(first)
      // Those of makers are for their own tools (RFC 7512, 2.3).
      if name.hasPrefix("x-") { return }
      guard known.contains(name) else {
        throw fault("'\(name)' is not among \(known.joined(separator: ", "))")
      }
      guard values[name] == nil else { throw fault("'\(name)' stands in it twice") }
      guard let value = Self.decoded(sides[1]) else { throw fault("'\(name)' has a '%' without two digits") }
      values[name] = value
      written.append(String(attribute))
    }

    /// Bytes that are no text, as `id` may have them, are only passed on as they are written.
    private static func decoded(_ value: Substring) -> String? {
      var bytes: [UInt8] = []
      var rest = Array(value.utf8)[...]
      while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "%") else {
          bytes.append(byte)
          continue
        }
        let digits = rest.prefix(2)
        guard digits.count == 2, digits.first != UInt8(ascii: "+"),
          let number = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
        else { return nil }
        bytes.append(number)
        rest = rest.dropFirst(2)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
