import Glibc

/// The three streams that a process is started with.
public enum StandardStream: Int32, Sendable {
  case input = 0
  case output = 1
  case errors = 2

  private var name: String {
    switch self {
    case .input: "<stdin>"
    case .output: "<stdout>"
    case .errors: "<stderr>"
    }
  }

  public var isTerminal: Bool { isatty(rawValue) == 1 }

  /// How many columns the terminal behind this stream has; nil where there is none.
  public var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  public func readToEnd(limit: Int = 1 << 30) throws(SystemError) -> [UInt8] {
    try FileReader.read(descriptor: rawValue, named: name, limit: limit)
  }

  public func write(_ bytes: [UInt8]) throws(SystemError) {
    try writeAll(bytes, to: rawValue, path: name)
  }

  /// Makes writing to a pipe that nobody reads an error (``SystemError/isBrokenPipe``) instead of a death.
  public static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }
}

extension SystemError {
  /// Whether the reader of a pipe went away, as `head` does. The quiet end of a run, not a fault.
  public var isBrokenPipe: Bool {
    if case .failed(_, _, EPIPE) = self { true } else { false }
  }
}

/// Ends the process.
public func endProcess(status: Int32) -> Never { exit(status) }

/// Leaves this thread to signals, for a process whose work goes on in others and ends it.
public func waitForEver() -> Never {
  while true { pause() }
}
