import PassData

/// The keys that make an object an operation.
enum OperatorName: String, CaseIterable, Sendable {
  case eval = "$eval"
  case flatten = "$flatten"
  case flattenDeep = "$flattenDeep"
  case fromNow = "$fromNow"
  case condition = "$if"
  case json = "$json"
  case bind = "$let"
  case map = "$map"
  case reduce = "$reduce"
  case find = "$find"
  case match = "$match"
  case choice = "$switch"
  case merge = "$merge"
  case mergeDeep = "$mergeDeep"
  case sort = "$sort"
  case reverse = "$reverse"

  /// The other keys that may stand beside it, for messages.
  var companions: [String] {
    switch self {
    case .condition: ["then", "else"]
    case .fromNow: ["from"]
    case .bind: ["in"]
    case .map, .find: ["each(x)", "each(x,i)"]
    case .reduce: ["initial", "each(acc,x)", "each(acc,x,i)"]
    case .sort: ["by(x)"]
    case .eval, .flatten, .flattenDeep, .json, .match, .choice, .merge, .mergeDeep, .reverse: []
    }
  }

  /// Whether a key may stand beside it.
  func allows(_ key: String) -> Bool {
    switch self {
    case .condition: key.hasSameBytes(as: "then") || key.hasSameBytes(as: "else")
    case .fromNow: key.hasSameBytes(as: "from")
    case .bind: key.hasSameBytes(as: "in")
    case .map, .find: Each(key).map { $0.names.count <= 2 } ?? false
    case .reduce: key.hasSameBytes(as: "initial") || (Each(key).map { $0.names.count >= 2 } ?? false)
    case .sort: Each.by(key) != nil
    case .eval, .flatten, .flattenDeep, .json, .match, .choice, .merge, .mergeDeep, .reverse: false
    }
  }
}

extension Each {
  /// `each(a)`, `each(a,b)` or `each(a,b,c)`, with white space after the commas.
  init?(_ key: String) {
    guard let names = Self.names(in: key, after: "each("), names.count <= 3 else { return nil }
    self.init(key: key, names: names)
  }

  /// The name in `by(x)`.
  static func by(_ key: String) -> String? {
    guard let names = names(in: key, after: "by("), names.count == 1 else { return nil }
    return names[0]
  }

  private static func names(in key: String, after prefix: String) -> [String]? {
    guard key.hasPrefix(prefix), key.hasSuffix(")") else { return nil }
    let inner = key.dropFirst(prefix.count).dropLast()
    let names = inner.unicodeScalars.split(separator: ",", omittingEmptySubsequences: false).enumerated().map
    {
      String($0.offset == 0 ? $0.element : WhiteSpace.trimmingStart($0.element))
    }
    return names.allSatisfy(Identifier.isValid) ? names : nil
  }
}
