import PassCrypto
public import PassZip

/// A finished `.pkpass`: the bytes to write, and their digests.
///
/// The bytes stand in two pieces, so that passes of one template share the first: write both with one `writev`, or
/// take ``bytes``.
public struct PassArchive: Sendable {
  /// What passes of one template share; empty where the archive was written alone.
  public let sharedPrefix: [UInt8]

  /// What follows the shared part.
  public let tail: [UInt8]

  /// SHA-256 of the whole file, 32 bytes.
  public let sha256: [UInt8]

  /// SHA-256 of `manifest.json`, 32 bytes: the same for the same files, whoever signed them and when.
  public let contentDigest: [UInt8]

  /// The whole file.
  public var bytes: [UInt8] { sharedPrefix.isEmpty ? tail : sharedPrefix + tail }

  /// How many bytes the file has.
  public var count: Int { sharedPrefix.count + tail.count }

  /// Packs a signed bundle: by splicing where its constant files are prepared for many, else by libzip. Both give
  /// the same bytes.
  public init(sealing signed: SignedBundle) throws(ZipError) {
    contentDigest = signed.manifest.contentDigest
    var changed = signed.bundle.varying.map {
      SplicedEntry($0.path.text, $0.asset.bytes, crc32: $0.asset.crc32)
    }
    let passJSON = signed.bundle.passJSON
    changed.append(SplicedEntry(BundlePath.passJSON.text, passJSON.bytes, crc32: passJSON.crc32))
    changed.append(SplicedEntry(BundlePath.manifest.text, signed.manifest.bytes))
    changed.append(SplicedEntry(BundlePath.signature.text, signed.signature))

    if let prepared = signed.bundle.constant.prepared {
      sharedPrefix = prepared.template.prefix
      tail = try prepared.template.tail(adding: changed)
      var digest = prepared.digest
      digest.update(tail)
      sha256 = digest.digest
    } else {
      sharedPrefix = []
      let constant = signed.bundle.constant.files.map { ZipEntry($0.path.text, $0.asset.bytes) }
      tail = try ZipWriter.archive(of: constant + changed.map { ZipEntry($0.name, $0.bytes) })
      sha256 = Digest.sha256(tail)
    }
  }
}
