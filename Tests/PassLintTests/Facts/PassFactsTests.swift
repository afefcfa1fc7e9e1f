import PassData
import PassModel
import Testing

@testable import PassLint

@Suite struct PassFactsTests {
  @Test func everyFactHasItsPlace() throws {
    let facts = PassWalk.facts(of: try BasePass.tree("poster"))
    #expect(facts.dates.map { facts.pointer($0.place).description }.contains("/relevantDates/0/startDate"))
    #expect(facts.fields.map { facts.pointer($0.node).description } == ["/eventTicket/primaryFields/0"])
    #expect(facts.isPosterEventTicket)
    #expect(facts.has(.has(.nfc, "message")))
    #expect(!facts.has(.has(.beacon)))
  }

  @Test func aSemanticTagIsFoundWhereverItStands() throws {
    let tree = MergePatch.apply(
      ["eventTicket": ["primaryFields": [["key": "a", "value": "b", "semantics": ["genre": "Rock"]]]]],
      to: try BasePass.tree("eventTicket"))
    #expect(
      PassWalk.facts(of: tree).semantic("genre")?.pointer.description
        == "/eventTicket/primaryFields/0/semantics/genre")
  }

  @Test func aValueAndItsKeyAreOnePlace() {
    let pointer = JSONPointer.root.appending("a")
    #expect(Place.value(pointer) == Place.key(pointer))
    #expect(Place.file("a") != Place.value(pointer))
  }
}
