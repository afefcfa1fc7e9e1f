internal import COpenSSL
internal import PassSystem

/// What of OpenSSL is installed beside libcrypto.
public enum OpenSSLParts {
  /// The engine that reaches keys in tokens.
  public static var hasTokenEngine: Bool { tokenEnginePath.map(FileStatus.exists) ?? false }

  /// The algorithms of old .p12 files (RC2, RC4, DES).
  public static var hasLegacyProvider: Bool {
    LegacyProvider.whileLoaded { OSSL_PROVIDER_available(nil, "legacy") == 1 }
  }

  static var tokenEnginePath: String? {
    OPENSSL_info(OPENSSL_INFO_ENGINES_DIR).map { String(cString: $0) + "/pkcs11.so" }
  }
}
