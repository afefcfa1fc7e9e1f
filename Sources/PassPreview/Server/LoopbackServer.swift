import Foundation

/// A small server on 127.0.0.1 for one person: a page, and a stream that says when to load it again.
///
/// One thread, one `poll`. Connections, the size of a request and the time to send it are bounded.
public final class LoopbackServer {
  struct Limits {
    var connections = 32
    var secondsToAsk = 5.0
    /// Bytes that a reader who does not read may leave waiting.
    var unsentBytes = 64 << 20
  }

  private struct Connection {
    var received: [UInt8] = []
    var unsent: ArraySlice<UInt8> = []
    var isStream = false
    var closesWhenSent = false
    var deadline: Double
  }

  public let port: Int
  private let listener: Int32
  private let limits = Limits()
  private var connections: [Int32: Connection] = [:]
  private let router: WatchRouter

  /// - Parameter port: 0 for any free one.
  public init(port wanted: Int) throws(PreviewError) {
    let descriptor = socket(
      AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
    guard descriptor >= 0 else { throw .server(Self.reason()) }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(clamping: wanted).bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) == 0 }
    }
    guard isBound, listen(descriptor, 16) == 0 else {
      let reason = Self.reason()
      close(descriptor)
      throw .server(reason)
    }
    var actual = length
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(descriptor, $0, &actual) }
    }
    listener = descriptor
    port = Int(UInt16(bigEndian: address.sin_port))
    router = WatchRouter(port: port)
  }

  deinit {
    for descriptor in connections.keys { close(descriptor) }
    close(listener)
  }

  public var address: String { "http://127.0.0.1:\(port)/" }

  private static func reason() -> String { String(cString: strerror(errno)) }

  /// Serves until `goesOn` says no.
  ///
  /// - Parameters:
  ///   - page: makes the page anew, with the policy that its answer carries.
  ///   - hasChanged: asked about every fifth of a second; true makes every reader load the page again.
  public func serve(
    page: () -> (html: String, policy: String), hasChanged: () -> Bool, goesOn: () -> Bool
  ) {
    var nextLook = Self.now() + 0.15
    while goesOn() {
      wait(milliseconds: 100)
      welcome()
      for descriptor in connections.keys.sorted() { step(descriptor, page) }
      guard Self.now() >= nextLook else { continue }
      nextLook = Self.now() + 0.15
      if hasChanged() { announce() }
      dropLate()
    }
  }

  private func wait(milliseconds: Int32) {
    var watched = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
    for (descriptor, connection) in connections {
      let events = POLLIN | (connection.unsent.isEmpty ? 0 : POLLOUT)
      watched.append(pollfd(fd: descriptor, events: Int16(events), revents: 0))
    }
    poll(&watched, nfds_t(watched.count), milliseconds)
  }

  private func welcome() {
    while true {
      let descriptor = Foundation.accept(listener, nil, nil)
      guard descriptor >= 0 else { return }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
      guard connections.count < limits.connections else {
        close(descriptor)
        continue
      }
      connections[descriptor] = Connection(deadline: Self.now() + limits.secondsToAsk)
    }
  }

  private func step(_ descriptor: Int32, _ page: () -> (html: String, policy: String)) {
    guard receive(descriptor) else { return drop(descriptor) }
    if var connection = connections[descriptor], !connection.isStream, !connection.closesWhenSent {
      if HTTPRequest.isComplete(connection.received) {
        answer(&connection, page)
        connections[descriptor] = connection
      } else if connection.received.count > HTTPRequest.limit {
        connection.unsent = HTTPAnswer.text(400, "too long a request").bytes[...]
        connection.closesWhenSent = true
        connections[descriptor] = connection
      }
    }
    guard send(descriptor) else { return drop(descriptor) }
  }

  private func answer(_ connection: inout Connection, _ page: () -> (html: String, policy: String)) {
    let request = HTTPRequest(connection.received)
    connection.received = []
    switch request.map(router.answer(to:)) ?? .refusal(400, "this is no request") {
    case .page:
      let made = page()
      let answer = HTTPAnswer(
        status: 200, type: "text/html; charset=utf-8", body: Array(made.html.utf8), policy: made.policy)
      connection.unsent = answer.bytes[...]
      connection.closesWhenSent = true
    case .events:
      connection.unsent = HTTPAnswer.eventHead[...]
      connection.isStream = true
    case .refusal(let status, let words):
      connection.unsent = HTTPAnswer.text(status, words).bytes[...]
      connection.closesWhenSent = true
    }
  }

  /// False where the other side has left.
  private func receive(_ descriptor: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 {
        guard connections[descriptor]?.isStream == false else { continue }
        connections[descriptor]?.received.append(contentsOf: buffer[..<count])
        if connections[descriptor]?.received.count ?? 0 > HTTPRequest.limit { return true }
        continue
      }
      if count == 0 { return false }
      return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR
    }
  }

  /// False where all is said and the connection may go.
  private func send(_ descriptor: Int32) -> Bool {
    guard var connection = connections[descriptor] else { return false }
    while !connection.unsent.isEmpty {
      let count = connection.unsent.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        connection.unsent = connection.unsent.dropFirst(count)
        continue
      }
      connections[descriptor] = connection
      return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR
    }
    connections[descriptor] = connection
    guard connection.closesWhenSent else { return true }
    shutdown(descriptor, Int32(SHUT_WR))
    return false
  }

  private func announce() {
    for (descriptor, connection) in connections where connection.isStream {
      guard connection.unsent.count < 4_096 else { continue }
      connections[descriptor]?.unsent += Array("data: changed\n\n".utf8)
    }
  }

  private func dropLate() {
    let now = Self.now()
    for (descriptor, connection) in connections where !connection.isStream && now > connection.deadline {
      if connection.unsent.isEmpty || now > connection.deadline + 20 { drop(descriptor) }
    }
  }

  private func drop(_ descriptor: Int32) {
    if connections.removeValue(forKey: descriptor) != nil { close(descriptor) }
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
