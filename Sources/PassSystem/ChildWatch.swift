import Glibc

/// Reads what a child says until it has ended, or until it has had enough time or said enough.
struct ChildWatch {
  /// How long to look at the pipes before asking again whether it has ended: a child may end while something that it
  /// started still holds its streams.
  private static let slice: Int32 = 20

  private let process: pid_t
  private let path: String
  private let limits: ChildProcess.Limits
  private let deadline: Int
  private var output: Stream
  private var errors: Stream
  private var status: Int32?

  private struct Stream {
    let descriptor: Int32
    var isOpen = true
    var bytes: [UInt8] = []
  }

  init(
    _ process: pid_t, path: String, output: Int32, errors: Int32, limits: ChildProcess.Limits
  ) {
    self.process = process
    self.path = path
    self.limits = limits
    self.output = Stream(descriptor: output)
    self.errors = Stream(descriptor: errors)
    deadline = Self.milliseconds() + limits.milliseconds
    for descriptor in [output, errors] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
  }

  mutating func run() throws(SystemError) -> ChildProcess.Outcome {
    while true {
      try reap(WNOHANG)
      let isNews = read()
      if output.bytes.count > limits.outputBytes { return try ended(.tooMuchOutput) }
      if let status, !isNews { return outcome(Self.end(of: status)) }
      if Self.milliseconds() >= deadline { return try ended(.timedOut) }
      wait()
    }
  }

  private mutating func reap(_ flags: Int32) throws(SystemError) {
    guard status == nil else { return }
    var found: Int32 = 0
    var result: pid_t
    repeat { result = waitpid(process, &found, flags) } while result < 0 && errno == EINTR
    guard result >= 0 else { throw SystemError(errorNumber: errno, operation: "wait for", path: path) }
    if result == process { status = found }
  }

  /// Ends it and all that it has started.
  private mutating func ended(_ end: ChildProcess.End) throws(SystemError) -> ChildProcess.Outcome {
    kill(-process, SIGKILL)
    try reap(0)
    return outcome(end)
  }

  private func outcome(_ end: ChildProcess.End) -> ChildProcess.Outcome {
    ChildProcess.Outcome(end: end, output: output.bytes, errors: errors.bytes)
  }

  /// The macros of <sys/wait.h>, which Swift cannot import.
  private static func end(of status: Int32) -> ChildProcess.End {
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }

  /// Takes what has come; whether anything has.
  private mutating func read() -> Bool {
    let isOutput = Self.read(&output, keepingLast: nil)
    let isErrors = Self.read(&errors, keepingLast: limits.errorBytes)
    return isOutput || isErrors
  }

  private static func read(_ stream: inout Stream, keepingLast limit: Int?) -> Bool {
    guard stream.isOpen else { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    let count = Glibc.read(stream.descriptor, &buffer, buffer.count)
    guard count > 0 else {
      stream.isOpen = count < 0 && (errno == EAGAIN || errno == EINTR)
      return false
    }
    stream.bytes += buffer[..<count]
    if let limit, stream.bytes.count > limit { stream.bytes.removeFirst(stream.bytes.count - limit) }
    return true
  }

  private func wait() {
    let open = [output, errors].filter(\.isOpen)
    var polled = open.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    // With both streams closed it is about to end.
    let slice = open.isEmpty ? 1 : Self.slice
    // A negative time would mean for ever.
    let left = max(0, deadline - Self.milliseconds())
    _ = poll(&polled, nfds_t(polled.count), min(slice, Int32(clamping: left)))
  }

  private static func milliseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
