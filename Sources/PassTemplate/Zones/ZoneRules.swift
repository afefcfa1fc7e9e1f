public import PassData

/// The offsets of one time zone through the years.
public struct ZoneRules: Sendable, Equatable {
  /// One change of the offset: from this moment on, so many seconds east of UTC.
  struct Transition: Sendable, Equatable {
    let moment: Int64
    let offset: Int
  }

  public let name: String
  /// Before the first transition.
  let initialOffset: Int
  /// In ascending order.
  let transitions: [Transition]
  /// What holds after the last transition.
  let rule: ZoneRule?

  /// What a time on a wall there can mean.
  public enum Meaning: Sendable, Equatable {
    /// One moment, so many seconds east of UTC.
    case one(offset: Int)
    /// Clocks went back, and showed this time twice: first with the one offset, then with the other.
    case twice(first: Int, second: Int)
    /// Clocks went forward over this time.
    case never(before: Int, after: Int)
  }

  /// What a wall clock's time means in this zone.
  public func meaning(of time: CivilTime) -> Meaning {
    let wall = time.secondsAsUTC
    // No zone is more than 26 hours away from UTC, so a change further away cannot matter.
    let window = (wall - 26 * 3_600)...(wall + 26 * 3_600)
    let changes = changes(within: window)
    let offsets = [offset(at: window.lowerBound)] + changes.map(\.offset)
    var fitting: [Int] = []
    for offset in offsets where !fitting.contains(offset) && self.offset(at: wall - Int64(offset)) == offset {
      fitting.append(offset)
    }
    if fitting.count > 1 {
      let inOrder = fitting.sorted(by: >)
      return .twice(first: inOrder[0], second: inOrder[inOrder.count - 1])
    }
    if let only = fitting.first { return .one(offset: only) }
    for (before, change) in zip(offsets, changes) where change.offset > before {
      let start = change.moment + Int64(before)
      if (start..<change.moment + Int64(change.offset)).contains(wall) {
        return .never(before: before, after: change.offset)
      }
    }
    return .one(offset: offset(at: wall))
  }

  /// Seconds east of UTC at a moment.
  func offset(at moment: Int64) -> Int {
    if let rule, transitions.last.map({ moment >= $0.moment }) ?? true { return rule.offset(at: moment) }
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle].moment <= moment { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? initialOffset : transitions[low - 1].offset
  }

  private func changes(within window: ClosedRange<Int64>) -> [Transition] {
    var found = transitions.filter { window.contains($0.moment) }
    let last = transitions.last?.moment ?? .min
    if let rule {
      found += rule.transitions(around: window.upperBound).filter {
        $0.moment > last && window.contains($0.moment)
      }
    }
    return found
  }
}
