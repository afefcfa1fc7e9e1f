/// Prints `docs/keys.md` from the table of keys.
public enum KeysDocument {
  /// The page, ending in a line feed. `FreshnessTests` compare it with the one in `docs`.
  public static func text() -> String {
    var text = """
      # The keys of pass.json

      Printed by `passforge schema --keys` from the table in `Sources/PassModel/Schema`. Every dictionary that Wallet reads,
      every key in it, its type, since which iOS it is known, and in which styles it means something. A key that Wallet does not
      know is packed untouched; `passforge lint` warns of it.

      """
    for object in SchemaObject.allCases { text += section(object) }
    text += "\n## Words\n"
    for vocabulary in Vocabulary.allCases {
      text +=
        "\n**\(vocabulary.rawValue)**: " + vocabulary.words.map { "`\($0)`" }.joined(separator: ", ") + "\n"
    }
    return text
  }

  private static func section(_ object: SchemaObject) -> String {
    var text = "\n## \(object.title)\n\n| key | type | needed | since | styles | rule | what for |\n"
    text += "|---|---|---|---|---|---|---|\n"
    for key in PassSchema.keys(of: object) { text += row(key) }
    return text
  }

  private static func row(_ key: SchemaKey) -> String {
    let since = key.deprecated.map { "\(key.since), deprecated in \($0)" } ?? "\(key.since)"
    let styles = key.styles == .all ? "" : key.styles.styles.map(\.rawValue).joined(separator: ", ")
    var about = key.about
    if key.source.isDisjoint(with: [.apple, .archived]) {
      about += "; not documented by Apple: " + key.source.words.joined(separator: ", ")
    }
    let cells = [
      "`\(key.name)`", key.type.name, key.isRequired ? "yes" : "", since, styles, key.rule?.words ?? "",
      about.replacing("|", with: "\\|"),
    ]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }
}

extension SchemaType {
  /// The type in a table: `[Barcode]`.
  fileprivate var name: String {
    switch self {
    case .text: "string"
    case .localizable: "string, localizable"
    case .date: "date"
    case .color: "colour"
    case .url: "URL"
    case .zone: "time zone"
    case .number: "number"
    case .integer: "whole number"
    case .boolean: "boolean"
    case .fieldValue: "string or number"
    case .choice(let vocabulary): vocabulary.rawValue
    case .object(let object): object.title
    case .array(let element): "[\(element.name)]"
    case .anyObject: "object"
    }
  }
}
