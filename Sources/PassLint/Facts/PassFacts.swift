import PassData
import PassModel

/// What one walk over pass.json has found: the facts that rules judge.
///
/// A batch makes one of these per row, so everything here is noted in the order of the walk, and pointers are built
/// only for findings.
struct PassFacts: Sendable {
  let root: JSONObject

  /// The containers of the tree, each with its parent; the first is the root.
  private(set) var nodes: [Node] = []

  /// Which keys occur in any dictionary of a kind. Rules whose keys are absent are not run.
  private(set) var present: [UInt128] = Array(repeating: 0, count: SchemaObject.allCases.count)

  var misfits: [Misfit] = []
  var unknown: [UnknownKey] = []
  var missing: [MissingKey] = []
  var breaches: [Breach] = []
  var dates: [DateFact] = []
  var colors: [ColorFact] = []
  var links: [TextFact] = []
  var zones: [TextFact] = []
  var texts: [TextFact] = []
  var choices: [ChoiceFact] = []
  var fields: [FieldFact] = []
  var styles: [StyleFact] = []
  var objects: [ObjectFact] = []
  /// Numbers of so many digits that they may be rounded.
  var longNumbers: [(place: TreePlace, number: JSONNumber)] = []

  struct Node: Sendable {
    let parent: Int32
    let token: JSONPointer.Token
  }

  init(_ root: JSONObject) {
    self.root = root
    nodes.reserveCapacity(48)
    nodes.append(Node(parent: -1, token: .index(0)))
  }

  // MARK: - Places

  mutating func open(_ place: TreePlace) -> Int32 {
    nodes.append(Node(parent: place.node, token: place.token))
    return Int32(truncatingIfNeeded: nodes.count - 1)
  }

  @inline(__always)
  mutating func note(_ keys: KeySet, in object: SchemaObject) { present[object.rawValue] |= keys.bits }

  func pointer(_ node: Int32) -> JSONPointer {
    var tokens: [JSONPointer.Token] = []
    var current = nodes[Int(node)]
    while current.parent >= 0 {
      tokens.append(current.token)
      current = nodes[Int(current.parent)]
    }
    return JSONPointer(tokens.reversed())
  }

  func pointer(_ place: TreePlace) -> JSONPointer {
    var pointer = pointer(place.node)
    pointer.tokens.append(place.token)
    return pointer
  }

  func pointer(_ node: Int32, _ key: String) -> JSONPointer { pointer(node).appending(key) }

  // MARK: - Questions

  subscript(key: String) -> JSONValue? { root[key] }

  func text(_ key: String) -> String? { root[key]?.stringValue }

  func has(_ gate: Gate) -> Bool { present[gate.object.rawValue] & gate.keys != 0 }

  /// The classic style, if there is exactly one or several: the first in Wallet's order does not matter to us.
  var classicStyle: StyleFact? { styles.first { $0.style.isClassic } }

  func style(_ style: PassStyle) -> StyleFact? { styles.first { $0.style == style } }

  /// Whether the pass asks for an appearance, and has the style that belongs to it.
  func prefers(_ scheme: String) -> Bool {
    root["preferredStyleSchemes"]?.arrayValue?.contains(.string(scheme)) ?? false
  }

  var isPosterEventTicket: Bool { style(.eventTicket) != nil && prefers("posterEventTicket") }
  var isSemanticBoardingPass: Bool { style(.boardingPass) != nil && prefers("semanticBoardingPass") }

  /// All dictionaries of one kind, in the order of the walk.
  func objects(_ kind: SchemaObject) -> [ObjectFact] { objects.filter { $0.kind == kind } }

  /// The value of a semantic tag, wherever it stands: at the top or in a field. Where does not matter to Wallet.
  func semantic(_ tag: String) -> (value: JSONValue, pointer: JSONPointer)? {
    for object in objects where object.kind == .semantics && !object.isUpcoming {
      if let value = object.value[tag] { return (value, pointer(object.node, tag)) }
    }
    return nil
  }
}

/// Some keys of one kind of dictionary: a rule that is only about them runs only where one of them occurs.
public struct Gate: Sendable {
  let object: SchemaObject
  let keys: UInt128

  /// Any of these keys; with none named, any key at all.
  static func has(_ object: SchemaObject, _ names: String...) -> Gate {
    names.isEmpty
      ? Gate(object: object, keys: .max) : Gate(object: object, keys: KeySet(names, of: object).bits)
  }
}
