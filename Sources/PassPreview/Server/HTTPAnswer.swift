/// Writes answers of HTTP/1.1. Every one says not to be kept, not to be framed, and what its page may do.
struct HTTPAnswer {
  var status: Int
  var type: String
  var body: [UInt8]
  var policy: String

  static let names = [
    200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    503: "Service Unavailable",
  ]

  static func text(_ status: Int, _ words: String) -> HTTPAnswer {
    HTTPAnswer(
      status: status, type: "text/plain; charset=utf-8", body: Array((words + "\n").utf8),
      policy: "default-src 'none'")
  }

  var bytes: [UInt8] {
    Array((head + "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n").utf8) + body
  }

  /// The head of a stream of events, which goes on until one side leaves.
  static var eventHead: [UInt8] {
    Array(
      HTTPAnswer(status: 200, type: "text/event-stream", body: [], policy: "default-src 'none'").head.utf8)
      + Array("Connection: keep-alive\r\n\r\nretry: 500\n\n".utf8)
  }

  private var head: String {
    """
    HTTP/1.1 \(status) \(Self.names[status] ?? "Error")\r
    Content-Type: \(type)\r
    Cache-Control: no-store\r
    Content-Security-Policy: \(policy); frame-ancestors 'none'\r
    Cross-Origin-Resource-Policy: same-origin\r
    Referrer-Policy: no-referrer\r
    X-Content-Type-Options: nosniff\r
    X-Frame-Options: DENY\r

    """
  }
}
