import PassData
import PassLayout
import Testing

@testable import PassPreview

@Suite struct FindingMarksTests {
  static func marks(_ tokens: [JSONPointer.Token]) throws -> [Face.Side: [Mark]] {
    let drawn = try SamplePass.draw(SamplePass.ticket())
    let finding = Diagnostic(.error, "a.b", "m", at: SourceLocation(file: "f", pointer: JSONPointer(tokens)))
    return FindingMarks([finding], on: drawn.drawing).marks
  }

  static let field: [JSONPointer.Token] = [.key("generic"), .key("primaryFields"), .index(0)]

  @Test func `a finding about a text frames it`() throws {
    #expect(try Self.marks(Self.field + [.key("value")])[.front]?.count == 1)
  }

  @Test func `a finding about something unseen of a field frames the field`() throws {
    let whole = try Self.marks(Self.field)[.front]?.first?.rect
    #expect(try Self.marks(Self.field + [.key("currencyCode")])[.front]?.first?.rect == whole)
    #expect(whole != nil)
  }

  @Test func `a back field is framed on the back`() throws {
    let marks = try Self.marks([.key("generic"), .key("backFields"), .index(0)])
    #expect(marks[.front] == nil && marks[.back]?.count == 1)
  }

  @Test(arguments: [[JSONPointer.Token.key("webServiceURL")], []])
  func `what is not on the card is not framed`(tokens: [JSONPointer.Token]) throws {
    #expect(try Self.marks(tokens).isEmpty)
  }
}
