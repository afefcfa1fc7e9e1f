import Testing

@testable import PassPreview

@Suite struct HTTPRequestTests {
  @Test func `a request is read`() {
    let request = HTTPRequest(Array("GET /a?b HTTP/1.1\r\nHost: x:1 \r\nX-A: 1\r\nx-a: 2\r\n\r\nrest".utf8))
    #expect(request?.method == "GET" && request?.target == "/a?b")
    #expect(request?.fields == ["host": "x:1", "x-a": "1,2"])
  }

  @Test(arguments: [
    "", "\r\n\r\n", "GET / HTTP/1.1\r\n", "GET /\r\n\r\n", "GET http://x/ HTTP/1.1\r\n\r\n",
    "GET / HTTP/2\r\n\r\n",
    "GET  / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nbroken\r\n\r\n",
    "GET / HTTP/1.1\r\nA: 1\r\n folded\r\n\r\n",
    "GET /\u{0} HTTP/1.1\r\n\r\n", "GET /é HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\n: x\r\n\r\n",
  ])
  func `what is no request is nil`(text: String) {
    #expect(HTTPRequest(Array(text.utf8)) == nil)
  }

  @Test func `a head that is too long is nil`() {
    let text = "GET / HTTP/1.1\r\nA: \(String(repeating: "x", count: 9_000))\r\n\r\n"
    #expect(HTTPRequest(Array(text.utf8)) == nil)
  }
}
