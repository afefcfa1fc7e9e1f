import PassData

/// A file's path inside a pass: relative, with forward slashes, and unable to climb out of the pass.
///
/// Paths are compared and sorted by their UTF-8 bytes, as manifests and archives do.
public struct BundlePath: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// What keeps a text from being a path inside a pass.
  public enum Fault: Error, Sendable, Equatable, CaseIterable {
    case empty
    case tooLong
    case absolute
    case climbing
    case backslash
    case controlCharacter
    case emptyComponent
  }

  private let path: ByteString

  /// `de.lproj/logo.png`.
  public var text: String { path.text }

  public var description: String { path.text }

  public init?(_ text: String) {
    guard Self.fault(in: text) == nil else { return nil }
    path = ByteString(text)
  }

  /// For the names that this package itself writes.
  init(known text: StaticString) { path = ByteString(text.description) }

  /// The first rule that a text breaks, or nil for a good path.
  public static func fault(in text: String) -> Fault? {
    let bytes = text.utf8
    if bytes.isEmpty { return .empty }
    if bytes.count > 1_024 { return .tooLong }
    if bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return .controlCharacter }
    if bytes.contains(0x5C) { return .backslash }
    if bytes.first == 0x2F || hasDriveLetter(bytes) { return .absolute }
    for component in bytes.split(separator: 0x2F, omittingEmptySubsequences: false) {
      if component.isEmpty { return .emptyComponent }
      if component.elementsEqual(".".utf8) || component.elementsEqual("..".utf8) { return .climbing }
      // What no file system of ours can hold can't be unpacked.
      if component.count > 255 { return .tooLong }
    }
    return nil
  }

  private static func hasDriveLetter(_ bytes: String.UTF8View) -> Bool {
    guard let first = bytes.first, bytes.dropFirst().first == 0x3A else { return false }
    return (first | 0x20) >= 0x61 && (first | 0x20) <= 0x7A
  }

  public static func < (left: BundlePath, right: BundlePath) -> Bool { left.path < right.path }

  /// `logo.png` of `de.lproj/logo.png`.
  public var name: String {
    guard let slash = text.utf8.lastIndex(of: 0x2F) else { return text }
    return String(text[text.utf8.index(after: slash)...])
  }

  /// `de.lproj` of `de.lproj/logo.png`; nil at the root of the pass.
  public var folder: String? {
    guard let slash = text.utf8.lastIndex(of: 0x2F) else { return nil }
    return String(text[..<slash])
  }

  public static let passJSON = BundlePath(known: "pass.json")
  public static let orderJSON = BundlePath(known: "order.json")
  public static let manifest = BundlePath(known: "manifest.json")
  public static let signature = BundlePath(known: "signature")
  public static let personalization = BundlePath(known: "personalization.json")

  /// Whether a pass holds this file under its own rules: it can't come from a folder or a row.
  var isReserved: Bool { self == .passJSON || self == .manifest || self == .signature }
}
