import PassBundle
import PassCrypto
import PassData
import PassLint
import PassPipeline
import PassPreview
import PassSystem
import PassTemplate
import PassforgeCLI

/// Fills a template folder with rows, as `build` does, but unsigned and unjudged: a faulty pass is shown with its faults.
struct TemplateFiller {
  let name: String
  private let template: TemplateFolder
  private let forge: Forge
  private let settings: [(name: String, text: String)]
  private let environment: Environment

  init(_ path: String, name: String, _ options: PreviewOptions, _ world: PreviewWorld, clock: Timestamp)
    throws
  {
    self.name = name
    template = try TemplateFolder.read(at: path)
    var forging = ForgeOptions(clock: clock)
    forging.lint = LintOptions(only: [])
    // Tokens are not drawn; any secret will do.
    forging.tokenSecret = SecretBytes(copying: "preview".utf8)
    forging.imagesFolder = options.data.flatMap { $0 == "-" ? nil : FilePath.parent(of: world.path($0)) }
    forge = try Forge(template: template, identity: nil, options: forging)
    settings = options.assignments.map { ($0.name, $0.value) }
    environment = Environment(world.environment)
  }

  /// The template's own examples, with what `--set` says instead.
  func passOfExamples() throws -> PreviewPass {
    let example = try template.inputs.row?.exampleRow() ?? JSONObject()
    let reading = try reading(columns: nil, file: name)
    let row = DataRow(number: 1, line: 1, raw: [], content: .success(.object(example)))
    return try pass(of: reading.typed(row)).pass
  }

  /// The rows at some places of a table, counted from 0 and ascending.
  func rows(of table: RowTable, numbers: [Int]) throws -> [(pass: PreviewPass, title: String)] {
    var reader = try table.reader()
    var wanted = numbers[...]
    var found: [(pass: PreviewPass, title: String)] = []
    var index = 0
    var reading: RowReading?
    while let next = wanted.first, let row = try reader.next() {
      defer { index += 1 }
      let typing = try reading ?? self.reading(columns: reader.columns, file: table.name)
      reading = typing
      guard index == next else { continue }
      wanted.removeFirst()
      let made = try pass(of: typing.typed(row))
      found.append((made.pass, "row \(row.number) · \(made.title)"))
    }
    return found
  }

  private func reading(columns: [String]?, file: String) throws -> RowReading {
    try RowReading(template, file: file, columns: columns, settings: settings, environment: environment)
  }

  private func pass(of row: TypedRow) throws -> (pass: PreviewPass, title: String) {
    let prepared = try forge.prepare(row, judging: false)
    var files: [String: [UInt8]] = [:]
    for file in prepared.bundle.files { files[file.path.text] = file.asset.bytes }
    var pass = PreviewPass(
      name: name, tree: prepared.tree, document: template.folder.passJSON, files: files,
      findings: template.findingsForItsAuthor)
    pass.rowSchema = template.inputs.row?.json
    return (pass, "\(prepared.name)")
  }
}
