import PassModel

/// All that decides which images a pass draws, and in which boxes. Rows of a batch share it nearly always.
struct Appearance: Equatable, Sendable {
  let styles: [PassStyle]
  let isPosterEventTicket: Bool

  init(_ pass: PassFacts) {
    styles = pass.styles.map(\.style)
    isPosterEventTicket = pass.isPosterEventTicket
  }

  var classicStyle: PassStyle? { styles.first(where: \.isClassic) }
}
