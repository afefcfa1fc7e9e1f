import CPCRE2

/// A regular expression as JSON Schema means it: ECMAScript's grammar as far as PCRE2 shares it, searched anywhere in
/// the text unless it is anchored.
///
/// A match that takes too many steps is given up with an error, so that a pattern such as `^(a+)+$` cannot hold up a
/// run.
public struct Pattern: Sendable {
  /// The pattern as it was written.
  public let text: String
  private let code: CompiledCode

  /// - Throws: ``PatternError/invalid(reason:offset:)`` with the library's words and the byte of the pattern.
  public init(_ text: String) throws(PatternError) {
    self.text = text
    code = try CompiledCode(text)
  }

  /// Whether the pattern is found anywhere in a text.
  ///
  /// - Throws: ``PatternError/gaveUp`` where the search reaches its limit, ``PatternError/failed(reason:)`` where the
  ///   library refuses to search.
  public func isFound(in text: String) throws(PatternError) -> Bool { try code.isFound(in: text) }
}

/// Owns a compiled pattern of PCRE2 and frees it once.
///
/// Safe to share: `pcre2_match` only reads the compiled pattern as long as it is not compiled further (JIT), which
/// never happens here; every call has match data of its own (pcre2api(3), "Multithreading").
private final class CompiledCode: @unchecked Sendable {
  private let code: OpaquePointer
  private let limits: OpaquePointer

  /// Backtracking steps of one search. A second of work, not minutes.
  private static let matchLimit: UInt32 = 1_000_000
  private static let depthLimit: UInt32 = 10_000
  private static let heapKibibytes: UInt32 = 20_000

  init(_ text: String) throws(PatternError) {
    // `$` means the end and not also "before a last newline", `[]` may be empty, `\u0041` is an escape: as in ECMAScript.
    let options =
      PCRE2_UTF | PCRE2_DOLLAR_ENDONLY | PCRE2_ALLOW_EMPTY_CLASS | PCRE2_ALT_BSUX | PCRE2_MATCH_UNSET_BACKREF
      | PCRE2_NEVER_BACKSLASH_C
    var number: Int32 = 0
    var offset = 0
    var text = text
    let compiled = text.withUTF8 { bytes in
      // An empty buffer may have no address; the library wants one.
      withUnsafePointer(to: UInt8(0)) { empty in
        pcre2_compile_8(bytes.baseAddress ?? empty, bytes.count, UInt32(options), &number, &offset, nil)
      }
    }
    guard let compiled else { throw .invalid(reason: Self.words(number), offset: offset) }
    guard let limits = pcre2_match_context_create_8(nil) else {
      pcre2_code_free_8(compiled)
      throw .failed(reason: "no memory")
    }
    pcre2_set_match_limit_8(limits, Self.matchLimit)
    pcre2_set_depth_limit_8(limits, Self.depthLimit)
    pcre2_set_heap_limit_8(limits, Self.heapKibibytes)
    code = compiled
    self.limits = limits
  }

  deinit {
    pcre2_match_context_free_8(limits)
    pcre2_code_free_8(code)
  }

  func isFound(in text: String) throws(PatternError) -> Bool {
    guard let data = pcre2_match_data_create_8(1, nil) else { throw .failed(reason: "no memory") }
    defer { pcre2_match_data_free_8(data) }
    var text = text
    let result = text.withUTF8 { bytes in
      withUnsafePointer(to: UInt8(0)) { empty in
        pcre2_match_8(code, bytes.baseAddress ?? empty, bytes.count, 0, 0, data, limits)
      }
    }
    switch result {
    case 0...: return true
    case PCRE2_ERROR_NOMATCH: return false
    case PCRE2_ERROR_MATCHLIMIT, PCRE2_ERROR_DEPTHLIMIT, PCRE2_ERROR_HEAPLIMIT: throw .gaveUp
    default: throw .failed(reason: Self.words(result))
    }
  }

  private static func words(_ number: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 256)
    let length = pcre2_get_error_message_8(number, &buffer, buffer.count)
    guard length >= 0 else { return "error \(number)" }
    return String(decoding: buffer.prefix(Int(length)), as: UTF8.self)
  }
}
