public import PassData

/// The texts of one language: a `pass.strings` file, as it was written.
///
/// The grammar is the one of Apple's old property lists, as real passes use it:
///
///     /* comment */  // comment
///     "key" = "value";        escapes: \" \\ \' \a \b \f \n \r \t \v \Uxxxx, one to three octal digits
///     key = value;            letters, digits and _ $ / : . - need no quotes; 'single quotes' work as well
///     "both";                 key and value in one
///
/// Line breaks may stand in a text as they are. The file is kept byte for byte: texts that are replaced are written
/// in its own encoding, everything else stays.
public struct PassStrings: Sendable, Equatable {
  /// One line of the file.
  public struct Entry: Sendable, Equatable {
    public let key: String
    public let value: String

    /// Where key and value begin, in scalars of the text.
    let keyPosition: Int
    let valuePosition: Int

    /// The bytes of the value as it was spelled, quotes included. Empty, behind the key, in the short form.
    let valueBytes: Range<Int>
  }

  public let encoding: StringsEncoding

  /// In the order of the file.
  public let entries: [Entry]

  /// What is worth telling of a file that could be read: a key given twice, an escape without meaning, UTF-16 without
  /// its mark.
  public let findings: [Diagnostic]

  /// The file as it was read.
  public let bytes: [UInt8]

  private let file: String

  init(encoding: StringsEncoding, entries: [Entry], findings: [Diagnostic], bytes: [UInt8], file: String) {
    self.encoding = encoding
    self.entries = entries
    self.findings = findings
    self.bytes = bytes
    self.file = file
  }

  public static func == (left: PassStrings, right: PassStrings) -> Bool { left.bytes == right.bytes }

  /// Larger files are refused: real ones have a few kilobytes.
  public static let byteLimit = 1 << 20

  /// Reads a strings file.
  ///
  /// - Parameter file: its name, for messages.
  /// - Throws: ``StringsError`` with the place and what to write instead.
  public static func read(_ bytes: [UInt8], file: String) throws(StringsError) -> PassStrings {
    guard bytes.count <= byteLimit else {
      throw StringsError(.tooLarge(limit: byteLimit), at: SourceLocation(file: file), file: file)
    }
    var reader = StringsReader(try StringsText(bytes, file: file))
    try reader.readAll()
    return PassStrings(
      encoding: reader.text.encoding, entries: reader.entries, findings: reader.findings, bytes: bytes,
      file: file)
  }

  /// The text for a key; where it stands twice, the last one, as Apple's parser has it.
  public subscript(key: String) -> String? {
    entries.last { $0.key.hasSameBytes(as: key) }?.value
  }

  /// Where a key stands.
  public func locationOfKey(_ entry: Entry) -> SourceLocation { location(ofScalar: entry.keyPosition) }

  /// Where a value stands; its own first character follows the quote.
  public func locationOfValue(_ entry: Entry) -> SourceLocation { location(ofScalar: entry.valuePosition) }

  /// Decodes again, because only faults need places.
  private func location(ofScalar position: Int) -> SourceLocation {
    guard let text = try? StringsText(bytes, file: file) else { return SourceLocation(file: file) }
    return text.location(ofScalar: position)
  }

  /// The file with other values, in its own encoding.
  ///
  /// - Parameter replacement: gives the new value, or nil to leave a line as it is, byte for byte.
  public func replacingValues<Failure: Error>(_ replacement: (Entry) throws(Failure) -> String?)
    throws(Failure) -> [UInt8]
  {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 256)
    var copied = 0
    for entry in entries {
      guard let value = try replacement(entry) else { continue }
      result += bytes[copied..<entry.valueBytes.lowerBound]
      let isShortForm = entry.valueBytes.isEmpty
      encoding.append((isShortForm ? " = " : "") + Self.literal(value), to: &result)
      copied = entry.valueBytes.upperBound
    }
    result += bytes[copied...]
    return result
  }

  /// A new file: one `"key" = "value";` per line.
  public static func write(_ texts: [(key: String, value: String)], encoding: StringsEncoding = .utf8)
    -> [UInt8]
  {
    var bytes = encoding.mark
    for text in texts { encoding.append("\(literal(text.key)) = \(literal(text.value));\n", to: &bytes) }
    return bytes
  }

  /// A text in quotes, with the escapes that every reader of strings files knows.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case let control where control.value < 0x20 || control.value == 0x7F:
        let digits = String(control.value, radix: 16, uppercase: true)
        result += "\\U" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
