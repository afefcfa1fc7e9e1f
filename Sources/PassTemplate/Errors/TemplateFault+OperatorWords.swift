/// Operators that are used wrongly.
extension TemplateFault {
  var operatorWords: Words {
    switch self {
    case .severalOperators(let names):
      Words("several-operators", "one object holds \(Self.list(names))", "nest one of them inside the other")
    case .reservedKey(let key):
      Words(
        "reserved-key", "'\(key)' is no operator", nearest: NearestName.to(key, among: Self.operatorNames),
        or: "write '$\(key)' for a key that begins with a dollar")
    case .unknownProperties(let operation, let names): companionWords(operation, names)
    case .expressionIsNoText(let operation, let found):
      Words("expression-not-string", "the expression of '\(operation)' is a string, found \(found)")
    case .operand(let operation, let rule, let found):
      Words("operand-type", "'\(operation)' needs \(rule.words), found \(found)")
    case .needsEach(let operation):
      Words(
        "missing-each", "'\(operation)' needs one 'each(…)' beside it",
        operation == "$reduce" ? "add \"each(acc,x)\": …" : "add \"each(x)\": …")
    case .needsThreeProperties:
      Words("missing-each", "'$reduce' needs 'initial' and one 'each(acc,x)' beside it")
    case .needsIn:
      Words("missing-in", "'$let' needs 'in' beside it", "add \"in\": … with what uses the names")
    case .severalBy: Words("several-by", "'$sort' takes one 'by(…)'")
    case .letKey(let key):
      Words(
        "let-name", "'\(key)' cannot be a name in '$let'",
        "names have letters a to z, digits and '_', and begin with no digit")
    case .eachIsNoText:
      Words("expression-not-string", "'each(…)' of '$find' is an expression in a string")
    case .mapOnObject(let each, let found):
      Words("map-of-object", "over an object, '\(each)' makes an object for each member, found \(found)")
    case .severalSwitchConditions: Words("several-cases", "more than one condition of '$switch' holds")
    case .unsortable:
      Words(
        "unsortable", "'$sort' orders numbers or strings, all of one kind",
        "give the key: \"by(x)\": \"x.name\"")
    case .uncalledFunction: Words("uncalled-function", "a function is left in the result", "call it with (…)")
    case .contextKey(let key):
      Words(
        "context-name", "'\(key)' cannot be a name in expressions",
        "rename it, or reach it as row[\"\(key)\"]")
    default: Words("error", specification.message)
    }
  }

  private static let operatorNames = OperatorName.allCases.map(\.rawValue)

  private func companionWords(_ operation: String, _ names: [String]) -> Words {
    let allowed = OperatorName(rawValue: operation)?.companions ?? []
    let message = "'\(operation)' does not take \(Self.list(names)) beside it"
    if allowed.isEmpty { return Words("unknown-property", message, "it stands alone in its object") }
    let nearest = names.first.flatMap { NearestName.to($0, among: allowed) }
    return Words("unknown-property", message, nearest: nearest, or: "it takes \(Self.list(allowed))")
  }

  private static func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
}

extension TemplateFault.OperandRule {
  fileprivate var words: String {
    switch self {
    case .array: "an array"
    case .arrayOrObject: "an array or an object"
    case .arrayOfObjects: "an array of objects"
    case .object, .literalObject: "an object"
    case .string: "a string"
    case .sortable: "an array"
    }
  }
}
