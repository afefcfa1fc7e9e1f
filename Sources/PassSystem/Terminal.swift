import Glibc

/// The terminal that this process belongs to, wherever its streams lead.
public enum Terminal {
  /// Asks for a secret on `/dev/tty` without showing it.
  ///
  /// Keys are read one by one, so that Ctrl-C gives the terminal back as it was found. Backspace takes one character
  /// away, Ctrl-U all of them.
  ///
  /// - Returns: nil where the process has no terminal.
  /// - Throws: ``SystemError/interrupted`` on Ctrl-C, and on Ctrl-D where nothing has been typed.
  public static func readSecret(prompt: String) throws(SystemError) -> [UInt8]? {
    guard let terminal = try? Descriptor(opening: path, O_RDWR | O_NOCTTY, operation: "open") else {
      return nil
    }
    var original = termios()
    guard tcgetattr(terminal.raw, &original) == 0 else { return nil }
    var quiet = original
    quiet.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    quiet.c_iflag &= ~tcflag_t(ICRNL)
    guard tcsetattr(terminal.raw, TCSAFLUSH, &quiet) == 0 else { return nil }
    defer {
      tcsetattr(terminal.raw, TCSAFLUSH, &original)
      try? writeAll([newline], to: terminal.raw, path: path)
    }
    try writeAll(Array(prompt.utf8), to: terminal.raw, path: path)
    return try readLine(from: terminal.raw)
  }

  private static let path = "/dev/tty"
  private static let newline = UInt8(ascii: "\n")

  private static func readLine(from descriptor: Int32) throws(SystemError) -> [UInt8] {
    var line = SecretLine()
    while true {
      var key: UInt8 = 0
      let count = read(descriptor, &key, 1)
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError(errorNumber: errno, operation: "read", path: path)
      }
      switch count == 0 ? SecretLine.Step.abandoned : line.take(key) {
      case .more: continue
      case .done: return line.bytes
      case .abandoned: throw .interrupted
      }
    }
  }
}

/// What has been typed so far of a line that nobody sees.
struct SecretLine {
  enum Step { case more, done, abandoned }

  private(set) var bytes: [UInt8] = []

  mutating func take(_ key: UInt8) -> Step {
    switch key {
    case 0x0A, 0x0D: return .done
    case 0x03: return .abandoned
    case 0x04: return bytes.isEmpty ? .abandoned : .done
    case 0x7F, 0x08: removeLastCharacter()
    case 0x15: bytes.removeAll()
    default: bytes.append(key)
    }
    return .more
  }

  /// A character is a first byte and its continuation bytes.
  private mutating func removeLastCharacter() {
    while let last = bytes.popLast(), last & 0xC0 == 0x80 {}
  }
}
