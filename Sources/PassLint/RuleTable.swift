import PassData
import PassModel

/// Every rule of lint, in the order of the documentation. A rule that is not in the table does not run.
public enum RuleTable {
  public static let all: [LintRule] = [
    archive, manifest, signature, identity, json, pass, styles, fields, colors, links, service, lifecycle,
    barcodes, nfc, dates, relevance, semantics, posters, boarding, upcoming, actions, images, strings,
    bundles, personalize,
  ].flatMap { $0 }

  /// The rule of an id.
  public static subscript(id: String) -> LintRule? { index[id].map { all[$0] } }

  /// The id that is meant by a misspelt one. `icon-missing` alone finds `image.icon-missing`.
  public static func nearest(to id: String) -> String? {
    if let full = all.first(where: { $0.id.hasSuffix("." + id) }) { return full.id }
    if let near = Spelling.nearest(to: id, among: all.map(\.id)) { return near }
    let ends = all.map { String($0.id.drop { $0 != "." }.dropFirst()) }
    guard let end = Spelling.nearest(to: id, among: ends) else { return nil }
    return all.first { $0.id.hasSuffix("." + end) }?.id
  }

  private static let index: [String: Int] = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.id, $0) })

  /// Where the rule stands that speaks when there is no object to judge at all.
  static let rootNotObject = index["json.root-not-object"] ?? 0
}
