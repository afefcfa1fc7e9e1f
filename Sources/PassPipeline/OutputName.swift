import PassCrypto
import PassData

/// The file name of one pass: one safe path component, whatever the data says.
///
/// Bytes that a file system, a shell on another system or an archive could read as more than a name are written as
/// `%XX`, and so is `%` itself: two different texts never become one name. Names stay below 255 bytes; a longer one
/// keeps its beginning and ends in a digest of the whole.
public struct OutputName: Sendable, Hashable, CustomStringConvertible {
  /// The name with its extension, such as `C-1042.pkpass`.
  public let text: String

  public var description: String { text }

  /// - Parameters:
  ///   - rendered: the rendered `output` of a template, or any text.
  ///   - fileExtension: appended where `rendered` does not end in it already; compared without case.
  public init(_ rendered: String, fileExtension: String = "pkpass") {
    let suffix = "." + fileExtension
    let hasSuffix = rendered.utf8.count > suffix.utf8.count && rendered.lowercased().hasSuffix(suffix)
    let stem =
      hasSuffix ? String(decoding: rendered.utf8.dropLast(suffix.utf8.count), as: UTF8.self) : rendered
    let safe = Self.escaped(stem)
    text = (safe.utf8.count > Self.longestStem ? Self.shortened(safe, whole: stem) : safe) + suffix
  }

  /// Leaves room for the extension, a temporary suffix and a duplicate marker within the usual limit of 255 bytes.
  private static let longestStem = 200

  private static func escaped(_ stem: String) -> String {
    guard !stem.isEmpty else { return "%" }
    var bytes: [UInt8] = []
    let all = Array(stem.utf8)
    for (index, byte) in all.enumerated() {
      let isEdge = index == 0 || index == all.count - 1
      let isUnsafeAtEdge = isEdge && (byte == UInt8(ascii: ".") || byte == UInt8(ascii: " "))
      let isOption = index == 0 && byte == UInt8(ascii: "-")
      if isUnsafe(byte) || isUnsafeAtEdge || isOption {
        bytes.append(UInt8(ascii: "%"))
        bytes += [byte].hexadecimal.uppercased().utf8
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Separators, what Windows and shells forbid, control characters, and the escape sign itself.
  private static func isUnsafe(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || "/\\:*?\"<>|%".utf8.contains(byte)
  }

  private static func shortened(_ safe: String, whole: String) -> String {
    var kept = ""
    for scalar in safe.unicodeScalars {
      guard kept.utf8.count + UTF8.width(scalar) <= longestStem - 17 else { break }
      kept.unicodeScalars.append(scalar)
    }
    return kept + "~" + Digest.sha256(Array(whole.utf8)).prefix(8).map { [$0].hexadecimal }.joined()
  }
}
