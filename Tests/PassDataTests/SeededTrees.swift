import PassData

/// Random trees that are the same for the same seed.
struct SeededTrees {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func value(depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .number(number())
    case 3, 4: return .string(text())
    case 5, 6:
      return .object(object(depth: depth - 1))
    default:
      return .array((0..<Int.random(in: 0...5, using: &random)).map { _ in value(depth: depth - 1) })
    }
  }

  private mutating func object(depth: Int) -> JSONObject {
    var object = JSONObject()
    // Now and then enough members for the index.
    let count = Int.random(in: 0...9, using: &random) == 0 ? 40 : Int.random(in: 0...6, using: &random)
    for _ in 0..<count { object[text()] = value(depth: count > 6 ? 0 : depth) }
    return object
  }

  private mutating func number() -> JSONNumber {
    let spellings = [
      "0", "-0", "1.0", "1E+2", "12345678901234567890", "0.10", "-1e-7", "5e-324", "1.7976931348623157e308",
    ]
    if Bool.random(using: &random) {
      return JSONNumber(text: spellings.randomElement(using: &random) ?? "0") ?? JSONNumber(0)
    }
    return JSONNumber(Int64.random(in: .min ... .max, using: &random))
  }

  private mutating func text() -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "Z", "0", "\"", "\\", "/", "\n", "\t", "\u{0}", "\u{1F}", "\u{7F}", "é", "\u{301}", "\u{2028}",
      "日",
      "😀", "\u{FFFF}", "\u{10FFFF}", "\u{E000}", " ",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      text.unicodeScalars.append(scalars.randomElement(using: &random) ?? "a")
    }
    return text
  }
}

/// SplitMix64.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
