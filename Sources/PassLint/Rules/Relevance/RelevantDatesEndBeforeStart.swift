import PassData
import PassModel

extension LintRule {
  static let relevantDatesEndBeforeStart = LintRule(
    tree: "relevance.relevantdates-end-before-start", .error, "an interval ends after it starts",
    Note(
      why: "it covers no moment", source: "our inference", .inferred,
      bad: "startDate 19:30, endDate 19:00 of the same day", good: "startDate 19:30, endDate 23:00"),
    when: .has(.relevantDate, "startDate")
  ) { pass, report in
    for (entry, start, end) in pass.intervals where end.moment < start.moment {
      report.found(
        "the interval ends before it starts", at: .value(pass.pointer(entry.node, "endDate")),
        hints: ["swap the two, or mend the day"])
    }
  }
}

extension PassFacts {
  /// The intervals of relevantDates whose both ends can be read.
  var intervals: [(entry: ObjectFact, start: PassDate, end: PassDate)] {
    objects(.relevantDate).compactMap { entry in
      guard let start = entry.value["startDate"]?.stringValue.flatMap({ try? PassDate.read($0) }),
        let end = entry.value["endDate"]?.stringValue.flatMap({ try? PassDate.read($0) })
      else { return nil }
      return (entry, start, end)
    }
  }
}
