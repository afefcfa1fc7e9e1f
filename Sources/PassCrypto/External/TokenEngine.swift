internal import COpenSSL
internal import PassSystem
internal import Synchronization

/// OpenSSL's way to tokens: the engine of the package libengine-pkcs11-openssl, loaded when a token is asked for.
///
/// An engine and not the provider: Debian 12 has no package of the provider. It is not linked, so nobody who signs
/// without a token needs it. It can be loaded once, and stays until the process ends: libp11 would close the library of
/// the token's maker for everybody.
enum TokenEngine {
  private struct Loaded: @unchecked Sendable {
    let engine: OpaquePointer
    let module: String?
    var hasOpenedKey = false
  }

  private static let loaded = Mutex<Loaded?>(nil)

  /// Opens the key that the attributes choose, as far as it leaves the token: a handle, and the public numbers.
  ///
  /// - Parameter module: the path of the library of the token's maker; nil for those that the machine has registered.
  static func key(
    _ uri: TokenURI, module: String?, _ pin: TokenPIN
  ) throws(TokenFault) -> OwnedPointer {
    let (key, reason) = try loaded.withLock {
      (loaded) throws(TokenFault) -> (OpaquePointer?, OpenSSLReason) in
      var current = if let already = loaded { already } else { try load(module) }
      guard current.module == module else { throw .otherModule(path: module, loaded: current.module) }
      // It asks for a PIN the first time only, and tries that one with every other token.
      if current.hasOpenedKey { pin.give { ENGINE_ctrl_cmd_string(current.engine, "PIN", $0, 0) == 1 } }
      let data = Unmanaged.passUnretained(pin).toOpaque()
      let key = ENGINE_load_private_key(current.engine, uri.selection, TokenPIN.method.raw, data)
      let reason = OpenSSLReason.drain()
      // It overwrites the one that it holds.
      ENGINE_ctrl_cmd_string(current.engine, "PIN", "", 0)
      current.hasOpenedKey = true
      loaded = current
      return (key, reason)
    }
    guard let key = OwnedPointer(key, free: EVP_PKEY_free) else {
      throw TokenFault(reason, module: module)
    }
    return key
  }

  private static func load(_ module: String?) throws(TokenFault) -> Loaded {
    // libp11 would say on standard error why a library cannot be loaded.
    if let module, !SharedLibrary.provides("C_GetFunctionList", at: module) { throw .noModule(path: module) }
    guard let path = OpenSSLParts.tokenEnginePath, let engine = ENGINE_by_id("dynamic") else {
      throw .noEngine
    }
    let isLoaded =
      ENGINE_ctrl_cmd_string(engine, "SO_PATH", path, 0) == 1
      && ENGINE_ctrl_cmd_string(engine, "ID", "pkcs11", 0) == 1
      && ENGINE_ctrl_cmd_string(engine, "LIST_ADD", "0", 0) == 1
      && ENGINE_ctrl_cmd_string(engine, "LOAD", nil, 0) == 1
      // What it has to say is in the error queue; it would print it, too.
      && ENGINE_ctrl_cmd_string(engine, "QUIET", nil, 0) == 1
    guard isLoaded else {
      ENGINE_free(engine)
      _ = OpenSSLReason.drain()
      throw .noEngine
    }
    let hasModule = module.map { ENGINE_ctrl_cmd_string(engine, "MODULE_PATH", $0, 0) == 1 } ?? true
    guard hasModule, ENGINE_init(engine) == 1 else {
      ENGINE_free(engine)
      throw TokenFault(OpenSSLReason.drain(), module: module)
    }
    return Loaded(engine: engine, module: module)
  }
}
