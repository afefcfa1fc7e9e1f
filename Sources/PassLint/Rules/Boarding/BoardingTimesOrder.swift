import PassData
import PassModel

extension LintRule {
  static let boardingTimesOrder = LintRule(
    tree: "boarding.times-order", .warning, "boarding comes before departure, departure before arrival",
    Note(
      why: "Wallet works out the live boarding time from the distance of the two, and shows nonsense",
      source: "Apple, Creating an Airline Boarding Pass Using Semantic Tags", .apple,
      bad: "originalBoardingDate 10:00, originalDepartureDate 09:40", good: "09:00, 09:40"),
    when: .has(
      .semantics, "originalBoardingDate", "originalDepartureDate", "currentBoardingDate",
      "currentDepartureDate")
  ) { pass, report in
    for prefix in ["original", "current"] {
      for (first, second) in [("Boarding", "Departure"), ("Departure", "Arrival")] {
        guard let early = pass.moment("\(prefix)\(first)Date"),
          let late = pass.moment("\(prefix)\(second)Date"),
          late.moment < early.moment
        else { continue }
        report.found(
          "\(prefix)\(second)Date lies before \(prefix)\(first)Date", at: .value(late.pointer),
          hints: ["mend the times, or their zones"])
      }
    }
  }
}

extension PassFacts {
  /// The moment of a semantic tag.
  fileprivate func moment(_ tag: String) -> (moment: Timestamp, pointer: JSONPointer)? {
    guard let found = semantic(tag), let text = found.value.stringValue, let date = try? PassDate.read(text)
    else {
      return nil
    }
    return (date.moment, found.pointer)
  }
}
