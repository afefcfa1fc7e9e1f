import PassBundle
import PassData
import PassPipeline
import PassPreview
import PassSystem
import PassforgeCLI

/// Turns the words of the line into passes to draw.
struct SubjectReader: Sendable {
  let options: PreviewOptions
  let world: PreviewWorld
  let clock: Timestamp

  init(_ options: PreviewOptions, _ world: PreviewWorld, clock: Timestamp) {
    self.options = options
    self.world = world
    self.clock = clock
  }

  /// A folder, filled with one row if it is a template, or a finished pass.
  func pass(at spelled: String) throws -> PreviewPass {
    let path = world.path(spelled)
    guard try FileStatus(of: path).kind == .directory else {
      let opened = OpenedPass(try FileReader.read(path, limit: 256 << 20), file: spelled)
      guard let pass = PreviewPass(opened) else { throw PreviewError.notAPass(spelled) }
      return pass
    }
    let filler = try TemplateFiller(path, name: spelled, options, world, clock: clock)
    guard let data = options.data else { return try filler.passOfExamples() }
    guard let found = try filler.rows(of: table(data), numbers: [options.row - 1]).first else {
      throw PreviewError.noRows(data)
    }
    return found.pass
  }

  /// A sample of the rows of a table, each as the pass that it makes.
  func rows(of template: String, in rows: String, sample: Int) throws -> [(pass: PreviewPass, title: String)]
  {
    let filler = try TemplateFiller(world.path(template), name: template, options, world, clock: clock)
    let table = try table(rows)
    let count = try table.count()
    guard count > 0, sample > 0 else { throw PreviewError.noRows(rows) }
    return try filler.rows(of: table, numbers: ContactSheet.sample(sample, of: count))
  }

  private func table(_ spelled: String) throws -> RowTable {
    if spelled == "-" { return RowTable(name: "<stdin>", bytes: try world.readInput()) }
    return try RowTable(file: world.path(spelled), name: spelled)
  }
}
