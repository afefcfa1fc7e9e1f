import PassCrypto
import PassData

struct AuthoritiesListCommand: ImmediateCommand {
  static let name = "authorities list"
  static let abstract = "Apple's roots and intermediates, and which are at hand"
  static let discussion = [
    "passforge knows all of these by their keys, so that it can verify passes with nothing installed. To sign, the "
      + "file of the intermediate is needed too, unless the .p12 has it."
  ]
  static let examples = [Example("passforge authorities list", "which of them are installed")]

  static let json = Flag("--json", help: "as one JSON document (docs/json.md)")
  static let arguments: [any ArgumentKey] = [json]

  private let writesJSON: Bool

  init(_ values: ArgumentValues) { writesJSON = values[Self.json] }

  func run(in context: Context) throws -> ExitStatus {
    let moment = try context.moment()
    let authorities = try context.authorities()
    if writesJSON {
      try context.print(json: [
        "schemaVersion": jsonSchemaVersion,
        "folders": .array(authorities.folders.map(JSONValue.string)),
        "authorities": .array(authorities.listing.map { Self.json($0, at: moment) }),
        "findings": .array(authorities.findings.map(\.json)),
      ])
    } else {
      let style = context.outputStyle
      let lines = authorities.listing.map { Self.line($0, at: moment, style: style) }
      try context.output.write(Array(lines.joined().utf8))
      try context.report(authorities.findings)
    }
    return .done
  }

  private static func line(_ listing: Authorities.Listing, at moment: Timestamp, style: TextStyle) -> String {
    let pin = listing.pin
    let state = listing.isInstalled ? style.green("installed") : style.faint("known    ")
    let ended = pin.isValid(at: moment) ? "" : "  " + style.yellow("ended")
    return state + "  " + TextLayout.pad(pin.name, to: 24) + TextLayout.pad(pin.role.rawValue, to: 14)
      + "until \(pin.notAfter.day)\(ended)\n"
  }

  private static func json(_ listing: Authorities.Listing, at moment: Timestamp) -> JSONValue {
    let pin = listing.pin
    return [
      "name": .string(pin.name),
      "role": .string(pin.role.rawValue),
      "generation": pin.generation.map(JSONValue.string) ?? .null,
      "installed": .bool(listing.isInstalled),
      "notBefore": .string(pin.notBefore.rfc3339),
      "notAfter": .string(pin.notAfter.rfc3339),
      "valid": .bool(pin.isValid(at: moment)),
      "keyIdentifier": .string(pin.keyIdentifier.hexadecimal),
      "sha256": .string(pin.certificateSHA256.hexadecimal),
      "address": .string(pin.address),
    ]
  }
}
