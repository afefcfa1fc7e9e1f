public import PassData

/// Prints the table of keys as a JSON Schema (2020-12) of pass.json, for editors.
///
/// It says what Wallet needs, not what lint would like: unknown keys pass, because Apple adds some every year. In a template
/// a value may be an expression, so with ``Purpose/template`` every value may also be text that holds `${…}` or a JSON-e
/// operator, and nothing is required.
public enum JSONSchemaDocument {
  public enum Purpose: Sendable {
    case finishedPass
    case template
  }

  public static func value(for purpose: Purpose = .finishedPass) -> JSONValue {
    var schema = JSONObject()
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    schema["title"] = "pass.json of an Apple Wallet pass"
    schema["$ref"] = "#/$defs/Pass"
    var definitions = JSONObject()
    for object in SchemaObject.allCases where object != .personalization {
      definitions[object.title] = definition(object, purpose)
    }
    if purpose == .template {
      definitions["Expression"] = [
        "anyOf": [
          ["type": "string", "pattern": "\\$\\{"],
          ["type": "object", "minProperties": 1, "patternProperties": ["^\\$": true], "required": []],
        ]
      ]
    }
    schema["$defs"] = .object(definitions)
    return .object(schema)
  }

  private static func definition(_ object: SchemaObject, _ purpose: Purpose) -> JSONValue {
    var properties = JSONObject()
    for key in PassSchema.keys(of: object) { properties[key.name] = property(key, purpose) }
    var schema = JSONObject()
    schema["type"] = "object"
    schema["properties"] = .object(properties)
    guard purpose == .finishedPass else { return .object(schema) }
    let required = PassSchema.keys(of: object).filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { schema["required"] = .array(required) }
    switch object {
    case .pass:
      // At least one style; that there is only one classic one is lint's to say in words.
      schema["anyOf"] = .array(PassStyle.allCases.map { ["required": [.string($0.rawValue)]] })
      schema["dependentRequired"] = [
        "webServiceURL": ["authenticationToken"], "appLaunchURL": ["associatedStoreIdentifiers"],
      ]
    case .relevantDate: schema["dependentRequired"] = ["startDate": ["endDate"]]
    default: break
    }
    return .object(schema)
  }

  private static func property(_ key: SchemaKey, _ purpose: Purpose) -> JSONValue {
    var schema = type(key.type, purpose)
    if case .passFields? = key.styleObject, key.name == "boardingPass", purpose == .finishedPass {
      schema["required"] = ["transitType"]
    }
    add(key.rule, to: &schema)
    schema["description"] = .string(key.about)
    if key.deprecated != nil { schema["deprecated"] = true }
    guard purpose == .template else { return .object(schema) }
    return ["anyOf": [.object(schema), ["$ref": "#/$defs/Expression"]], "description": .string(key.about)]
  }

  private static func type(_ type: SchemaType, _ purpose: Purpose) -> JSONObject {
    var schema = JSONObject()
    switch type {
    case .text, .localizable, .zone: schema["type"] = "string"
    case .date:
      schema["type"] = "string"
      schema["pattern"] = .string(datePattern)
    case .color:
      schema["type"] = "string"
      schema["pattern"] = .string(colorPattern)
    case .url:
      schema["type"] = "string"
      schema["format"] = "uri"
    case .number: schema["type"] = "number"
    case .integer: schema["type"] = "integer"
    case .boolean: schema["type"] = "boolean"
    case .fieldValue: schema["type"] = ["string", "number"]
    case .choice(let vocabulary): schema["enum"] = .array(vocabulary.words.map(JSONValue.string))
    case .object(let object): schema["$ref"] = .string("#/$defs/\(object.title)")
    case .anyObject: schema["type"] = "object"
    case .array(let element):
      schema["type"] = "array"
      let items = JSONValue.object(self.type(element, purpose))
      schema["items"] = purpose == .template ? ["anyOf": [items, ["$ref": "#/$defs/Expression"]]] : items
    }
    return schema
  }

  private static func add(_ rule: SchemaRule?, to schema: inout JSONObject) {
    switch rule {
    case nil, .maximumBytes: break
    case .exactly(let value): schema["const"] = .number(JSONNumber(value))
    case .range(let range):
      schema["minimum"] = number(range.lowerBound)
      schema["maximum"] = number(range.upperBound)
    case .atLeast(let bound): schema["minimum"] = number(bound)
    case .notEmpty: schema["minLength"] = 1
    case .minimumLength(let count): schema["minLength"] = .number(JSONNumber(count))
    // More than Wallet uses is no fault of the file.
    case .maximumCount: break
    }
  }

  private static func number(_ value: Double) -> JSONValue {
    JSONNumber(value).map(JSONValue.number) ?? .null
  }

  private static let datePattern =
    "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]+)?)?"
    + "(Z|[+-][0-9]{2}:[0-9]{2})$"

  private static let colorPattern =
    "^([rR][gG][bB]\\( *-?[0-9]+ *, *-?[0-9]+ *, *-?[0-9]+ *\\)"
    + "|[rR][gG][bB][aA]\\( *-?[0-9]+ *, *-?[0-9]+ *, *-?[0-9]+ *, *[0-9.]+ *\\)"
    + "|#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8}))$"
}

extension SchemaKey {
  /// The dictionary that the key holds, if it holds one.
  fileprivate var styleObject: SchemaObject? {
    if case .object(let object) = type { object } else { nil }
  }
}
