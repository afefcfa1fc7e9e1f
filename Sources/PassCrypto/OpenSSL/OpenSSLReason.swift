internal import COpenSSL

/// What libcrypto said about the call that just failed on this thread.
struct OpenSSLReason: Sendable, Equatable, CustomStringConvertible {
  /// One entry of the error queue.
  struct Entry: Sendable, Equatable {
    let library: Int32
    let reason: Int32
    let text: String
  }

  /// The oldest entry first: it is the cause, the later ones are consequences.
  let entries: [Entry]

  /// Takes and empties the whole error queue of this thread, so that nothing is left to confuse the next call.
  static func drain() -> OpenSSLReason {
    var entries: [Entry] = []
    while true {
      let code = ERR_get_error()
      guard code != 0 else { return OpenSSLReason(entries: entries) }
      entries.append(
        Entry(library: pf_err_lib(code), reason: pf_err_reason(code), text: text(of: code)))
    }
  }

  private static func text(of code: UInt) -> String {
    let library = ERR_lib_error_string(code).map { String(cString: $0) } ?? "libcrypto"
    let reason = ERR_reason_error_string(code).map { String(cString: $0) } ?? "error \(code)"
    return "\(library): \(reason)"
  }

  func contains(library: Int32, reason: Int32) -> Bool {
    entries.contains { $0.library == library && $0.reason == reason }
  }

  var description: String { entries.first?.text ?? "no reason given" }
}
