import PassData

/// Reads the lines of a strings file, front to back.
struct StringsReader {
  let text: StringsText
  private(set) var entries: [PassStrings.Entry] = []
  private(set) var findings: [Diagnostic] = []
  private var position = 0
  private var firstPositions: [ByteString: Int] = [:]

  init(_ text: StringsText) {
    self.text = text
    guard text.encoding.lacksNeededMark else { return }
    findings.append(
      Diagnostic(
        .warning, "strings.encoding", "the file is UTF-16 without a byte order mark",
        at: SourceLocation(file: text.source.file), hints: ["save it as UTF-8"]))
  }

  mutating func readAll() throws(StringsError) {
    try skipSpace()
    while position < text.scalars.count {
      try readEntry()
      try skipSpace()
    }
  }

  private mutating func readEntry() throws(StringsError) {
    let keyPosition = position
    let key = try readText(wanted: "a key")
    let keyEnd = position
    try skipSpace()
    switch current {
    case ";":
      // The short form, in which the key is the value.
      append(key: key, value: key, keyPosition, valuePosition: keyPosition, valueRange: keyEnd..<keyEnd)
    case "=":
      position += 1
      try skipSpace()
      let valuePosition = position
      if let scalar = current, "{(<".unicodeScalars.contains(scalar) {
        throw fault(.valueNotText, at: position)
      }
      let value = try readText(wanted: "a value")
      append(
        key: key, value: value, keyPosition, valuePosition: valuePosition,
        valueRange: valuePosition..<position)
      try skipSpace()
    case ":": throw fault(.colonForEquals, at: position)
    default: throw fault(.missingEquals, at: keyEnd)
    }
    guard current == ";" else { throw fault(.missingSemicolon, at: endOfLastToken) }
    position += 1
  }

  private mutating func append(
    key: String, value: String, _ keyPosition: Int, valuePosition: Int, valueRange: Range<Int>
  ) {
    endOfLastToken = valueRange.upperBound
    if let first = firstPositions[ByteString(key)] {
      let text = text
      report("strings.duplicate-key", at: keyPosition, hint: "keep one of them; the last one counts") {
        "'\(key)' stands twice; first in line \(text.location(ofScalar: first).line ?? 1)"
      }
    } else {
      firstPositions[ByteString(key)] = keyPosition
    }
    entries.append(
      PassStrings.Entry(
        key: key, value: value, keyPosition: keyPosition, valuePosition: valuePosition,
        valueBytes: text.offsets[valueRange.lowerBound]..<text.offsets[valueRange.upperBound]))
  }

  /// Where a missing `;` belongs, which is before the line break, not at the next key.
  private var endOfLastToken = 0

  /// Looking up a place costs a walk through the file, so a file full of faults tells some of them only.
  private mutating func report(_ code: String, at position: Int, hint: String, _ message: () -> String) {
    guard findings.count < 50 else { return }
    findings.append(
      Diagnostic(.warning, code, message(), at: text.location(ofScalar: position), hints: [hint]))
  }

  private var current: Unicode.Scalar? {
    position < text.scalars.count ? text.scalars[position] : nil
  }

  private func fault(_ fault: StringsError.Fault, at position: Int) -> StringsError {
    StringsError(fault, at: text.location(ofScalar: position), file: text.source.file)
  }

  // MARK: - Space and comments

  private mutating func skipSpace() throws(StringsError) {
    while let scalar = current {
      if Self.isSpace(scalar) {
        position += 1
      } else if scalar == "/", next == "/" {
        while let scalar = current, !Self.endsLine(scalar) { position += 1 }
      } else if scalar == "/", next == "*" {
        try skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() throws(StringsError) {
    let start = position
    position += 2
    while let scalar = current {
      position += 1
      if scalar == "*", current == "/" {
        position += 1
        return
      }
    }
    throw fault(.unclosedComment, at: start)
  }

  private var next: Unicode.Scalar? {
    position + 1 < text.scalars.count ? text.scalars[position + 1] : nil
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    (0x09...0x0D).contains(scalar.value) || scalar == " " || scalar.value == 0x2028 || scalar.value == 0x2029
  }

  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar.value == 0x2028 || scalar.value == 0x2029
  }

  // MARK: - Texts

  private mutating func readText(wanted: String) throws(StringsError) -> String {
    guard let first = current else { throw fault(.missingValue, at: position) }
    if first == "\"" || first == "'" { return try readQuoted(first) }
    let start = position
    while let scalar = current, Self.needsNoQuotes(scalar) { position += 1 }
    guard position > start else { throw fault(.unexpected(first, wanted: wanted), at: start) }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text.scalars[start..<position])
    return String(result)
  }

  private static func needsNoQuotes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }

  private mutating func readQuoted(_ quote: Unicode.Scalar) throws(StringsError) -> String {
    let start = position
    position += 1
    var result = String.UnicodeScalarView()
    while let scalar = current {
      position += 1
      if scalar == quote { return String(result) }
      if scalar == "\\" { result.append(try readEscape()) } else { result.append(scalar) }
    }
    throw fault(.unclosedText, at: start)
  }

  /// After the backslash.
  private mutating func readEscape() throws(StringsError) -> Unicode.Scalar {
    let start = position - 1
    guard let scalar = current else { throw fault(.badEscape("\\"), at: start) }
    position += 1
    switch scalar {
    case "a": return "\u{07}"
    case "b": return "\u{08}"
    case "f": return "\u{0C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "v": return "\u{0B}"
    case "\"", "\\", "'", "\n": return scalar
    case "U": return try readUnicode(from: start)
    case "0"..."7": return try readOctal(from: start)
    default:
      // Apple's parser drops the backslash; its author meant something else.
      findings.append(
        Diagnostic(
          .warning, "strings.syntax",
          "'\\\(Character(scalar))' is no escape; Wallet shows '\(Character(scalar))'",
          at: text.location(ofScalar: start), hints: ["write \\\\ for a backslash"]))
      return scalar
    }
  }

  /// One to four digits, as Apple's parser takes them; two escapes for what lies beyond U+FFFF.
  private mutating func readUnicode(from start: Int) throws(StringsError) -> Unicode.Scalar {
    let high = try readUnit(from: start)
    if let scalar = Unicode.Scalar(high) { return scalar }
    if Surrogates.isHigh(high), current == "\\", next == "U" {
      position += 2
      let low = try readUnit(from: position - 2)
      if let scalar = Surrogates.scalar(high: high, low: low) { return scalar }
    }
    throw fault(.loneSurrogate(spelling(from: start)), at: start)
  }

  private mutating func readUnit(from start: Int) throws(StringsError) -> UInt16 {
    var value: UInt16 = 0
    var digits = 0
    while digits < 4, let scalar = current, scalar.isASCII,
      let digit = Character(scalar).hexDigitValue
    {
      value = value << 4 | UInt16(digit)
      digits += 1
      position += 1
    }
    guard digits > 0 else { throw fault(.badEscape(spelling(from: start)), at: start) }
    return value
  }

  /// Beyond ASCII the digits would mean the character set of NeXTSTEP, which no author of a pass means.
  private mutating func readOctal(from start: Int) throws(StringsError) -> Unicode.Scalar {
    position -= 1
    var value: UInt32 = 0
    var digits = 0
    while digits < 3, let scalar = current, ("0"..."7").contains(scalar) {
      value = value << 3 | (scalar.value - 0x30)
      digits += 1
      position += 1
    }
    guard value < 0x80, let scalar = Unicode.Scalar(value) else {
      throw fault(.badEscape(spelling(from: start)), at: start)
    }
    return scalar
  }

  private func spelling(from start: Int) -> String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text.scalars[start..<position])
    return String(result)
  }
}
