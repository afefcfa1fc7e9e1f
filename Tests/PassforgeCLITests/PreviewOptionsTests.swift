import PassData
import Testing

@testable import PassforgeCLI

@Suite struct PreviewOptionsTests {
  static func options(_ words: String..., environment: [String: String] = [:]) throws -> PreviewOptions {
    let values = try ArgumentValues(words, for: PreviewCommand.declarations, of: "preview")
    return try PreviewOptions(values) { environment[$0] }
  }

  @Test func `a plain line has the usual phone`() throws {
    let options = try Self.options("coffee", "-o", "x.html")
    #expect(options.subject == .pass("coffee") && options.destination == .file("x.html"))
    #expect(options.locale == "en_US" && options.timeZone == "UTC" && options.width == 375)
    #expect(options.scale == 2 && options.system == 27 && options.appearance == nil && options.row == 1)
  }

  @Test func `every use has its words`() throws {
    #expect(try Self.options("--diff", "a", "b", "-o", "x.png").subject == .difference("a", "b"))
    #expect(
      try Self.options("t", "--contact-sheet", "r.csv", "--sample", "3", "-o", "x.png").subject
        == .contactSheet(template: "t", rows: "r.csv", sample: 3))
    #expect(
      try Self.options("t", "--contact-sheet", "r.csv", "-o", "x.png").subject
        == .contactSheet(template: "t", rows: "r.csv", sample: 12))
    #expect(try Self.options("t", "--watch", "--port", "8080").destination == .server(port: 8_080))
    #expect(try Self.options("t", "--terminal").destination == .terminal)
    #expect(try Self.options("t", "--json").destination == .displayList)
  }

  @Test(arguments: [
    ["t"], ["-o", "x.html"], ["t", "-o", "x", "--terminal"], ["t", "--watch", "--terminal"],
    ["a", "b", "-o", "x"],
    ["--diff", "a", "-o", "x"], ["--diff", "a", "b", "c", "-o", "x"],
    ["t", "--diff", "b", "--contact-sheet", "r", "-o", "x"],
    ["t", "-o", "x", "--width", "376"], ["t", "-o", "x", "--scale", "4"],
    ["t", "-o", "x", "--appearance", "blue"],
    ["t", "-o", "x", "--now", "tomorrow"],
  ])
  func `a line that makes no sense is refused`(words: [String]) {
    #expect(throws: UsageError.self) {
      let values = try ArgumentValues(words, for: PreviewCommand.declarations, of: "preview")
      _ = try PreviewOptions(values) { _ in nil }
    }
  }

  @Test(arguments: [
    ("Europe/Berlin", "Europe/Berlin"), (":Asia/Tokyo", "Asia/Tokyo"), ("CET-1CEST", "UTC"), ("UTC", "UTC"),
  ])
  func `the zone is that of TZ where it is a name`(value: String, zone: String) throws {
    #expect(try Self.options("t", "--terminal", environment: ["TZ": value]).timeZone == zone)
  }
}
