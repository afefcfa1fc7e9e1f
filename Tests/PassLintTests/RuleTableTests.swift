import Foundation
import PassData
import PassModel
import Testing

@testable import PassLint

@Suite struct RuleTableTests {
  @Test func everyRuleHasBadAndGoodFixtures() throws {
    let readers = try ReaderSources()
    for rule in RuleTable.all {
      let cases = Fixture.cases(of: rule.id)
      let bad = cases.count { $0.isBad }
      if cases.isEmpty, rule.isFoundElsewhere {
        #expect(readers.mention(rule.id), "\(rule.id) is found by a reader whose tests never speak of it")
        continue
      }
      #expect(bad > 0, "\(rule.id) has no bad fixture")
      #expect(cases.count > bad, "\(rule.id) has no good fixture")
    }
  }

  @Test func everyFixtureBelongsToARule() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: Fixture.folder)
    where name != "README.md" {
      #expect(RuleTable[name] != nil, "Fixtures/\(name) has no rule")
    }
  }

  @Test(arguments: Fixture.all) func aFixtureYieldsExactlyItsRuleAtItsPlace(_ fixture: Fixture) throws {
    let found = try fixture.found()
    #expect(found == fixture.expected)
  }

  @Test(arguments: ["generic", "coupon", "storeCard", "eventTicket", "boardingPass", "posterGeneric"])
  func theGoodPassesThatFixturesPatchAreWithoutFindings(_ base: String) throws {
    let fixture = Fixture(code: "", isBad: false, name: base, value: ["base": .string(base)])
    #expect(try fixture.found() == [])
  }

  @Test func everyRuleTellsWhyAndShowsAnExample() {
    for rule in RuleTable.all {
      #expect(
        !rule.why.isEmpty && !rule.source.isEmpty && !rule.bad.isEmpty && !rule.good.isEmpty, "\(rule.id)")
      #expect(rule.evidence.words.isEmpty == false, "\(rule.id)")
      #expect(!rule.title.hasSuffix("."), "\(rule.id)")
    }
  }

  @Test func whatIsSupersededIsARule() {
    for rule in RuleTable.all {
      for silenced in rule.supersedes + rule.supersedesEverywhere {
        #expect(RuleTable[silenced] != nil, "\(rule.id) silences '\(silenced)', which is no rule")
      }
    }
  }
}
