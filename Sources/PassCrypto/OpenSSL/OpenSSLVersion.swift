import COpenSSL

/// Which libcrypto the loader found.
public enum OpenSSLVersion {
  /// Such as `3.0.19`.
  public static var inUse: String {
    "\(OPENSSL_version_major()).\(OPENSSL_version_minor()).\(OPENSSL_version_patch())"
  }
}
