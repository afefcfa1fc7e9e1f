internal import COpenSSL
internal import PassSystem
internal import Synchronization

/// libcrypto's box of old algorithms (RC2, RC4, DES), opened only for files that need it, and closed again.
enum LegacyProvider {
  /// Loading touches the whole process, so one at a time.
  private static let gate = Mutex<Void>(())

  /// Where an executable that brings its own OpenSSL has it (`make tarball`); nil for that of the system.
  private static let ownFolder: String? = {
    guard let executable = Program.resolved("/proc/self/exe") else { return nil }
    let folder = FilePath.join(FilePath.parent(of: executable), "../lib/passforge/ossl-modules")
    return FileStatus.exists(folder) ? folder : nil
  }()

  /// Runs the body with the provider loaded if the system has it. The default provider stays.
  static func whileLoaded<Result: ~Copyable>(_ body: () -> Result) -> Result {
    gate.withLock { _ in
      if let ownFolder { OSSL_PROVIDER_set_default_search_path(nil, ownFolder) }
      let provider = OSSL_PROVIDER_try_load(nil, "legacy", 1)
      // Not finding it is a fault that the body shows by itself.
      _ = OpenSSLReason.drain()
      defer { if let provider { OSSL_PROVIDER_unload(provider) } }
      return body()
    }
  }
}
