import PassData
import PassModel

extension LintRule {
  /// Names what is wrong and never the token.
  static let serviceTokenWeak = LintRule(
    tree: "service.token-weak", .warning, "authenticationToken can't be guessed",
    Note(
      why: "who guesses it gets the pass of somebody else from your server", source: "our inference",
      .inferred,
      bad: "the serial number, or one letter sixteen times", good: "16 random characters"),
    when: .has(.pass, "authenticationToken")
  ) { pass, report in
    guard let token = pass.text("authenticationToken"), pass["webServiceURL"] != nil,
      token.utf8.count >= 16, let weakness = weakness(of: token, serial: pass.text("serialNumber") ?? "")
    else { return }
    report.found(
      "authenticationToken \(weakness)", at: .value(JSONPointer.root.appending("authenticationToken")),
      hints: ["make it random, or derive it with --token-secret"])
  }

  private static func weakness(of token: String, serial: String) -> String? {
    let bytes = Array(token.utf8)
    var different: [UInt8] = []
    for byte in bytes where different.count <= 5 && !different.contains(byte) { different.append(byte) }
    if different.count <= 5 { return "consists of very few different characters" }
    if !serial.isEmpty, token.hasSameBytes(as: serial) { return "is the serial number" }
    let step = Int(bytes[1]) - Int(bytes[0])
    if zip(bytes, bytes.dropFirst()).allSatisfy({ Int($1) - Int($0) == step }) {
      return "is a run of neighbouring characters"
    }
    let lower = token.lowercased()
    for word in ["password", "changeme", "secret-token", "authenticationtoken", "1234567890123456"]
    where lower.hasPrefix(word) {
      return "begins with a word that everybody tries"
    }
    return nil
  }
}
