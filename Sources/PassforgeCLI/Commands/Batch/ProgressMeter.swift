/// When progress is told: on a terminal one line that is drawn again, elsewhere a line now and then.
///
/// Pure but for the clock that it is handed; what it returns is to be written to standard error.
struct ProgressMeter {
  enum Manner: Sendable {
    case terminal(width: Int, usesBlocks: Bool)
    case log
    case silent
  }

  private let manner: Manner
  private let started: Duration
  private var rate = RateWindow()
  private var drawn: Duration?
  private var phase = ""
  private var nextMark = 0

  /// A run that is over sooner says nothing.
  private static let patience = Duration.milliseconds(400)
  private static let betweenDraws = Duration.milliseconds(100)
  /// Where nobody knows how many rows there are: at so many, and then at twice as many each time.
  private static let firstCount = 10_000

  /// - Parameter now: since some fixed moment, as in all other calls.
  init(_ manner: Manner, now: Duration) {
    self.manner = manner
    started = now
  }

  /// What is to be written now; nil for nothing.
  mutating func update(_ facts: ProgressFacts, now: Duration) -> String? {
    if facts.phase != phase {
      phase = facts.phase
      rate = RateWindow()
      nextMark = facts.total == nil ? Self.firstCount : 1
    }
    rate.add(facts.done, at: now)
    guard now - started >= Self.patience else { return nil }
    var facts = facts
    facts.rate = rate.perSecond
    switch manner {
    case .silent: return nil
    case .terminal(let width, let usesBlocks):
      if let drawn, now - drawn < Self.betweenDraws { return nil }
      drawn = now
      // Without wrapping, so that a window made narrower cuts the line instead of leaving pieces of it.
      return "\r\u{1B}[?7l" + ProgressLine.text(facts, width: width - 1, usesBlocks: usesBlocks)
        + "\u{1B}[K\u{1B}[?7h"
    case .log: return isDue(facts) ? "passforge: " + ProgressLine.logged(facts) + "\n" : nil
    }
  }

  /// Takes the line away, so that something else can be written; nil where there is none.
  mutating func clear() -> String? {
    guard drawn != nil else { return nil }
    drawn = nil
    return "\r\u{1B}[K"
  }

  private mutating func isDue(_ facts: ProgressFacts) -> Bool {
    guard let fraction = facts.fraction else {
      guard facts.done >= nextMark else { return false }
      while nextMark <= facts.done { nextMark *= 2 }
      return true
    }
    let tenths = Int(fraction * 10)
    guard tenths >= nextMark else { return false }
    nextMark = tenths + 1
    return true
  }
}

/// How fast it goes, looked at over the last five seconds: a run that skips what is done must not promise that pace
/// for the rest.
struct RateWindow {
  private var samples: [(moment: Duration, done: Int)] = []

  private static let length = Duration.seconds(5)
  private static let step = Duration.milliseconds(250)

  mutating func add(_ done: Int, at moment: Duration) {
    if samples.count > 1, moment - samples[samples.count - 2].moment < Self.step {
      samples[samples.count - 1] = (moment, done)
      return
    }
    samples.append((moment, done))
    while samples.count > 2, moment - samples[1].moment >= Self.length { samples.removeFirst() }
  }

  var perSecond: Double? {
    guard let first = samples.first, let last = samples.last else { return nil }
    let time = (last.moment - first.moment) / .seconds(1)
    guard time >= 0.2, last.done > first.done else { return nil }
    return Double(last.done - first.done) / time
  }
}
