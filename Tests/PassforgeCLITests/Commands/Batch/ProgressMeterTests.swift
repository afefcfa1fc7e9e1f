import Testing

@testable import PassforgeCLI

@Suite struct ProgressMeterTests {
  private func facts(_ done: Int, of total: Int? = 1_000) -> ProgressFacts {
    ProgressFacts(phase: total == nil ? "checking" : "signing", done: done, total: total)
  }

  @Test func `a terminal hears nothing at first, and then ten times a second at most`() {
    var meter = ProgressMeter(.terminal(width: 80, usesBlocks: true), now: .zero)
    var drawn = 0
    for step in 0..<1_000 {
      let text = meter.update(facts(step), now: .milliseconds(step * 2))
      if step * 2 < 400 { #expect(text == nil) }
      if text != nil { drawn += 1 }
    }
    #expect((15...17).contains(drawn))
    #expect(meter.clear() == "\r\u{1B}[K")
    #expect(meter.clear() == nil)
  }

  @Test func `a log gets a line each tenth`() {
    var meter = ProgressMeter(.log, now: .zero)
    let lines = (1...1_000).compactMap { meter.update(facts($0), now: .milliseconds(500 + $0 * 10)) }
    #expect(lines.count == 10)
    #expect(lines.first?.hasPrefix("passforge: signing 100 of 1,000  10 %  100/s") == true)
    #expect(lines.last?.hasPrefix("passforge: signing 1,000 of 1,000  100 %") == true)
  }

  @Test func `a log gets fewer and fewer lines where the end is not known`() {
    var meter = ProgressMeter(.log, now: .zero)
    let lines = (1...100).compactMap {
      meter.update(facts($0 * 1_000, of: nil), now: .milliseconds(500 + $0))
    }
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.contains(" rows so far") })
  }

  @Test func `quiet is quiet`() {
    var meter = ProgressMeter(.silent, now: .zero)
    #expect((1...100).allSatisfy { meter.update(facts($0), now: .seconds($0)) == nil })
  }

  @Test func `the pace is that of the last seconds`() throws {
    var window = RateWindow()
    #expect(window.perSecond == nil)
    // What an earlier run made goes by at once …
    window.add(0, at: .zero)
    window.add(100_000, at: .seconds(1))
    // … and does not count for long.
    for second in 2...10 { window.add(100_000 + second * 10, at: .seconds(second)) }
    #expect(try abs(#require(window.perSecond) - 10) < 0.01)
  }
}
