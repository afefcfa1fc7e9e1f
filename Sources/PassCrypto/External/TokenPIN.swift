internal import COpenSSL
internal import Synchronization

/// Has the PIN when libcrypto asks for it.
///
/// While the key is opened it is given once: a token counts wrong ones and locks itself. It is not kept: a token that
/// wants it for each signature (`CKA_ALWAYS_AUTHENTICATE`) has it asked for again.
final class TokenPIN: Sendable {
  private struct State {
    var isOpening = true
    var wasAsked = false
    var error: CryptoError?
  }

  private let source: PasswordSource
  private let name: String
  private let state = Mutex(State())

  init(_ source: PasswordSource, for name: String) {
    self.source = source
    self.name = name
  }

  /// Why there was no PIN, where asking for it has failed.
  var error: CryptoError? { state.withLock { $0.error } }

  func keyIsOpen() { state.withLock { $0.isOpening = false } }

  /// How libcrypto asks. `@unchecked Sendable`: made once and never changed after.
  struct Method: @unchecked Sendable {
    fileprivate(set) var raw: OpaquePointer?
  }

  /// Whoever calls it passes the address of a `TokenPIN` as user data.
  static let method: Method = {
    guard let method = UI_create_method("passforge") else { return Method() }
    UI_method_set_reader(method) { ui, string in
      guard let ui, let string, UI_get_string_type(string) == UIT_PROMPT else { return 1 }
      guard let data = UI_get0_user_data(ui) else { return -1 }
      return Unmanaged<TokenPIN>.fromOpaque(data).takeUnretainedValue().answer(ui, string) ? 1 : -1
    }
    return Method(raw: method)
  }()

  /// Gives it before anybody asks; nothing happens where there is none.
  func give(_ take: (UnsafePointer<CChar>) -> Bool) {
    guard let pin = given() else { return }
    _ = pin.withText(take)
  }

  private func answer(_ ui: OpaquePointer, _ string: OpaquePointer) -> Bool {
    guard let pin = given() else { return false }
    let isTaken = pin.withBytes { bytes in
      UI_set_result_ex(ui, string, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count)) == 0
    }
    if !isTaken {
      state.withLock {
        $0.error = .token(name: name, .failed(reason: "a PIN is not as short or as long as the one given"))
      }
    }
    return isTaken
  }

  private func given() -> SecretBytes? {
    state.withLock { state in
      if state.isOpening, state.wasAsked { return nil }
      state.wasAsked = true
      do throws(CryptoError) {
        if let pin = try source.pin(for: name) { return pin }
        state.error = .token(name: name, .noPIN)
      } catch {
        state.error = error
      }
      return nil
    }
  }
}
