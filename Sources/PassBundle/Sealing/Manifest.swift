import PassCrypto
import PassData

/// The `manifest.json` of a pass: each path with the SHA-1 of its file, in the order of the archive.
///
/// One JSON object on one line with a final newline; the same files give the same bytes. The signature covers exactly
/// these.
public struct Manifest: Sendable, Equatable {
  public let bytes: [UInt8]

  public init(of bundle: UnsignedBundle) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(bundle.constant.manifestPart.count + 128 + 80 * bundle.varying.count)
    bytes.append(UInt8(ascii: "{"))
    bytes += bundle.constant.manifestPart
    for file in bundle.varying { Self.append(file, to: &bytes) }
    Self.append(BundleFile(path: .passJSON, asset: bundle.passJSON), to: &bytes)
    bytes += [UInt8(ascii: "}"), UInt8(ascii: "\n")]
    self.bytes = bytes
  }

  /// The digest of the content of a pass: SHA-256 over the manifest.
  ///
  /// Two passes with the same files have the same, whoever signed them and when.
  public var contentDigest: [UInt8] { Digest.sha256(bytes) }

  /// `"icon.png":"…","logo.png":"…"`, without braces, to be continued.
  static func members(of files: [BundleFile]) -> [UInt8] {
    var bytes: [UInt8] = []
    for file in files { append(file, to: &bytes) }
    return bytes
  }

  /// A comma belongs before every member but the first, which stands at the beginning or after the brace.
  private static func append(_ file: BundleFile, to bytes: inout [UInt8]) {
    if let last = bytes.last, last != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
    JSONWriter.append(.string(file.path.text), to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(UInt8(ascii: "\""))
    for byte in file.asset.sha1 {
      bytes.append(hexadecimalDigit(byte >> 4))
      bytes.append(hexadecimalDigit(byte & 15))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
