/// The templates that come with passforge, by the style that they show.
enum PassTemplateName: String, CaseIterable, ArgumentValue {
  case boardingPass, coupon, eventTicket, generic, storeCard
  case posterEventTicket, posterGeneric, semanticBoardingPass

  /// `boarding-pass`, as its folder is called.
  var folderName: String {
    rawValue.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
  }

  /// Apple's spelling, the folder's, and every mixture of capitals and dashes.
  static func read(_ word: String) throws(UnreadableValue) -> PassTemplateName {
    let plain = word.lowercased().filter { $0 != "-" && $0 != "_" }
    if let found = allCases.first(where: { $0.rawValue.lowercased() == plain }) { return found }
    let words = allCases.map(\.rawValue)
    let near = Suggestion.nearest(to: word, among: words).map { ["did you mean \($0)?"] } ?? []
    throw UnreadableValue(
      expected: "a template", hints: near + ["passforge init --list shows them"])
  }

  static var completion: Completion { .words(allCases.map(\.rawValue)) }
}
