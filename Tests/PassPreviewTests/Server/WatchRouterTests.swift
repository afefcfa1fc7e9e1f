import Testing

@testable import PassPreview

@Suite struct WatchRouterTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var line = "GET / HTTP/1.1"
    var fields = ["Host: 127.0.0.1:8080"]
    let status: Int
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(name: "plain", status: 200),
    Case(name: "localhost", fields: ["Host: localhost:8080"], status: 200),
    Case(name: "own origin", fields: ["Host: 127.0.0.1:8080", "Origin: http://127.0.0.1:8080"], status: 200),
    Case(name: "question", line: "GET /?1 HTTP/1.1", status: 200),
    Case(name: "no host", fields: [], status: 403),
    Case(name: "foreign host", fields: ["Host: evil.example"], status: 403),
    Case(name: "rebound host", fields: ["Host: evil.example:8080"], status: 403),
    Case(name: "host without port", fields: ["Host: 127.0.0.1"], status: 403),
    Case(name: "two hosts", fields: ["Host: 127.0.0.1:8080", "Host: evil.example"], status: 403),
    Case(
      name: "foreign origin", fields: ["Host: 127.0.0.1:8080", "Origin: https://evil.example"], status: 403),
    Case(name: "no origin at all", fields: ["Host: 127.0.0.1:8080", "Origin: null"], status: 403),
    Case(
      name: "foreign fetch",
      fields: ["Host: 127.0.0.1:8080", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors"], status: 403),
    Case(
      name: "a link from elsewhere",
      fields: [
        "Host: 127.0.0.1:8080", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate",
        "Sec-Fetch-Dest: document",
      ],
      status: 200),
    Case(
      name: "a frame elsewhere",
      fields: [
        "Host: 127.0.0.1:8080", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate",
        "Sec-Fetch-Dest: iframe",
      ],
      status: 403),
    Case(name: "climbing", line: "GET /../../etc/passwd HTTP/1.1", status: 404),
    Case(name: "climbing, escaped", line: "GET /%2e%2e/pass.json HTTP/1.1", status: 404),
    Case(name: "a file of the folder", line: "GET /pass.json HTTP/1.1", status: 404),
    Case(name: "two slashes", line: "GET // HTTP/1.1", status: 404),
    Case(name: "posting", line: "POST / HTTP/1.1", status: 405),
  ])
  func `only this page, on this machine, by this name`(row: Case) throws {
    let text = ([row.line] + row.fields).joined(separator: "\r\n") + "\r\n\r\n"
    let request = try #require(HTTPRequest(Array(text.utf8)))
    let status: Int =
      switch WatchRouter(port: 8080).answer(to: request) {
      case .page, .events: 200
      case .refusal(let status, _): status
      }
    #expect(status == row.status)
  }

  @Test func `events are a stream of their own`() throws {
    let request = try #require(HTTPRequest(Array("GET /events HTTP/1.1\r\nHost: localhost:1\r\n\r\n".utf8)))
    #expect(WatchRouter(port: 1).answer(to: request) == .events)
  }
}
