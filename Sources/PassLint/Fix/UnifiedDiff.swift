/// The difference of two texts as `diff -u` shows it, for `--dry-run`.
public enum UnifiedDiff {
  /// - Returns: nothing for equal texts; a deleted file is compared with none.
  public static func text(_ change: LintFix.Change) -> String {
    let before = lines(change.before)
    let after = change.after.map(lines) ?? []
    guard before != after else { return "" }
    let target = change.after == nil ? "/dev/null" : "b/\(change.path)"
    var text = "--- a/\(change.path)\n+++ \(target)\n"
    guard change.before.allSatisfy({ $0 != 0 }) else { return text + "binary file\n" }
    for hunk in hunks(steps(from: before, to: after)) { text += hunk }
    return text
  }

  private enum Step {
    case same(String)
    case removed(String)
    case added(String)
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    var lines = String(decoding: bytes, as: UTF8.self).unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { String($0) }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func steps(from before: [String], to after: [String]) -> [Step] {
    let difference = after.difference(from: before) { $0.utf8.elementsEqual($1.utf8) }
    var removed = Set<Int>()
    var added = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var steps: [Step] = []
    var (left, right) = (0, 0)
    while left < before.count || right < after.count {
      if left < before.count, removed.contains(left) {
        steps.append(.removed(before[left]))
        left += 1
      } else if right < after.count, added.contains(right) {
        steps.append(.added(after[right]))
        right += 1
      } else {
        steps.append(.same(before[left]))
        left += 1
        right += 1
      }
    }
    return steps
  }

  /// Three lines of context around each change.
  private static func hunks(_ steps: [Step]) -> [String] {
    let changed = steps.indices.filter { if case .same = steps[$0] { false } else { true } }
    var ranges: [Range<Int>] = []
    for index in changed {
      let range = max(0, index - 3)..<min(steps.count, index + 4)
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { hunk(steps, $0) }
  }

  private static func hunk(_ steps: [Step], _ range: Range<Int>) -> String {
    var (left, right, leftCount, rightCount) = (1, 1, 0, 0)
    for step in steps[..<range.lowerBound] {
      switch step {
      case .same: (left, right) = (left + 1, right + 1)
      case .removed: left += 1
      case .added: right += 1
      }
    }
    var body = ""
    for step in steps[range] {
      switch step {
      case .same(let line):
        (leftCount, rightCount) = (leftCount + 1, rightCount + 1)
        body += " \(line)\n"
      case .removed(let line):
        leftCount += 1
        body += "-\(line)\n"
      case .added(let line):
        rightCount += 1
        body += "+\(line)\n"
      }
    }
    // An empty side begins at the line before, as diff has it.
    if leftCount == 0 { left -= 1 }
    if rightCount == 0 { right -= 1 }
    return "@@ -\(left),\(leftCount) +\(right),\(rightCount) @@\n" + body
  }
}
