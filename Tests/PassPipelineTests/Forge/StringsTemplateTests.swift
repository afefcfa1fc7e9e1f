import PassBundle
import PassData
import PassTemplate
import TestSupport
import Testing

@testable import PassPipeline

@Suite struct StringsTemplateTests {
  private func template(_ bytes: [UInt8]) throws -> StringsTemplate? {
    let path = try #require(BundlePath("de.lproj/pass.strings"))
    return StringsTemplate(try PassStrings.read(bytes, file: "pass.strings"), at: path)
  }

  private func render(_ template: StringsTemplate, name: String) throws -> [UInt8] {
    try template.render(
      TemplateContext(row: ["name": .string(name)], now: Timestamp(seconds: 0), functions: []))
  }

  @Test func `a file without expressions is no template`() throws {
    #expect(try template(Array("\"a\" = \"b $ {c}\";\n".utf8)) == nil)
    #expect(try template([]) == nil)
  }

  @Test func `only texts with expressions change`() throws {
    let text = "/* ${name} */\n\"greeting\" = \"Hallo ${name}!\";\n  \"${name}\"  =  \"b\\\"c\" ;\n"
    let template = try #require(try template(Array(text.utf8)))
    let made = String(decoding: try render(template, name: "Zoë \"1\"\\"), as: UTF8.self)
    #expect(
      made == "/* ${name} */\n\"greeting\" = \"Hallo Zoë \\\"1\\\"\\\\!\";\n  \"${name}\"  =  \"b\\\"c\" ;\n")
    // What another reader makes of it.
    let read = try PassStrings.read(Array(made.utf8), file: "x")
    #expect(read.entries.first?.value == "Hallo Zoë \"1\"\\!")
  }

  @Test func `the encoding stays`() throws {
    let text = "\"greeting\" = \"Hallo ${name}\";\n"
    let wide: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let template = try #require(try template(wide))
    let made = try render(template, name: "Zoë 🎟")
    #expect(made.starts(with: [0xFF, 0xFE]))
    #expect(try PassStrings.read(made, file: "x").entries.first?.value == "Hallo Zoë 🎟")
  }

  @Test func `faults and unknown names are told before any row`() throws {
    let broken = try #require(try template(Array("\"a\" = \"${name\";\n".utf8)))
    #expect(!broken.faults.isEmpty)
    let unknown = try #require(try template(Array("\"a\" = \"${nmae}\";\n".utf8)))
    #expect(unknown.faults.isEmpty)
    #expect(unknown.unknownNames(columns: ["name"], functions: []).count == 1)
    #expect(unknown.unknownNames(columns: ["nmae"], functions: []).isEmpty)
  }
}
