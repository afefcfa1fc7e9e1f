/// One oddity of an archive, as a fact. The words are in `ZipFinding+Words.swift`.
public struct ZipFinding: Sendable, Equatable {
  public enum Fact: Sendable, Equatable {
    case notAnArchive(ForeignFormat)
    case truncated(missing: Int?)
    case leadingBytes(count: Int)
    case trailingBytes(count: Int)
    case comment(count: Int)
    case gap(count: Int)
    case unlistedLocalEntry
    case zip64
    case multipleDisks
    case directoryDamaged(String)
    case encrypted
    case unsupportedMethod(Int)
    case localHeaderDiffers(String)
    case overlap(with: String)
    case archiveTooLarge(limit: Int)
    case tooManyEntries(count: Int, limit: Int)
    case entryTooLarge(bytes: Int, limit: Int)
    case totalTooLarge(limit: Int)
    case ratioTooHigh(packed: Int, unpacked: Int)
    case symbolicLink
    case notAFile
    case duplicate
    case duplicateByCase(of: String)
    case nameNotUTF8
    case controlCharacterInName
    case descriptor
    case folder
    case folderWithData
    case checksumDiffers
    case damaged(String)
  }

  public let fact: Fact

  /// The entry that it is about, by name; nil for the archive as a whole.
  public let entry: String?

  /// Whether the directory could not be read to its end.
  var isAboutDirectory: Bool {
    switch fact {
    case .directoryDamaged, .tooManyEntries: true
    default: false
    }
  }

  init(_ fact: Fact, entry: String? = nil) {
    self.fact = fact
    self.entry = entry
  }
}
