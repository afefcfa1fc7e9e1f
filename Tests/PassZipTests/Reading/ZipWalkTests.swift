import PassData
import PassZip
import TestSupport
import Testing

/// Archives with one thing wrong each, and the one finding that each must give.
@Suite struct ZipWalkTests {
  static let plain = ArchiveBuilder([
    .init("pass.json", "{}"), .init("icon.png", "icon"), .deflated("a.txt", [1, 2]),
  ])

  /// A stored file whose bytes are another file of the archive.
  static let inside: ArchiveBuilder = {
    let inner = ArchiveBuilder.Entry("inner", "bytes").with {
      $0.isWritten = false
      $0.offset = 30 + 5
    }
    return ArchiveBuilder([.init("outer", ArchiveBuilder.local(inner)), inner])
  }()

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let expected: [String]

    init(_ title: String, _ expected: [String], _ builder: ArchiveBuilder) {
      (testDescription, self.expected, bytes) = (title, expected, builder.bytes)
    }

    init(_ title: String, _ expected: [String], bytes: [UInt8]) {
      (testDescription, self.expected, self.bytes) = (title, expected, bytes)
    }

    /// The plain archive with its second entry changed.
    init(_ title: String, _ expected: [String], entry change: (inout ArchiveBuilder.Entry) -> Void) {
      self.init(title, expected, plain.with { change(&$0.entries[1]) })
    }
  }

  static func codes(_ bytes: [UInt8], _ limits: ArchiveLimits = ArchiveLimits()) -> [String] {
    let walk = ZipWalk(bytes, limits: limits)
    return (walk.findings + ZipContents(of: walk, in: bytes).findings).map {
      let diagnostic = $0.diagnostic(file: "t")
      return "\(diagnostic.severity) \(diagnostic.code)"
    }
  }

  @Test(arguments: [
    Case("nothing is odd", [], plain),
    Case("leading bytes", ["error archive.leading-bytes"], plain.with { $0.leading = [1, 2, 3] }),
    Case(
      "leading bytes that the offsets count", ["error archive.leading-bytes"],
      plain.with {
        $0.leading = Array("#!/bin/sh\n".utf8)
        $0.offsetsCountLeading = true
      }),
    Case("trailing bytes", ["warning archive.zip64-or-trailing-data"], plain.with { $0.trailing = [10] }),
    Case(
      "more trailing bytes than a comment could have", ["warning archive.zip64-or-trailing-data"],
      plain.with { $0.trailing = Array(repeating: 0x50, count: 100_000) }),
    Case("a comment", ["note archive.comment"], plain.with { $0.comment = [1, 2] }),
    Case("zip64 records", ["warning archive.zip64-or-trailing-data"], plain.with { $0.usesZip64 = true }),
    Case("one of several disks", ["error archive.multi-disk"], plain.with { $0.disk = 1 }),
    Case("a count of files too high", ["error archive.directory-damaged"], plain.with { $0.entryCount = 4 }),
    Case("a count of files too low", ["error archive.directory-damaged"], plain.with { $0.entryCount = 2 }),
    Case("bytes before the end record", ["warning archive.gap"], plain.with { $0.beforeEnd = [1, 2, 3] }),
    Case("an encrypted file", ["error archive.encrypted"], entry: { $0.flags = 1 }),
    Case("a strongly encrypted file", ["error archive.encrypted"], entry: { $0.flags = 0x41 }),
    Case("bzip2", ["error archive.unsupported-method"], entry: { $0.method = 12 }),
    Case(
      "another name in its header", ["error archive.local-header-differs"],
      entry: { $0.localName = Array("icon.pnG".utf8) }),
    Case(
      "another checksum in its header", ["error archive.local-header-differs"], entry: { $0.localCRC = 1 }),
    Case("another size in its header", ["error archive.local-header-differs"], entry: { $0.localSize = 1 }),
    Case(
      "another method in its header", ["error archive.local-header-differs"], entry: { $0.localMethod = 8 }),
    Case(
      "other flags in its header", ["error archive.local-header-differs"], entry: { $0.localFlags = 0x800 }),
    Case(
      "another name in an extra field", ["error archive.local-header-differs"],
      entry: {
        $0.extra = ArchiveBuilder.number(0x7075, 2) + ArchiveBuilder.number(6, 2) + [1, 0, 0, 0, 0, 0x78]
      }),
    Case(
      "a file that the directory does not list", ["error archive.local-header-differs"],
      entry: { $0.isListed = false }),
    Case("bytes between two files", ["warning archive.gap"], entry: { $0.gapBefore = [0, 0, 0, 0] }),
    Case("a wrong checksum", ["error archive.crc-mismatch"], entry: { $0.crc = 1 }),
    Case("stored with two sizes", ["error archive.damaged-entry"], entry: { $0.size = 5 }),
    Case("a symbolic link", ["error archive.symlink"], entry: { $0.attributes = 0o120777 << 16 }),
    Case(
      "a symbolic link from macOS", ["error archive.symlink"],
      entry: {
        $0.madeBy = 19 << 8
        $0.attributes = 0o120777 << 16
      }),
    Case(
      "a mode that means nothing on DOS", [],
      entry: {
        $0.madeBy = 0
        $0.attributes = 0o120777 << 16
      }),
    Case("a pipe", ["error archive.not-a-file"], entry: { $0.attributes = 0o010644 << 16 }),
    Case("a name twice", ["error archive.duplicate-entry"], entry: { $0.name = Array("pass.json".utf8) }),
    Case(
      "a name twice but for case", ["warning archive.duplicate-entry"],
      entry: { $0.name = Array("Pass.JSON".utf8) }),
    Case("a name with NUL", ["error archive.bad-name"], entry: { $0.name = Array("icon.png\0.txt".utf8) }),
    Case(
      "a name that is not UTF-8", ["warning archive.name-not-utf8"],
      entry: { $0.name = [0x67, 0x72, 0xFC, 0x6E] }),
    Case(
      "an entry for a folder", ["note archive.directory-entry"],
      entry: {
        $0 = ArchiveBuilder.Entry("de.lproj/", "")
        $0.attributes = 0o040755 << 16
      }),
    Case("a folder with bytes", ["error archive.damaged-entry"], entry: { $0.name = Array("x/".utf8) }),
    Case(
      "a descriptor", ["note archive.data-descriptor"],
      entry: {
        $0.flags = 8
        ($0.localCRC, $0.localSize, $0.localPackedSize) = (0, 0, 0)
        $0.descriptor =
          ArchiveBuilder.number(0x0807_4B50, 4) + ArchiveBuilder.number(Int($0.crc), 4)
          + ArchiveBuilder.number(4, 4) + ArchiveBuilder.number(4, 4)
      }),
    Case(
      "a descriptor without signature, in 64 bits", ["note archive.data-descriptor"],
      entry: {
        $0.flags = 8
        ($0.localCRC, $0.localSize, $0.localPackedSize) = (0, 0, 0)
        $0.descriptor =
          ArchiveBuilder.number(Int($0.crc), 4) + ArchiveBuilder.number(4, 8) + ArchiveBuilder.number(4, 8)
      }),
    Case(
      "a descriptor that says something else",
      [
        "note archive.data-descriptor", "error archive.local-header-differs", "warning archive.gap",
      ],
      entry: {
        $0.flags = 8
        ($0.localCRC, $0.localSize, $0.localPackedSize) = (0, 0, 0)
        $0.descriptor = [UInt8](repeating: 7, count: 16)
      }),
    Case("its header lies elsewhere", ["error archive.damaged-entry"], entry: { $0.offset = 3 }),
    Case("its header lies behind the end", ["error archive.truncated"], entry: { $0.offset = 0x7FFF_FFFF }),
    Case(
      "it would reach into the directory", ["error archive.overlap"],
      plain.with {
        $0.entries[2].statedPackedSize = 40
        $0.entries[2].localPackedSize = 40
      }),
    Case(
      "it would reach beyond the end", ["error archive.truncated"],
      plain.with {
        $0.entries[2].statedPackedSize = 0x7FFF_FFFF
        $0.entries[2].localPackedSize = 0x7FFF_FFFF
      }),
    Case(
      "deflated bytes that are none", ["error archive.damaged-entry"],
      plain.with { $0.entries[2].packed = [7, 7, 7] }),
    Case("fewer bytes than stated", ["error archive.damaged-entry"], plain.with { $0.entries[2].size = 3 }),
    Case("more bytes than stated", ["error archive.damaged-entry"], plain.with { $0.entries[2].size = 1 }),
    Case(
      "a deflated file with a wrong checksum", ["error archive.crc-mismatch"],
      plain.with { $0.entries[2].crc = 9 }),
    Case("a file inside the bytes of another", ["error archive.overlap"], inside),
    Case(
      "the size of the directory is wrong", ["error archive.truncated"],
      plain.with { $0.directorySize = 100_000 }),
    Case(
      "bytes are missing in the middle", ["error archive.truncated"], bytes: Array(plain.bytes.dropFirst(20))),
    Case("the end is missing", ["error archive.truncated"], bytes: Array(plain.bytes.dropLast(30))),
    Case("nothing but an end record", [], ArchiveBuilder([])),
  ])
  func `one oddity, one finding`(_ test: Case) {
    #expect(Self.codes(test.bytes) == test.expected)
  }

  @Test(arguments: [
    ("", ForeignFormat.empty), ("\u{FEFF} <!DOCTYPE HTML><html>", .html), ("<html lang=en>", .html),
    ("<?xml version='1.0'?>", .xml), ("  {\"error\":1}", .json), ("%PDF-1.7", .pdf),
    ("UEsDBBQAAAA", .base64Archive),
    ("-----BEGIN CMS-----", .pem), ("hello", .text), ("\u{0}\u{1}", .unknown), ("Rar!", .otherArchive),
  ])
  func `a file that is no archive is named for what it is`(_ text: String, _ format: ForeignFormat) {
    #expect(ZipWalk(Array(text.utf8)).findings.map(\.fact) == [.notAnArchive(format)])
    #expect(Self.codes(Array(text.utf8)) == ["error archive.not-an-archive"])
  }

  @Test func `images and gzip are known by their first bytes`() {
    #expect(ForeignFormat(of: [0x89, 0x50, 0x4E, 0x47, 0x0D]) == .png)
    #expect(ForeignFormat(of: [0xFF, 0xD8, 0xFF, 0xE0]) == .jpeg)
    #expect(ForeignFormat(of: [0x1F, 0x8B, 8]) == .gzip)
  }

  @Test func `a cut-off archive shows the files before the cut`() {
    let bytes = Array(Self.plain.bytes.prefix(30 + 9 + 2 + 30 + 8 + 4 + 5))
    let walk = ZipWalk(bytes)
    #expect(walk.entries.map(\.name) == ["pass.json", "icon.png"])
    #expect(ZipContents(of: walk, in: bytes).bytes == [Array("{}".utf8), Array("icon".utf8)])
  }

  @Test func `an unreadable file leaves the others readable`() {
    let bytes = Self.plain.with { $0.entries[1].flags = 1 }.bytes
    let contents = ZipContents(of: ZipWalk(bytes), in: bytes)
    #expect(contents.bytes == [Array("{}".utf8), nil, [1, 2]])
  }

  @Test func `zip64 numbers are read`() {
    let extra =
      ArchiveBuilder.number(1, 2) + ArchiveBuilder.number(16, 2) + ArchiveBuilder.number(4, 8)
      + ArchiveBuilder.number(4, 8)
    let bytes = Self.plain.with { archive in
      archive.entries[1].extra = extra
      archive.entries[1].localExtra = extra
      archive.entries[1].size = 0xFFFF_FFFF
      archive.entries[1].statedPackedSize = 0xFFFF_FFFF
      archive.entries[1].localPackedSize = 0xFFFF_FFFF
    }.bytes
    #expect(Self.codes(bytes) == ["warning archive.zip64-or-trailing-data"])
    #expect(ZipContents(of: ZipWalk(bytes), in: bytes).bytes[1] == Array("icon".utf8))
  }

  @Test func `every limit is kept`() {
    let bytes = Self.plain.bytes
    func codes(_ change: (inout ArchiveLimits) -> Void) -> [String] {
      var limits = ArchiveLimits()
      change(&limits)
      return Self.codes(bytes, limits)
    }
    #expect(codes { $0.archiveBytes = bytes.count - 1 } == ["error archive.bomb"])
    #expect(codes { $0.entries = 2 } == ["error archive.bomb"])
    #expect(codes { $0.entryBytes = 3 } == ["error archive.bomb"])
    #expect(codes { $0.totalBytes = 7 } == ["error archive.bomb"])
    #expect(
      codes {
        $0.totalBytes = 8; $0.entries = 3; $0.entryBytes = 4; $0.archiveBytes = bytes.count
      } == [])
  }

  @Test func `a stated ratio beyond the limit is not unpacked`() {
    let bytes = Self.plain.with { $0.entries[2].size = 3 << 20 }.bytes
    #expect(Self.codes(bytes) == ["error archive.bomb"])
  }

  @Test func `no prefix of an archive crashes, and none but the whole is without a finding`() {
    let bytes = Self.plain.with { $0.usesZip64 = true }.bytes
    for count in 0..<bytes.count {
      #expect(!Self.codes(Array(bytes[..<count])).isEmpty)
    }
  }

  @Test
  func `no flipped bit crashes, and where no finding comes the contents are the same or only a date differs`()
  {
    let bytes = Self.plain.bytes
    let names = ZipWalk(bytes).entries.map(\.nameBytes)
    let contents = ZipContents(of: ZipWalk(bytes), in: bytes).bytes
    for bit in 0..<(bytes.count * 8) {
      var flipped = bytes
      flipped[bit / 8] ^= 1 << UInt8(bit % 8)
      let walk = ZipWalk(flipped)
      let read = ZipContents(of: walk, in: flipped)
      let found = walk.findings + read.findings
      guard found.allSatisfy({ $0.diagnostic(file: "").severity == .note }) else { continue }
      #expect(read.bytes == contents)
      #expect(walk.entries.map(\.nameBytes) == names)
    }
  }
}
