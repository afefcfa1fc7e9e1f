import PassBundle
import PassData
import PassLint
import PassSystem
import PassTemplate

extension TemplateFolder {
  /// A finished pass folder: signed as it lies there. `${…}` in its texts and `template.json` beside them mean nothing.
  ///
  /// - Throws: ``BundleError`` where the folder can't be read at all.
  public static func finished(at path: String) throws -> TemplateFolder {
    let folder = try PassFolder.read(at: path)
    let inputs = TemplateInputs()
    let pass = Template(compiling: escaped(folder.passJSON.value))
    return TemplateFolder(
      folder: folder, inputs: inputs, bindings: ValueBindings(inputs, in: pass, hasExpressions: true),
      pass: pass,
      personalization: nil, strings: [], findings: folder.findings)
  }

  /// A tree as JSON-e has to be told it, so that rendering gives it back.
  private static func escaped(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string(let text): .string(text.replacing("${", with: "$${"))
    case .array(let elements): .array(elements.map(escaped))
    case .object(let object):
      .object(
        JSONObject(
          uniqueMembers: object.map { member in
            let text = member.key.replacing("${", with: "$${")
            return .init(key: text.hasPrefix("$") ? "$" + text : text, value: escaped(member.value))
          }))
    case .null, .bool, .number: value
    }
  }
}
