import PassData
import PassPipeline
import PassSystem

/// Where the rows of a batch come from, and how they are read.
struct BatchRows: Sendable {
  static let data = Option<String>(
    "--data", "-d", value: "FILE|-", help: "the rows: CSV, JSON Lines or a JSON array",
    detail:
      "With -, standard input: it is kept in a file without a name, so that all rows are judged before the first "
      + "is signed; with --stream it is read as it comes.", under: .data, completion: .file)
  static let format = Option<RowFormat>(
    "--format", value: "FORMAT", help: "csv, tsv, jsonl or json, whatever the file's name says", under: .data)
  static let delimiter = Option<CellDelimiter>(
    "--delimiter", value: "SIGN", help: "what stands between cells, as ';' or tab",
    detail: "Otherwise it is found out.", under: .data)
  static let encoding = Option<RowEncoding>(
    "--encoding", value: "NAME", help: "utf-8, utf-16le, utf-16be or windows-1252",
    detail:
      "A byte order mark knows better. Without both, what is not UTF-8 is read as windows-1252, and the run says "
      + "so.", under: .data)
  static let timeZone = Option<String>(
    "--timezone", value: "ZONE", help: "the zone of date-times without an offset, as Europe/Berlin",
    under: .data)

  static let arguments: [any ArgumentKey] = [
    data, format, delimiter, encoding, timeZone, DataOptions.set, DataOptions.tokenSecret,
  ]

  let file: String
  let options: DataOptions
  private let format: RowFormat
  private let reading: RowOptions
  private let timeZone: String?

  init(_ values: ArgumentValues) throws {
    options = try DataOptions(values)
    guard let file = options.data else { throw UsageError.missingArgument("--data FILE", command: "batch") }
    self.file = file
    guard let format = try values[Self.format] ?? (file == "-" ? .csv : RowFormat(fileName: file)) else {
      throw UsageError.unknownRowFormat(file: file)
    }
    self.format = format
    reading = RowOptions(delimiter: try values[Self.delimiter]?.byte, encoding: try values[Self.encoding])
    timeZone = try values[Self.timeZone]
  }

  /// As messages name it.
  var name: String { file == "-" ? "<stdin>" : file }

  var rejectedName: String { "rejected.\(format.rawValue)" }

  /// - Parameter readsOnce: whether what can be read once only is read as it comes.
  func supply(readsOnce: Bool, in context: Context) throws -> RowSupply {
    let path = try fileToReadAgain(in: context)
    var supply = RowSupply(
      input: try input(path, readsOnce: readsOnce, in: context), format: format, options: reading,
      timeZone: timeZone,
      path: path, environment: context.environment)
    supply.settings = options.assignments.map { ($0.name, $0.value) }
    return supply
  }

  /// The path of a regular file; nil for standard input, and for a pipe, as `<(…)` of a shell is.
  private func fileToReadAgain(in context: Context) throws -> String? {
    if file == "-" { return nil }
    let path = context.path(file)
    let kind = try FileStatus(of: path).kind
    if kind == .directory { throw SystemError.isDirectory(path: file) }
    return kind == .regular ? path : nil
  }

  private func input(_ path: String?, readsOnce: Bool, in context: Context) throws -> RowInput {
    if let path { return RowInput(name: file, open: RowInput.file(path).open) }
    let once: RowInput
    if file != "-" {
      once = RowInput(name: file, open: RowInput.file(context.path(file)).open)
    } else if let descriptor = context.inputDescriptor {
      once = .descriptor(descriptor, named: name)
    } else {
      return RowInput(name: name, bytes: try context.readInput())
    }
    return readsOnce ? once : try .spooling(once, in: context.environment["TMPDIR"] ?? "/tmp")
  }
}

extension RowFormat: ArgumentChoice {}

extension RowEncoding: ArgumentValue {
  static func read(_ word: String) throws(UnreadableValue) -> RowEncoding {
    if let encoding = RowEncoding(named: word) { return encoding }
    throw UnreadableValue(
      expected: "one of utf-8, utf-16le, utf-16be, windows-1252",
      hints: ["UTF-16 with a byte order mark is recognised without this option"])
  }

  static var completion: Completion { .words(allCases.map(\.rawValue)) }
}

/// One ASCII sign, or `tab`.
struct CellDelimiter: ArgumentValue {
  let byte: UInt8

  static func read(_ word: String) throws(UnreadableValue) -> CellDelimiter {
    if let byte = RowOptions.delimiter(named: word) { return CellDelimiter(byte: byte) }
    throw UnreadableValue(
      expected: "a sign that can stand between cells", hints: ["name one of ',' ';' '|' or tab"])
  }
}
