public import PassData
public import PassPattern

/// What is wrong in `template.json`, with its place.
public struct InputsError: DiagnosableError, Equatable {
  public enum Fault: Sendable, Equatable {
    /// A key that has no meaning there. `allowed` are those that have.
    case unknownKey(String, nearest: String?, allowed: [String])
    case wrongKind(key: String, expected: String, found: String)
    case unknownWord(key: String, word: String, nearest: String?, allowed: [String])
    case pattern(PatternError)
    case requiredIsNoProperty(String, nearest: String?)
    case timezoneWithoutFormat
    case rowIsNoObject
    /// A default or an example that its own schema refuses.
    case unfit(key: String, ValueFault)
    case noExample(column: String)
    case zone(ZoneError)
    case template(TemplateError)

    // Of `values`:
    case placeMissing(name: String, nearest: String?)
    case placeHoldsExpression(name: String)
    case placeIsUnsettled(name: String)
    case placeSetTwice(name: String, other: String)
  }

  public let fault: Fault
  public let location: SourceLocation?

  init(_ fault: Fault, at location: SourceLocation?) {
    self.fault = fault
    self.location = location
  }

  public var diagnostic: Diagnostic {
    switch fault {
    case .template(let error): return error.diagnostic
    case .zone(let error):
      var diagnostic = error.diagnostic
      diagnostic.location = location
      return diagnostic
    default:
      let (code, message, hints) = words
      return Diagnostic(.error, "inputs." + code, message, at: location, hints: hints)
    }
  }

  private var words: (code: String, message: String, hints: [String]) {
    switch fault {
    case .unknownKey(let key, let nearest, let allowed):
      ("unknown-key", "'\(key)' has no meaning here", Self.hints(nearest, allowed))
    case .wrongKind(let key, let expected, let found):
      ("wrong-kind", "'\(key)' is \(expected), found \(found)", [])
    case .unknownWord(let key, let word, let nearest, let allowed):
      ("unknown-word", "'\(key)' cannot be '\(word)'", Self.hints(nearest, allowed))
    case .pattern(let error):
      ("pattern", error.diagnostic.message, error.diagnostic.hints)
    case .requiredIsNoProperty(let name, let nearest):
      (
        "required-unknown", "'\(name)' is required but not declared",
        [nearest.map { "did you mean '\($0)'?" } ?? "declare it under 'properties'"]
      )
    case .timezoneWithoutFormat:
      (
        "timezone-without-format", "'timezone' is for date-times",
        ["add \"format\": \"date-time\", or remove 'timezone'"]
      )
    case .rowIsNoObject: ("row-type", "a row is an object", ["write \"type\": \"object\" under 'row'"])
    case .unfit(let key, let fault):
      ("unfit", "the \(key) does not fit its own schema: \(fault.sentence)", fault.hints)
    case .noExample(let column):
      (
        "no-example", "the required '\(column)' has no example",
        ["add \"examples\": […] to it, or pass a row with --data"]
      )
    case .placeMissing(let name, let nearest): missingWords(name, nearest)
    case .placeHoldsExpression(let name):
      (
        "value-on-expression", "the place that '\(name)' fills holds an expression already",
        ["remove the expression, or the entry under 'values'"]
      )
    case .placeIsUnsettled(let name):
      (
        "value-inside-operator",
        "'\(name)' points into an operator, so its place is not the same for every row",
        ["put the expression into pass.json itself"]
      )
    case .placeSetTwice(let name, let other):
      ("value-twice", "'\(name)' and '\(other)' fill the same place", ["remove one of them"])
    case .template, .zone: ("error", "", [])
    }
  }

  private func missingWords(_ name: String, _ nearest: String?) -> (String, String, [String]) {
    let message =
      name.hasPrefix("/") ? "'\(name)' points to nothing in pass.json" : "no field has the key '\(name)'"
    let hint =
      nearest.map { "did you mean '\($0)'?" }
      ?? "name a field's 'key', or a JSON Pointer such as '/serialNumber'"
    return ("value-nowhere", message, [hint])
  }

  private static func hints(_ nearest: String?, _ allowed: [String]) -> [String] {
    if let nearest { return ["did you mean '\(nearest)'?"] }
    return allowed.isEmpty ? [] : ["known are \(allowed.map { "'\($0)'" }.joined(separator: ", "))"]
  }
}
