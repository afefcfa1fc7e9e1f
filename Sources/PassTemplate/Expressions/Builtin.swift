import PassData

/// The functions that JSON-e brings.
enum Builtin: String, Sendable, CaseIterable {
  case min, max, sqrt, ceil, floor, abs
  case lowercase, uppercase, strip, rstrip, lstrip, str, number
  case len, range, join, split
  case fromNow, typeof, defined
}

/// A function as a value: one of JSON-e's, or one that the host brought.
enum Function: Sendable, Equatable {
  case builtin(Builtin)
  case host(HostFunction)

  static func == (left: Function, right: Function) -> Bool {
    switch (left, right) {
    case (.builtin(let left), .builtin(let right)): left == right
    case (.host(let left), .host(let right)): left.name.hasSameBytes(as: right.name)
    case (.builtin, .host), (.host, .builtin): false
    }
  }
}
