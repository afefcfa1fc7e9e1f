import PassBundle
import PassCrypto
import PassData
import PassSystem

struct VerifyCommand: ImmediateCommand {
  static let name = "verify"
  static let abstract = "would a phone trust this file?"
  static let discussion = [
    "Opens each .pkpass, .pkpasses or .order as if it came from a stranger and takes every step that a phone takes: "
      + "archive, names, pass.json, manifest, signature, chain, dates, and whether the certificate is one for this pass. "
      + "Nothing is asked of the network.",
    "The verdict is one of trusted, trusted-expired, development-signed, chain-incomplete, untrusted-signer, "
      + "wrong-certificate, tampered, unsigned, malformed, unsupported. The status is 0 only if every file is trusted, "
      + "1 if one is not, and 2 if one could not be read.",
  ]
  static let examples = [
    Example("passforge verify ticket.pkpass", "one file, step by step"),
    Example("passforge verify out/*.pkpass", "many files: a line for each, and how many are good"),
    Example(
      "passforge verify --development ticket.pkpass", "a pass of your own development identity counts too"),
    Example("curl -s https://wallet.example/t.pkpass | passforge verify - --json", "what a server hands out"),
  ]

  static let files = Positionals<String>(
    "FILE|-", atLeastOne: true, help: "a .pkpass, .pkpasses or .order; - is standard input")
  static let development = Flag(
    "--development", help: "accept what this user's development root signed",
    detail: "A chain that ends at any other development root stays untrusted-signer.")
  static let authorities = RepeatedOption<String>(
    "--authorities", value: "DIR", help: "look for certificates in this folder, too",
    detail: "They only help to find the way: what decides is a key that is pinned as Apple's.",
    completion: .folder)
  static let moment = Option<Timestamp>(
    "--at", value: "TIME", help: "judge as of this moment",
    detail: "Otherwise SOURCE_DATE_EPOCH, otherwise the time it is.")
  static let contentDigest = Option<ContentDigest>(
    "--content-digest", value: "HEX", help: "the file must have this content, as build reported it",
    detail: "The SHA-256 of manifest.json: the same for the same files, whoever signed them and when.")
  static let json = Flag("--json", help: "as one JSON document (docs/json.md)", under: .output)
  static let arguments: [any ArgumentKey] = [files, development, authorities, moment, contentDigest, json]

  private let files: [String]
  private let judging: VerifyJudging
  private let authorities: [String]
  private let moment: Timestamp?
  private let writesJSON: Bool

  init(_ values: ArgumentValues) throws {
    files = try values[Self.files]
    judging = VerifyJudging(
      acceptsDevelopment: values[Self.development], digest: try values[Self.contentDigest]?.bytes)
    authorities = try values[Self.authorities]
    moment = try values[Self.moment]
    writesJSON = values[Self.json]
    if files.count(where: { $0 == "-" }) > 1 { throw UsageError.inputTakenTwice("-", "-") }
    if judging.digest != nil, files.count > 1 {
      throw UsageError.needs("--content-digest", what: "one FILE alone")
    }
  }

  func run(in context: Context) throws -> ExitStatus {
    let moment = try context.moment(asked: moment)
    let authorities = try context.authorities(adding: authorities)
    try context.report(authorities.findings)
    var report = VerifyReport(isAlone: files.count == 1, writesJSON: writesJSON, context: context)
    for file in files {
      let bytes: [UInt8]
      do {
        bytes = try FileReader.readPackage(file, in: context)
      } catch let error as SystemError where files.count > 1 {
        try report.add(unreadable: file, error)
        continue
      }
      let opened = OpenedPass(bytes, file: file == "-" ? "<stdin>" : file)
      try report.add(judging.judge(opened, opened.verification(authorities: authorities, at: moment)))
    }
    return try report.finish()
  }
}

/// 64 hexadecimal digits.
struct ContentDigest: ArgumentValue {
  let bytes: [UInt8]

  static func read(_ word: String) throws(UnreadableValue) -> ContentDigest {
    guard word.utf8.count == 64, let bytes = [UInt8](hexadecimal: word.lowercased()) else {
      throw UnreadableValue(
        expected: "a content digest: 64 hexadecimal digits",
        hints: ["passforge build --digest prints it"])
    }
    return ContentDigest(bytes: bytes)
  }
}

extension FileReader {
  /// The bytes of a finished pass, from a file or from standard input.
  static func readPackage(_ file: String, in context: Context) throws -> [UInt8] {
    if file == "-" { return try context.readInput() }
    do throws(SystemError) {
      return try FileReader.read(context.path(file))
    } catch .isDirectory {
      throw PackageError.folderNotArchive(file)
    }
  }
}
