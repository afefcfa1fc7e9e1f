/// One file of an archive: a name with forward slashes, and its bytes.
public struct ZipEntry: Sendable, Equatable {
  public let name: String
  public let bytes: [UInt8]

  public init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  public static func == (left: ZipEntry, right: ZipEntry) -> Bool {
    left.name.utf8.elementsEqual(right.name.utf8) && left.bytes == right.bytes
  }
}
