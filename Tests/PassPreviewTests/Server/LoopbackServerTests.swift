import Foundation
import Synchronization
import Testing

@testable import PassPreview

@Suite struct LoopbackServerTests {
  /// What the test tells the server's thread.
  final class Signals: Sendable {
    private let ends = Mutex(false)
    private let changed = Mutex(false)

    var goesOn: Bool { !ends.withLock { $0 } }
    func end() { ends.withLock { $0 = true } }
    func change() { changed.withLock { $0 = true } }

    func takeChange() -> Bool {
      changed.withLock { value in
        defer { value = false }
        return value
      }
    }
  }

  /// Hands the server to the one thread that uses it.
  struct Handed: @unchecked Sendable {
    let server: LoopbackServer
  }

  /// A server on a thread of its own for the length of a closure.
  static func serving(_ body: (Int, Signals) throws -> Void) throws {
    let signals = Signals()
    let handed = Handed(server: try LoopbackServer(port: 0))
    let port = handed.server.port
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      handed.server.serve(
        page: { ("<p>page</p>", "default-src 'none'") }, hasChanged: { signals.takeChange() },
        goesOn: { signals.goesOn })
    }
    defer {
      signals.end()
      group.wait()
    }
    try body(port, signals)
  }

  /// Sends bytes and reads until the other side closes, or until a text has come.
  static func ask(_ port: Int, _ text: String, until wanted: String? = nil, then act: () -> Void = {}) throws
    -> String
  {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
    var limit = timeval(tv_sec: 8, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    let isOpen = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    try #require(isOpen)
    _ = Array(text.utf8).withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    var hasActed = false
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      received += buffer[..<count]
      let soFar = String(decoding: received, as: UTF8.self)
      if !hasActed, soFar.contains("\r\n\r\n") {
        hasActed = true
        act()
      }
      if let wanted, soFar.contains(wanted) { break }
    }
    return String(decoding: received, as: UTF8.self)
  }

  @Test func `the page comes with its policy, and a foreign host gets none`() throws {
    try Self.serving { port, _ in
      let page = try Self.ask(port, "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      #expect(page.hasPrefix("HTTP/1.1 200 OK"))
      #expect(page.contains("Content-Security-Policy: default-src 'none'; frame-ancestors 'none'"))
      #expect(page.contains("Cache-Control: no-store"))
      #expect(page.hasSuffix("<p>page</p>"))
      let foreign = try Self.ask(port, "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n")
      #expect(foreign.hasPrefix("HTTP/1.1 403") && !foreign.contains("<p>page</p>"))
    }
  }

  @Test func `a change is told within a second`() throws {
    try Self.serving { port, signals in
      let start = Date()
      let stream = try Self.ask(
        port, "GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n", until: "data: changed",
        then: signals.change)
      #expect(stream.contains("text/event-stream") && stream.contains("data: changed"))
      #expect(Date().timeIntervalSince(start) < 1)
    }
  }

  @Test func `nonsense is refused and long requests are cut off`() throws {
    try Self.serving { port, _ in
      let requests = [
        ("nonsense\r\n\r\n", "400"), (String(repeating: "x", count: 20_000), "400"),
        ("GET /../etc/passwd HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n", "404"),
      ]
      for (request, status) in requests {
        let answer = try Self.ask(port, request)
        #expect(answer.hasPrefix("HTTP/1.1 \(status)"), "\(request.prefix(40))")
      }
    }
  }

  @Test func `two servers cannot have one port`() throws {
    let first = try LoopbackServer(port: 0)
    #expect(throws: PreviewError.self) { try LoopbackServer(port: first.port) }
    #expect(first.address == "http://127.0.0.1:\(first.port)/")
  }
}
