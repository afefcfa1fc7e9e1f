import PassData
import PassModel

extension LintRule {
  static let userInfoLarge = LintRule(
    tree: "pass.userinfo-large", .warning, "userInfo stays below 4096 bytes",
    Note(
      why: "a limit is told by one source; nobody knows what happens above it", source: "one article", .users,
      bad: "10 KB of JSON", good: "an identifier by which your app finds the rest"),
    when: .has(.pass, "userInfo")
  ) { pass, report in
    guard let info = pass["userInfo"], info.objectValue?.isEmpty == false else { return }
    let count = JSONWriter.write(info).count
    guard count > 4_096 else { return }
    report.found(
      "userInfo has \(Words.size(count)) of JSON; 4096 bytes are told to be the limit",
      at: .value(JSONPointer.root.appending("userInfo")), hints: ["keep identifiers only"])
  }
}
