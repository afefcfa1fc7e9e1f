internal import COpenSSL

/// How a certificate is fetched. Another one can be put in, for tests and for those who have a proxy of their own.
public struct AuthorityTransport: Sendable {
  private let fetch: @Sendable (_ address: String) throws(CryptoError) -> [UInt8]

  public init(_ fetch: @escaping @Sendable (_ address: String) throws(CryptoError) -> [UInt8]) {
    self.fetch = fetch
  }

  func get(_ address: String) throws(CryptoError) -> [UInt8] { try fetch(address) }

  /// libcrypto's own HTTP client. It follows `http_proxy` and `no_proxy`, waits 20 seconds at most and takes 64 KB.
  public static let http = AuthorityTransport { (address) throws(CryptoError) in
    _ = OpenSSLReason.drain()
    let answer = OSSL_HTTP_get(
      address, nil, nil, nil, nil, nil, nil, 0, nil, nil, 0, 64 << 10, 20)
    guard let answer = OwnedPointer(answer, free: pf_bio_free) else {
      throw .fetchFailed(address: address, reason: OpenSSLReason.drain().description)
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16 << 10)
    while bytes.count <= 64 << 10 {
      let count = BIO_read(answer.raw, &chunk, Int32(chunk.count))
      guard count > 0 else { break }
      bytes += chunk.prefix(Int(count))
    }
    _ = OpenSSLReason.drain()
    guard !bytes.isEmpty else { throw .fetchFailed(address: address, reason: "the answer is empty") }
    return bytes
  }
}
