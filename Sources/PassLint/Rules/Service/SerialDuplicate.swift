import PassData
import PassModel

extension LintRule {
  static let serialDuplicate = LintRule(
    batch: "pass.serial-duplicate", .error, "no two passes of a batch have the same serial number",
    Note(
      why: "type and serial number are the identity of a pass; the later one replaces the earlier on a phone",
      source: "Apple, Pass", .apple, bad: "two rows with the serial number A-001", good: "A-001 and A-002"))
}
