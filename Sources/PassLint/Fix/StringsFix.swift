import PassBundle

/// What can be mended in a pass.strings: UTF-16 whose byte order mark is missing becomes UTF-8.
enum StringsFix {
  static func mend(_ bytes: [UInt8]) -> (bytes: [UInt8], reasons: [String]) {
    guard let strings = try? PassStrings.read(bytes, file: "pass.strings"), strings.encoding.lacksNeededMark,
      bytes.count.isMultiple(of: 2)
    else { return (bytes, []) }
    let isBigEndian = strings.encoding == .utf16BigEndianWithoutMark
    let units = stride(from: 0, to: bytes.count, by: 2).map { index -> UInt16 in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    guard let text = String(validating: units, as: UTF16.self) else { return (bytes, []) }
    return (Array(text.utf8), ["the texts are UTF-8 [strings.encoding]"])
  }
}
