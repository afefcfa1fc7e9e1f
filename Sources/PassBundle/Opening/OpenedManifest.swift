import PassData

/// The `manifest.json` of an archive as it was found.
public struct OpenedManifest: Sendable {
  public struct Line: Sendable, Equatable {
    public let name: String
    /// The digest as it is written there.
    public let digest: String
  }

  /// Its exact bytes: what the signature is about.
  public let bytes: [UInt8]
  public let lines: [Line]

  /// Larger ones are not read: real ones have a few kilobytes.
  static let byteLimit = 4 << 20

  /// - Throws: ``JSONError``, or the finding that it is another kind of JSON.
  init(_ bytes: [UInt8], file: String) throws(UnreadableManifest) {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONReader.read(bytes, file: file, limits: JSONReader.Limits(bytes: Self.byteLimit))
    } catch {
      throw UnreadableManifest(reason: error.diagnostic.message, location: error.location)
    }
    guard let object = document.value.objectValue else {
      throw UnreadableManifest(
        reason: "it is \(document.value.kindName), not an object", location: document.location(of: .root))
    }
    if document.hasByteOrderMark {
      throw UnreadableManifest(
        reason: "it begins with a byte order mark", location: document.location(of: .root))
    }
    var lines: [Line] = []
    lines.reserveCapacity(object.count)
    for member in object {
      guard let digest = member.value.stringValue else {
        throw UnreadableManifest(
          reason: "the digest of '\(member.key)' is \(member.value.kindName), not a string",
          location: document.location(of: JSONPointer.root.appending(member.key)))
      }
      lines.append(Line(name: member.key, digest: digest))
    }
    self.bytes = bytes
    self.lines = lines
  }
}

/// Why a manifest can't be used, and where.
struct UnreadableManifest: Error {
  let reason: String
  let location: SourceLocation
}
