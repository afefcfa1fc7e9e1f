import PassBundle
import PassData
import PassLayout

/// What `inspect` shows, for programs.
struct InspectJSON {
  private let opened: OpenedPass
  private let passes: [InspectedPass]
  private let findings: [Diagnostic]

  init(_ opened: OpenedPass, _ passes: [InspectedPass], findings: [Diagnostic]) {
    self.opened = opened
    self.passes = passes
    self.findings = findings
  }

  var document: JSONValue {
    [
      "schemaVersion": jsonSchemaVersion, "file": .string(opened.file), "kind": .string(opened.kind.rawValue),
      "bytes": .number(JSONNumber(opened.bytes.count)), "passes": .array(passes.map(Self.pass)),
      "findings": .array(findings.map(\.json)),
    ]
  }

  private static func pass(_ pass: InspectedPass) -> JSONValue {
    let tree = pass.tree
    var object = JSONObject()
    object["file"] = .string(pass.opened.file)
    object["style"] = pass.style.map { .string($0.rawValue) } ?? .null
    for key in [
      "passTypeIdentifier", "serialNumber", "teamIdentifier", "organizationName", "description",
      "expirationDate",
      "voided", "webServiceURL", "authenticationToken", "nfc", "userInfo",
    ] {
      object[key] = tree[key]
    }
    object["fields"] = .array(pass.fields.map(field))
    object["barcodes"] = .array(pass.barcodes.map(barcode))
    object["languages"] = .array(
      pass.languages.map {
        [
          "language": .string($0.name), "missing": .number(JSONNumber($0.missing)),
          "texts": .number(JSONNumber($0.total)), "readable": .bool(!$0.isUnreadable),
        ]
      })
    object["files"] = .array(pass.opened.entries.map(file))
    return .object(object)
  }

  private static func field(_ field: InspectedPass.Field) -> JSONValue {
    [
      "group": .string(field.group.rawValue), "key": field.key.map(JSONValue.string) ?? .null,
      "label": .string(field.label), "text": .string(field.text), "value": field.value,
    ]
  }

  private static func barcode(_ barcode: InspectedPass.Barcode) -> JSONValue {
    [
      "format": .string(barcode.format), "message": .string(barcode.message),
      "encoding": .string(barcode.encoding),
      "altText": barcode.alternateText.map(JSONValue.string) ?? .null,
    ]
  }

  private static func file(_ entry: OpenedEntry) -> JSONValue {
    [
      "name": .string(entry.name), "bytes": .number(JSONNumber(entry.size)),
      "readable": .bool(entry.bytes != nil),
    ]
  }
}
