import Foundation
import Glibc

/// Answers one HTTP request on the loopback interface, then closes.
final class LoopbackServer: Sendable {
  let port: UInt16
  private let listener: Int32

  init(answering body: [UInt8]) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(listener, generic, length) == 0 && listen(listener, 4) == 0
          && getsockname(listener, generic, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRINUSE) }
    port = UInt16(bigEndian: address.sin_port)
    self.listener = listener
    Thread.detachNewThread {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { return }
      var request = [UInt8](repeating: 0, count: 4096)
      _ = recv(connection, &request, request.count, 0)
      let head =
        "HTTP/1.0 200 OK\r\nContent-Type: application/pkix-cert\r\nContent-Length: \(body.count)\r\n\r\n"
      let answer = Array(head.utf8) + body
      _ = send(connection, answer, answer.count, Int32(MSG_NOSIGNAL))
      close(connection)
    }
  }

  deinit { close(listener) }
}
