import PassData

/// A row schema in lines: name, kind, whether it must be there, what else it must be, an example.
struct InputsSheet {
  private let schema: JSONValue
  private let example: JSONObject

  init(_ schema: JSONValue, example: JSONObject) {
    self.schema = schema
    self.example = example
  }

  func text(in context: Context) -> String {
    let properties = schema["properties"]?.objectValue ?? JSONObject()
    guard !properties.isEmpty else { return "nothing: every pass of this folder is the same\n" }
    let style = context.outputStyle
    let width = properties.map { TextLayout.columns($0.key) }.max() ?? 0
    var result = schema["title"]?.stringValue.map { style.bold($0.visible) + "\n\n" } ?? ""
    for property in properties {
      let facts = facts(of: property.key, property.value)
      let indent = width + 2
      let lines = TextLayout.wrap(facts.visible, width: max(20, context.width - indent))
      result +=
        style.cyan(TextLayout.pad(property.key.visible, to: width)) + "  " + (lines.first ?? "") + "\n"
      result += lines.dropFirst().map { String(repeating: " ", count: indent) + $0 + "\n" }.joined()
    }
    let row = String(decoding: JSONWriter.write(.object(example), layout: .indented), as: UTF8.self)
    return result + "\n" + style.bold("an example") + "\n\n" + row + "\n"
  }

  private func facts(of name: String, _ property: JSONValue) -> String {
    let isRequired = (schema["required"]?.arrayValue ?? []).contains { $0.stringValue == name }
    var facts = [kind(of: property), isRequired ? "required" : nil, property["title"]?.stringValue]
    facts.append(property["description"]?.stringValue)
    facts.append(property["default"].map { "default \(spelled($0))" })
    facts.append(property["enum"]?.arrayValue.map { "one of " + $0.map(spelled).joined(separator: ", ") })
    facts.append(property["pattern"]?.stringValue.map { "like \($0)" })
    facts.append(bounds(of: property))
    facts.append(property["timezone"]?.stringValue.map { "time of \($0) where no offset is given" })
    facts.append(property["unique"]?.boolValue == true ? "different in every row" : nil)
    return facts.compactMap(\.self).joined(separator: "; ")
  }

  private func kind(of property: JSONValue) -> String {
    let kinds =
      property["type"]?.arrayValue?.compactMap(\.stringValue) ?? [
        property["type"]?.stringValue ?? "any value"
      ]
    let format = property["format"]?.stringValue.map { " (\($0))" } ?? ""
    return kinds.joined(separator: " or ") + format
  }

  private func bounds(of property: JSONValue) -> String? {
    let words = [
      ("minimum", "at least"), ("exclusiveMinimum", "more than"), ("maximum", "at most"),
      ("exclusiveMaximum", "less than"), ("minLength", "at least"), ("maxLength", "at most"),
    ]
    let bounds = words.compactMap { key, words in
      property[key]?.numberValue.map {
        "\(words) \($0.text)" + (key.hasSuffix("Length") ? " characters" : "")
      }
    }
    return bounds.isEmpty ? nil : bounds.joined(separator: ", ")
  }

  private func spelled(_ value: JSONValue) -> String {
    String(decoding: JSONWriter.write(value), as: UTF8.self)
  }
}
