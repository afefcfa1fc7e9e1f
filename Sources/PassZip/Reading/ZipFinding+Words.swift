public import PassData

extension ZipFinding {
  /// The finding as it is told.
  ///
  /// - Parameter file: the archive as the user named it.
  public func diagnostic(file: String) -> Diagnostic {
    let (severity, code, message, hints) = words
    let place = SourceLocation(file: entry.map { "\(file)!\($0)" } ?? file)
    return Diagnostic(severity, code, message, at: place, hints: hints)
  }

  private typealias Words = (Diagnostic.Severity, code: String, message: String, hints: [String])

  private var words: Words {
    let name = entry.map { "'\($0)'" } ?? "the archive"
    switch fact {
    case .notAnArchive(let format): return Self.words(for: format)
    case .truncated(let missing):
      let amount = missing.map { "\($0) bytes are missing" } ?? "its end is missing"
      return (.error, "archive.truncated", "\(name) is cut off: \(amount)", ["fetch the file again"])
    case .leadingBytes(let count):
      return (.error, "archive.leading-bytes", "\(count) bytes stand before the archive", [])
    case .trailingBytes(let count):
      return (.warning, "archive.zip64-or-trailing-data", "\(count) bytes follow the end of the archive", [])
    case .comment(let count):
      return (.note, "archive.comment", "the archive carries a comment of \(count) bytes", [])
    case .gap(let count):
      return (.warning, "archive.gap", "\(count) bytes of the archive belong to no file", [])
    case .unlistedLocalEntry:
      return (
        .error, "archive.local-header-differs",
        "the archive holds a file that its directory does not list; readers would see different files", []
      )
    case .zip64:
      return (
        .warning, "archive.zip64-or-trailing-data", "\(name) uses zip64, which some readers of passes lack",
        []
      )
    case .multipleDisks: return (.error, "archive.multi-disk", "\(name) is a part of several", [])
    case .directoryDamaged(let what): return (.error, "archive.directory-damaged", what, [])
    case .encrypted:
      return (.error, "archive.encrypted", "\(name) is encrypted", ["pack it without a password"])
    case .unsupportedMethod(let method):
      return (
        .error, "archive.unsupported-method",
        "\(name) is compressed by \(Self.methodName(method)); Wallet reads stored and deflated files", []
      )
    case .localHeaderDiffers(let what):
      return (
        .error, "archive.local-header-differs",
        "\(name) has another \(what) in its own header than in the directory", []
      )
    case .overlap(let other): return (.error, "archive.overlap", "\(name) shares bytes with '\(other)'", [])
    case .archiveTooLarge(let limit):
      return (.error, "archive.bomb", "the archive is larger than \(limit) bytes and is not read", [])
    case .tooManyEntries(let count, let limit):
      return (.error, "archive.bomb", "\(count) files are listed; no more than \(limit) are read", [])
    case .entryTooLarge(let bytes, let limit):
      return (.error, "archive.bomb", "\(name) would unpack to \(bytes) bytes; the limit is \(limit)", [])
    case .totalTooLarge(let limit):
      return (.error, "archive.bomb", "all files together would unpack to more than \(limit) bytes", [])
    case .ratioTooHigh(let packed, let unpacked):
      return (.error, "archive.bomb", "\(name) would unpack from \(packed) to \(unpacked) bytes", [])
    case .symbolicLink:
      return (.error, "archive.symlink", "\(name) is a symbolic link; a pass holds files only", [])
    case .notAFile: return (.error, "archive.not-a-file", "\(name) is a device or a pipe", [])
    case .duplicate: return (.error, "archive.duplicate-entry", "\(name) is in the archive twice", [])
    case .duplicateByCase(let other):
      return (
        .warning, "archive.duplicate-entry", "\(name) and '\(other)' are one file on systems of Apple", []
      )
    case .nameNotUTF8: return (.warning, "archive.name-not-utf8", "the name \(name) is not UTF-8", [])
    case .controlCharacterInName:
      return (.error, "archive.bad-name", "the name \(name) has a control character in it", [])
    case .descriptor:
      return (.note, "archive.data-descriptor", "\(name) has its size behind it, as streamed archives do", [])
    case .folder: return (.note, "archive.directory-entry", "\(name) is an entry for a folder", [])
    case .folderWithData:
      return (.error, "archive.damaged-entry", "\(name) is an entry for a folder, and has bytes", [])
    case .checksumDiffers:
      return (
        .error, "archive.crc-mismatch", "\(name) is damaged: its checksum differs", ["fetch the file again"]
      )
    case .damaged(let what):
      return (.error, "archive.damaged-entry", "\(name) can't be unpacked: \(what)", ["fetch the file again"])
    }
  }

  private static func words(for format: ForeignFormat) -> Words {
    let (what, hint): (String, String) =
      switch format {
      case .empty: ("the file is empty", "fetch the file again")
      case .html:
        ("this is a web page, not a pass", "the server answered with a page: look at it in a browser")
      case .json: ("this is JSON, not a pass", "the server answered with a message: read it")
      case .xml: ("this is XML, not a pass", "the server answered with a message: read it")
      case .png, .jpeg: ("this is an image, not a pass", "name the .pkpass itself")
      case .pdf: ("this is a PDF, not a pass", "name the .pkpass itself")
      case .gzip: ("this is compressed by gzip", "unpack it first: gunzip")
      case .otherArchive: ("this is another kind of archive than zip", "pack the pass as zip")
      case .pem: ("this is PEM, not a pass", "name the .pkpass itself")
      case .base64Archive: ("this is an archive in base64", "decode it first: base64 -d")
      case .text: ("this is text, not an archive", "name the .pkpass itself")
      case .unknown: ("this is no archive", "name the .pkpass itself")
      }
    return (.error, "archive.not-an-archive", what, [hint])
  }

  private static func methodName(_ method: Int) -> String {
    switch method {
    case 9: "deflate64"
    case 12: "bzip2"
    case 14: "LZMA"
    case 93: "zstd"
    case 95: "xz"
    default: "method \(method)"
    }
  }
}
