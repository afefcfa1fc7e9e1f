/// A bounds-checked walk over an archive from elsewhere: what is in it, and everything odd about it.
///
/// libzip opens trailing junk, prefixes, gaps, zip64 and NUL in names without a word, and its consistency check gives
/// one text for three faults. So this walk goes first, over end record, directory and local headers, and yields one
/// finding per oddity; ``ZipContents`` then unpacks what it accepted. No input makes it crash, hang or allocate more
/// than a small multiple of the archive.
///
/// Names are judged here only as far as any archive's names are; what a pass may be called is judged by whoever opens
/// passes.
public struct ZipWalk: Sendable {
  /// In the order of the directory. Entries that can't be unpacked have no ``WalkedEntry/data``.
  public private(set) var entries: [WalkedEntry] = []

  public private(set) var findings: [ZipFinding] = []

  public init(_ bytes: [UInt8], limits: ArchiveLimits = ArchiveLimits()) {
    guard bytes.count <= limits.archiveBytes else {
      findings = [ZipFinding(.archiveTooLarge(limit: limits.archiveBytes))]
      return
    }
    let archive = ArchiveBytes(bytes)
    do throws(ZipEnd.Failure) {
      let end = try ZipEnd.find(in: archive)
      readDirectory(archive, end: end, limits: limits)
    } catch {
      recover(archive, after: error, limits: limits)
    }
    judgeNames()
    applyLimits(limits)
  }

  private mutating func report(_ fact: ZipFinding.Fact, _ entry: WalkedEntry? = nil) {
    findings.append(ZipFinding(fact, entry: entry?.name))
  }

  // MARK: - Structure

  private mutating func readDirectory(_ archive: ArchiveBytes, end: ZipEnd, limits: ArchiveLimits) {
    if end.isMultipleDisks { report(.multipleDisks) }
    if end.commentCount > 0 { report(.comment(count: end.commentCount)) }
    let directory = ZipDirectory(archive, end: end, limits: limits)
    entries = directory.entries
    findings += directory.findings
    if end.isZip64 || entries.contains(where: \.usesZip64) { report(.zip64) }
    for index in entries.indices { locate(index, in: archive, limit: end.directory.lowerBound) }
    judgePlaces(archive, end: end)
    if end.end < archive.count { report(.trailingBytes(count: archive.count - end.end)) }
  }

  /// Finds the bytes of one entry and compares its two headers.
  private mutating func locate(_ index: Int, in archive: ArchiveBytes, limit: Int) {
    let entry = entries[index]
    entries[index].end = entry.localOffset
    guard let header = LocalHeader(in: archive, at: entry.localOffset) else {
      let isBeyond = entry.localOffset > archive.count - 30
      report(isBeyond ? .truncated(missing: nil) : .damaged("its own header is missing"), entry)
      return
    }
    if let difference = header.difference(from: entry, in: archive) {
      report(.localHeaderDiffers(difference), entry)
    } else if let other = entry.otherName, other != entry.nameBytes {
      report(.localHeaderDiffers("name in an extra field"), entry)
    }
    guard let data = archive.range(from: header.dataStart, count: entry.packedSize) else {
      report(.truncated(missing: nil), entry)
      return
    }
    guard data.upperBound <= limit else {
      report(.overlap(with: "the directory"), entry)
      return
    }
    entries[index].end = data.upperBound
    if entry.hasDescriptor {
      report(.descriptor, entry)
      if let end = DataDescriptor.end(in: archive, at: data.upperBound, for: entry), end <= limit {
        entries[index].end = end
      } else {
        report(.localHeaderDiffers("size or checksum behind its bytes"), entry)
      }
    }
    judgeKind(index, data: data)
  }

  private mutating func judgeKind(_ index: Int, data: Range<Int>) {
    let entry = entries[index]
    switch entry.kind {
    case .folder:
      report(entry.size == 0 && data.isEmpty ? .folder : .folderWithData, entry)
      return
    case .symbolicLink: report(.symbolicLink, entry)
    case .other: report(.notAFile, entry)
    case .file: break
    }
    if entry.isEncrypted {
      report(.encrypted, entry)
    } else if entry.method != 0, entry.method != 8 {
      report(.unsupportedMethod(entry.method), entry)
    } else if entry.method == 0, entry.size != entry.packedSize {
      report(.damaged("it is stored, and its two sizes differ"), entry)
    } else {
      entries[index].data = data
    }
  }

  /// In the order of their places: overlaps, gaps, and what precedes the first.
  ///
  /// Where an entry could not be located, or the directory not be read to its end, there are gaps for that reason;
  /// they are told already.
  private mutating func judgePlaces(_ archive: ArchiveBytes, end: ZipEnd) {
    let inOrder = entries.indices.filter { entries[$0].end > entries[$0].localOffset }
      .sorted { (entries[$0].localOffset, $0) < (entries[$1].localOffset, $1) }
    let isComplete = inOrder.count == entries.count && findings.allSatisfy { !$0.isAboutDirectory }
    let first = inOrder.first.map { entries[$0].localOffset } ?? end.directory.lowerBound
    if isComplete, first > 0 { report(.leadingBytes(count: first)) }
    var covered = first
    var last: Int?
    for index in inOrder {
      let entry = entries[index]
      if entry.localOffset < covered, let last {
        report(.overlap(with: entries[last].name), entry)
        entries[index].data = nil
      } else if isComplete {
        judgeGap(archive, covered..<entry.localOffset)
      }
      if entry.end > covered {
        covered = entry.end
        last = index
      }
    }
    guard isComplete else { return }
    judgeGap(archive, covered..<max(covered, end.directory.lowerBound))
    judgeGap(archive, end.directory.upperBound..<(end.directory.upperBound + end.gapBefore))
  }

  private mutating func judgeGap(_ archive: ArchiveBytes, _ gap: Range<Int>) {
    guard !gap.isEmpty else { return }
    let holdsEntry = archive.firstSignature(.local, in: gap) != nil
    report(holdsEntry ? .unlistedLocalEntry : .gap(count: gap.count))
  }

  // MARK: - Without a directory

  /// What a cut-off archive still shows: its entries one after the other, as long as their sizes stand before them.
  private mutating func recover(_ archive: ArchiveBytes, after failure: ZipEnd.Failure, limits: ArchiveLimits)
  {
    guard archive.hasSignature(.local, at: 0) else {
      if case .directoryOutside(let missing) = failure { return report(.truncated(missing: missing)) }
      let isOnlyEnd = archive.hasSignature(.end, at: 0) || archive.hasSignature(.descriptor, at: 0)
      return report(isOnlyEnd ? .truncated(missing: nil) : .notAnArchive(ForeignFormat(of: archive.bytes)))
    }
    if case .directoryOutside(let missing) = failure {
      report(.truncated(missing: missing))
    } else {
      report(.truncated(missing: nil))
    }
    var offset = 0
    while entries.count < limits.entries, let header = LocalHeader(in: archive, at: offset),
      header.flags & 0x2049 == 0,
      let data = archive.range(from: header.dataStart, count: header.packedSize)
    {
      let name = Array(archive.bytes[header.name])
      let isReadable = header.method == 8 || (header.method == 0 && header.size == header.packedSize)
      entries.append(
        WalkedEntry(
          name: String(decoding: name, as: UTF8.self), nameBytes: name,
          kind: name.last == 0x2F ? .folder : .file,
          method: header.method, flags: header.flags, crc32: header.crc32, packedSize: header.packedSize,
          size: header.size, data: isReadable && name.last != 0x2F ? data : nil, localOffset: offset,
          end: data.upperBound, usesZip64: header.usesZip64, otherName: nil))
      offset = data.upperBound
    }
  }

  // MARK: - Names and limits

  /// Longer names can't be files anyway, and folding the case of megabytes takes long.
  private static let foldedNameLimit = 1_024

  private mutating func judgeNames() {
    var seen = Set<[UInt8]>(minimumCapacity: entries.count)
    // Swift's strings compare canonically, as the file systems of Apple do; lower case does the rest.
    var folded: [String: String] = [:]
    for entry in entries {
      if String(validating: entry.nameBytes, as: UTF8.self) == nil { report(.nameNotUTF8, entry) }
      if entry.nameBytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
        report(.controlCharacterInName, entry)
      }
      if !seen.insert(entry.nameBytes).inserted {
        report(.duplicate, entry)
      } else if entry.nameBytes.count <= Self.foldedNameLimit,
        let other = folded.updateValue(entry.name, forKey: entry.name.lowercased())
      {
        report(.duplicateByCase(of: other), entry)
      }
    }
  }

  private mutating func applyLimits(_ limits: ArchiveLimits) {
    var total = 0
    for index in entries.indices {
      let entry = entries[index]
      guard entry.data != nil else { continue }
      if entry.size > limits.entryBytes {
        report(.entryTooLarge(bytes: entry.size, limit: limits.entryBytes), entry)
        entries[index].data = nil
      } else if entry.size > limits.ratioFrom, entry.size / max(entry.packedSize, 1) > limits.ratio {
        report(.ratioTooHigh(packed: entry.packedSize, unpacked: entry.size), entry)
        entries[index].data = nil
      } else if entry.size > limits.totalBytes - total {
        report(.totalTooLarge(limit: limits.totalBytes))
        for rest in index..<entries.count { entries[rest].data = nil }
        return
      } else {
        total += entry.size
      }
    }
  }
}
