/// What a progress line says.
struct ProgressFacts: Sendable, Equatable {
  /// `checking`, `signing`.
  var phase: String
  var done: Int
  /// Nil where nobody knows yet how many there are.
  var total: Int?
  var rejected = 0
  /// Rows a second; nil before it can be told.
  var rate: Double?

  var fraction: Double? { total.map { $0 > 0 ? min(1, Double(done) / Double($0)) : 1 } }

  var secondsLeft: Int? {
    guard let total, let rate, rate > 0, total >= done else { return nil }
    return Int(exactly: (Double(total - done) / rate).rounded(.up))
  }
}

/// One line of progress, no wider than the terminal.
///
///     signing ████████▉      8,998 of 11,998  2,140/s  0:02 left  2 rejected
///
/// Where it does not fit, the bar goes first, then the rate, then the time, then what was rejected.
enum ProgressLine {
  private static let bars = 8...30

  static func text(_ facts: ProgressFacts, width: Int, usesBlocks: Bool = true) -> String {
    let count = HumanText.number(facts.done) + (facts.total.map { " of " + HumanText.number($0) } ?? " rows")
    let rate = facts.rate.map { perSecond($0) }
    let left = facts.secondsLeft.map { duration($0) + " left" }
    let rejected = facts.rejected > 0 ? HumanText.number(facts.rejected) + " rejected" : nil
    let fullest = [count, rate, left, rejected].compactMap(\.self)
    let room = width - facts.phase.count - 1 - joined(fullest).count - 2
    if let fraction = facts.fraction, room >= bars.lowerBound {
      let bar = bar(fraction, width: min(room, bars.upperBound), usesBlocks: usesBlocks)
      return "\(facts.phase) \(bar)  \(joined(fullest))"
    }
    let shorter = [
      fullest, [count, left, rejected].compactMap(\.self), [count, rejected].compactMap(\.self), [count],
    ]
    let fitting = shorter.map { facts.phase + " " + joined($0) }
    return fitting.first { $0.count <= width } ?? String((fitting.last ?? "").prefix(max(width, 0)))
  }

  /// The same for a log: no bar, and how far in percent.
  static func logged(_ facts: ProgressFacts) -> String {
    guard let total = facts.total, let fraction = facts.fraction else {
      return joined(["\(facts.phase) \(HumanText.number(facts.done)) rows so far"] + details(facts))
    }
    let percent = "\(Int(fraction * 100)) %"
    let count = "\(facts.phase) \(HumanText.number(facts.done)) of \(HumanText.number(total))"
    return joined([count, percent] + details(facts))
  }

  private static func details(_ facts: ProgressFacts) -> [String] {
    [
      facts.rate.map { perSecond($0) },
      facts.secondsLeft.flatMap { $0 > 0 ? duration($0) + " left" : nil },
      facts.rejected > 0 ? HumanText.number(facts.rejected) + " rejected" : nil,
    ].compactMap(\.self)
  }

  private static func joined(_ parts: [String]) -> String { parts.joined(separator: "  ") }

  private static func perSecond(_ rate: Double) -> String {
    if rate < 10 { return "\((rate * 10).rounded() / 10)/s" }
    return HumanText.number(Int(exactly: rate.rounded()) ?? 0) + "/s"
  }

  /// `0:05`, `12:30`, `1:02:03`.
  static func duration(_ seconds: Int) -> String {
    let parts =
      seconds >= 3_600 ? [seconds / 3_600, seconds / 60 % 60, seconds % 60] : [seconds / 60, seconds % 60]
    return parts.enumerated().map { $0 > 0 && $1 < 10 ? "0\($1)" : "\($1)" }.joined(separator: ":")
  }

  private static let eighths = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  private static func bar(_ fraction: Double, width: Int, usesBlocks: Bool) -> String {
    let filled = Int(fraction * Double(width * 8))
    guard usesBlocks else {
      return "[" + String(repeating: "#", count: filled * (width - 2) / (width * 8))
        + String(repeating: ".", count: width - 2 - filled * (width - 2) / (width * 8)) + "]"
    }
    let whole = String(repeating: "█", count: filled / 8)
    guard filled / 8 < width else { return whole }
    return whole + eighths[filled % 8] + String(repeating: " ", count: width - filled / 8 - 1)
  }
}
