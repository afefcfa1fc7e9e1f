import PassData

/// What is odd about the files of an opened archive, with the words for it.
enum OpeningFinding {
  case wrapped(in: String)
  case missing(BundlePath)
  case wrongCase(String, wanted: BundlePath)
  case backslash(String)
  case unsafePath(String)
  case badName(String)
  case junk(String, count: Int)
  case nestedArchive(String)
  case secret(String, SecretFile)

  case manifestNotJSON(String)
  case listsItself(String)
  case listsFolder(String)
  case localizedPath(String, found: String)
  case listedAndMissing(String)
  case unlisted(String)
  case notSHA1(String, digits: Int)
  case digestLength(String, digits: Int, PackageKind)
  case uppercaseDigest(String)
  case digestDiffers(String, listed: String, found: String)

  case tooManyPasses(count: Int, limit: Int)
  case bundleTooBig(bytes: Int, limit: Int)
  case notAPassOfABundle(String)
  case sameIdentity(String, String, PassIdentity)
  case mixed(Int, of: Int)

  case notUnpacked(String, String)

  static func byteOrderMark(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, "json.bom", "the file begins with a byte order mark",
      at: SourceLocation(file: file, line: 1, column: 1),
      hints: ["save it as UTF-8 without one"])
  }

  func diagnostic(file: String) -> Diagnostic {
    diagnostic(at: SourceLocation(file: entry.map { "\(file)!\($0)" } ?? file))
  }

  func diagnostic(at place: SourceLocation) -> Diagnostic {
    let (severity, code, message, hints) = words
    return Diagnostic(severity, code, message, at: place, hints: hints)
  }

  /// The entry that it is about.
  private var entry: String? {
    switch self {
    case .wrongCase(let name, _), .backslash(let name), .unsafePath(let name), .badName(let name),
      .junk(let name, _),
      .nestedArchive(let name), .secret(let name, _), .unlisted(let name), .digestDiffers(let name, _, _),
      .notAPassOfABundle(let name), .notUnpacked(let name, _):
      name
    case .manifestNotJSON, .listsItself, .listsFolder, .localizedPath, .listedAndMissing, .notSHA1,
      .digestLength,
      .uppercaseDigest:
      "manifest.json"
    case .wrapped, .missing, .tooManyPasses, .bundleTooBig, .sameIdentity, .mixed: nil
    }
  }

  private var words: (Diagnostic.Severity, code: String, message: String, hints: [String]) {
    let rebuild = "rebuild the pass from its source; a signed archive can't be edited"
    switch self {
    case .wrapped(let folder):
      return (
        .error, "archive.wrapped-in-folder",
        "everything lies in a folder '\(folder)'; a pass has its files at the root",
        ["pack what is in the folder, not the folder"]
      )
    case .missing(let path):
      let code =
        path == .manifest
        ? "archive.missing-manifest"
        : path == .signature ? "archive.missing-signature" : "archive.missing-pass-json"
      return (.error, code, "there is no '\(path)' in the archive", [])
    case .wrongCase(let name, let wanted):
      return (.error, "archive.case-wrong-name", "'\(name)' must be spelled '\(wanted)'", [])
    case .backslash(let name):
      return (
        .error, "archive.backslash-path", "'\(name)' has a backslash; folders are separated by '/'",
        ["pack with a tool that writes '/', also on Windows"]
      )
    case .unsafePath(let name):
      return (.error, "archive.absolute-or-dotdot-path", "'\(name)' leads out of the pass", [])
    case .badName(let name): return (.error, "archive.bad-name", "'\(name)' can't be the name of a file", [])
    case .junk(let name, let count):
      let amount = count == 1 ? "" : " with \(count) files"
      return (.warning, "archive.junk-file", "'\(name)'\(amount) is something that systems leave behind", [])
    case .nestedArchive(let name):
      return (.error, "archive.nested-archive", "'\(name)' is an archive within the pass", [])
    case .secret(let name, let kind):
      let what = kind == .certificate ? "a certificate" : "a private key"
      return (
        .error, "archive.secret-file", "'\(name)' is \(what), and everybody who has the pass can read it",
        kind == .certificate ? [] : ["have the certificate revoked and make a new key"]
      )
    case .manifestNotJSON(let reason):
      return (.error, "manifest.not-json", "the manifest can't be read: \(reason)", [])
    case .listsItself(let name):
      return (
        .warning, "manifest.lists-itself", "the manifest lists '\(name)', which it can't have the digest of",
        []
      )
    case .listsFolder(let name):
      return (.warning, "manifest.lists-directory", "the manifest lists the folder '\(name)'", [])
    case .localizedPath(let name, let found):
      return (
        .error, "manifest.localized-path", "the manifest lists '\(name)' where it should list '\(found)'",
        ["list files with the folder they lie in"]
      )
    case .listedAndMissing(let name):
      return (
        .error, "manifest.missing-file", "'\(name)' is in the manifest and not in the archive", [rebuild]
      )
    case .unlisted(let name):
      return (
        .error, "manifest.unlisted-file", "'\(name)' is in the archive and not in the manifest", [rebuild]
      )
    case .notSHA1(let name, let digits):
      return (
        .error, "manifest.not-sha1", "'\(name)' is listed with \(digits) digits; passes have SHA-1 with 40",
        ["SHA-256 is for orders"]
      )
    case .digestLength(let name, let digits, let kind):
      return (
        .error, "manifest.hash-length",
        "'\(name)' is listed with \(digits) characters that are no \(kind.digestName); it has \(kind.digestDigits) "
          + "hexadecimal digits", []
      )
    case .uppercaseDigest(let name):
      return (.warning, "manifest.uppercase-hex", "the digest of '\(name)' is in upper case", [])
    case .digestDiffers(let name, let listed, let found):
      return (
        .error, "manifest.hash-mismatch",
        "'\(name)' changed: the manifest has \(listed.prefix(8))…, the file \(found.prefix(8))…", [rebuild]
      )
    case .tooManyPasses(let count, let limit):
      return (
        .error, "bundle.too-many", "\(count) passes are too many for one file; Wallet takes \(limit)", []
      )
    case .bundleTooBig(let bytes, let limit):
      return (.error, "bundle.too-big", "\(bytes) bytes are too many for one file; Wallet takes \(limit)", [])
    case .notAPassOfABundle(let name):
      return (
        .error, "bundle.nested-dirs", "'\(name)' is not a .pkpass at the root",
        ["pack finished .pkpass files only"]
      )
    case .notUnpacked(let name, let reason):
      return (.warning, "archive.not-unpacked", "'\(name)' is not unpacked: \(reason)", [])
    case .mixed(let good, let count):
      return (
        .warning, "bundle.mixed-invalid", "\(good) of \(count) passes are good; Wallet offers those only", []
      )
    case .sameIdentity(let second, let first, let identity):
      return (
        .warning, "bundle.duplicate-identity",
        "'\(second)' and '\(first)' are both '\(identity.passTypeIdentifier)' with serial number "
          + "'\(identity.serialNumber)'; the later replaces the earlier", []
      )
    }
  }
}
