import PassData
import PassModel

extension LintRule {
  static let idFormat = LintRule(
    tree: "pass.id-format", .warning, "passTypeIdentifier has the form 'pass.com.example.ticket'",
    Note(
      why: "the developer portal gives out Pass Type IDs of this form only, so no certificate will match",
      source: "Apple, developer portal; passes with real certificates", [.apple, .measured],
      bad: #""passTypeIdentifier": "com.example.ticket""#,
      good: #""passTypeIdentifier": "pass.com.example.ticket""#)
  ) { pass, report in
    guard let type = pass.text("passTypeIdentifier"), !type.isEmpty,
      !type.hasPrefix("userpass.com.apple.wallet.")
    else { return }
    let place = Place.value(JSONPointer.root.appending("passTypeIdentifier"))
    guard type.hasPrefix("pass."), type.utf8.count > 5 else {
      return report.found(
        "\(Words.quoted(type)) does not begin with 'pass.'", at: place,
        hints: ["copy the identifier from the developer portal"])
    }
    let isPlain = type.utf8.allSatisfy {
      ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D
    }
    guard !isPlain else { return }
    report.found(
      "\(Words.quoted(type)) has characters that no Pass Type ID has", at: place,
      hints: ["use letters, digits, '.' and '-'"])
  }
}
