import PassBundle
import PassData
import PassModel

/// Mends what is mechanical, and nothing else: where two meanings are possible, people decide.
///
/// Works on the bytes of the source, template or not, and changes only the places that are wrong: order, spelling and
/// layout of the rest stay as they are. Whoever calls it writes the files, or shows ``UnifiedDiff``.
public enum LintFix {
  /// One file that is to be written anew, or deleted.
  public struct Change: Sendable, Equatable {
    /// Its path in the pass.
    public let path: String
    public let before: [UInt8]
    /// Nil for a file to be deleted.
    public let after: [UInt8]?
    /// What is mended, in words, each with its rule.
    public let reasons: [String]
  }

  /// Every change that a folder needs.
  ///
  /// - Parameters:
  ///   - files: path and bytes of everything in the folder, pass.json and what systems left behind included.
  public static func changes(in files: [(path: String, bytes: [UInt8])]) -> [Change] {
    files.compactMap { file -> Change? in
      if isJunk(file.path) {
        return Change(
          path: file.path, before: file.bytes, after: nil,
          reasons: ["systems leave it behind [archive.junk-file]"])
      }
      let mended: (bytes: [UInt8], reasons: [String])
      if file.path == "pass.json" {
        mended = PassJSONFix.mend(file.bytes)
      } else if file.path.hasSuffix(".lproj/pass.strings") {
        mended = StringsFix.mend(file.bytes)
      } else {
        return nil
      }
      guard !mended.reasons.isEmpty else { return nil }
      return Change(path: file.path, before: file.bytes, after: mended.bytes, reasons: mended.reasons)
    }
  }

  private static func isJunk(_ path: String) -> Bool {
    path.split(separator: "/").contains { SystemDroppings.contains(String($0)) }
  }

  /// The rules whose findings ``changes(in:)`` can mend; some of their findings only.
  public static let rules: Set<String> = [
    "archive.junk-file", "json.bom", "json.trailing-comma", "color.hex", "color.short-hex",
    "color.out-of-range",
    "barcode.legacy-only", "field.currency-and-number-style", "field.number-not-number", "date.bad-zone",
    "date.unparsable", "relevance.relevantdate-invalid", "semantic.date-invalid", "field.date-unparsable",
    "pass.format-version-unsupported", "strings.encoding",
  ]
}
