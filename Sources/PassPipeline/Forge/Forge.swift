public import PassBundle
public import PassCrypto
public import PassData
import PassLint
import PassSystem
public import PassTemplate
import PassZip

/// Makes passes of one template with one identity at one moment: all that no row changes, prepared once.
///
/// `build` and `batch` both go through ``prepare(_:)`` and ``seal(_:with:)``. A forge is an immutable value; any number
/// of tasks may use it at once, each with a ``Signer`` of its own.
public struct Forge: Sendable {
  public let template: TemplateFolder

  /// Nil where nothing is to be signed: lint, render, preview.
  public let identity: SigningIdentity?

  public let options: ForgeOptions

  /// What template and identity tell whatever a row says: warnings and notes.
  public let findings: [Diagnostic]

  let constant: ConstantFiles
  let functions: [HostFunction]
  let lint: PreparedLint
  let inputDigestOfTemplate: RunningSHA256
  private let varyingPaths: [BundlePath]

  /// - Throws: ``PipelineError/refused(_:)`` with every error that no row can mend.
  public init(template: TemplateFolder, identity: SigningIdentity?, options: ForgeOptions) throws {
    self.template = template
    self.identity = identity
    self.options = options
    var fixed = template.folder.assets
    varyingPaths = template.varyingPaths.sorted()
    for path in varyingPaths { fixed[path] = nil }
    let files = try ConstantFiles(fixed)
    constant = options.makesMany ? try files.preparedForMany() : files

    let constantType = template.folder.passJSON.value["passTypeIdentifier"]?.stringValue
    let passType = options.takesIdentifiersFromCertificate ? identity?.leaf.passTypeIdentifier : constantType
    functions = HostFunctions.functions(
      passType: passType.flatMap { $0.contains("${") ? nil : $0 }, tokenSecret: options.tokenSecret)

    let folder = template.folder
    let linter = Linter(options: options.lint)
    // Images are decoded for whoever judges them, and waited for last.
    let judges = options.lint.only?.isEmpty != true
    var subject = LintSubject(
      name: folder.path, document: folder.passJSON, files: judges ? template.files : nil,
      now: options.clock, findings: template.findings)
    subject.rowSchema = template.inputs.row?.json
    lint = linter.prepare(subject)
    inputDigestOfTemplate = Self.digestOfTemplate(of: template, identity, options)
    let taken =
      options.takesIdentifiersFromCertificate
      ? identity.map { Self.notes(ofIdentifiersFrom: $0.leaf, in: template) } ?? [] : []
    findings = lint.report.findings + (identity?.check(at: options.clock) ?? []) + taken
    guard !findings.contains(where: { $0.severity == .error }) else { throw PipelineError.refused(findings) }
  }

  /// What is wrong with a file's columns for this template, before its first row: names that no column has, each an
  /// error, and columns that nothing uses, each a warning.
  ///
  /// - Parameter columns: those of a CSV file, or the members of a JSON row; declared ones need not be among them.
  public func findings(forColumns columns: [String]) -> [Diagnostic] {
    let declared = template.inputs.row?.columns.map(\.name) ?? []
    return template.unknownNames(columns: declared + columns, functions: functions).map(\.diagnostic)
      + template.bindings.unusedColumns(columns, used: template.freeNames)
  }

  /// What a template sees of a row.
  func context(for row: TypedRow) -> TemplateContext {
    TemplateContext(row: row.values, now: options.clock, functions: functions)
  }

  /// The rendered pass.json of a row, not judged.
  ///
  /// - Throws: what the template language or `values` refuse, with the place in the template.
  public func render(_ row: TypedRow) throws -> JSONValue { try render(row, in: context(for: row)) }

  func render(_ row: TypedRow, in context: TemplateContext) throws -> JSONValue {
    var tree = try template.pass.render(context)
    try template.bindings.apply(to: &tree, row: row, context: context)
    if options.takesIdentifiersFromCertificate, let leaf = identity?.leaf, case .object(var object) = tree {
      leaf.passTypeIdentifier.map { object["passTypeIdentifier"] = .string($0) }
      leaf.teamIdentifier.map { object["teamIdentifier"] = .string($0) }
      tree = .object(object)
    }
    return tree
  }

  /// Renders and judges one row.
  ///
  /// - Parameter judging: false for a row that has been judged already, with the same template and identity.
  /// - Throws: ``PipelineError/refused(_:)`` with all that is wrong with this row's pass; `TemplateError` where the
  ///   template stops.
  public func prepare(_ row: TypedRow, judging: Bool = true) throws -> PreparedPass {
    let context = context(for: row)
    return try prepare(try render(row, in: context), in: context, name: nil, judging: judging)
  }

  /// Judges a row that has been rendered.
  ///
  /// - Parameter name: nil where the row has not been named yet; a fault of its name is told after those of its pass.
  func prepare(_ tree: JSONValue, in context: TemplateContext, name: OutputName?, judging: Bool) throws
    -> PreparedPass
  {
    let varying = try varyingFiles(context)
    var found: [Diagnostic] = []
    if judging {
      found = lint.check(tree, files: facts(with: varying), isThorough: !options.makesMany).findings
      found += identityFindings(for: tree)
      guard !found.contains(where: { $0.severity == .error }) else { throw PipelineError.refused(found) }
    }
    let bundle = try UnsignedBundle(constant: constant, varying: varying, passJSON: packed(tree))
    return PreparedPass(
      bundle: bundle, tree: tree, name: try name ?? self.name(in: context), findings: found)
  }

  /// Signs.
  ///
  /// - Parameter signer: of this forge's identity, held by one worker for all its passes.
  public func sign(_ prepared: PreparedPass, with signer: Signer) throws -> SignedBundle {
    try prepared.bundle.signed(by: signer, at: options.clock)
  }

  /// Signs, packs, and has the result opened and verified by code that had no part in making it.
  public func seal(_ prepared: PreparedPass, with signer: Signer) throws -> ForgedPass {
    let signed = try sign(prepared, with: signer)
    let forged = ForgedPass(archive: try PassArchive(sealing: signed), prepared: prepared)
    try check(forged)
    return forged
  }

  /// The name of a row's pass.
  ///
  /// - Throws: `TemplateError` where the `output` of template.json stops.
  public func name(of row: TypedRow) throws -> OutputName { try name(in: context(for: row)) }

  func name(in context: TemplateContext) throws -> OutputName {
    guard let output = template.inputs.output else { return OutputName(template.defaultName) }
    return OutputName(try output.render(context))
  }

  // MARK: Steps

  private func varyingFiles(_ context: TemplateContext) throws -> [BundlePath: Asset] {
    guard !varyingPaths.isEmpty else { return [:] }
    var files: [BundlePath: Asset] = [:]
    if let personalization = template.personalization {
      files[.personalization] = Self.written(try personalization.render(context))
    }
    for strings in template.strings { files[strings.path] = Asset(try strings.render(context)) }
    let images = RowImages(folder: options.imagesFolder ?? template.folder.path)
    for image in template.inputs.images {
      guard let path = BundlePath(image.path) else { continue }
      files[path] = Asset(try images.read(try image.source.render(context), for: path))
    }
    return files
  }

  /// Nil where the row brings no files of its own, so that they need no judging.
  private func facts(with varying: [BundlePath: Asset]) -> FileFacts? {
    guard !varying.isEmpty else { return nil }
    let all = constant.files.map { (path: $0.path.text, bytes: $0.asset.bytes) }
    return FileFacts(all + varying.map { (path: $0.key.text, bytes: $0.value.bytes) })
  }

  private func identityFindings(for tree: JSONValue) -> [Diagnostic] {
    guard let identity else { return [] }
    return identity.mismatches(
      passTypeIdentifier: tree["passTypeIdentifier"]?.stringValue ?? "",
      teamIdentifier: tree["teamIdentifier"]?.stringValue ?? "", usesNFC: tree["nfc"] != nil)
  }

  /// The bytes of pass.json: as they lie in a folder that no row changes, else written compactly.
  private func packed(_ tree: JSONValue) -> Asset {
    let folder = template.folder
    return template.pass.isConstant && tree == folder.passJSON.value
      ? folder.packedPassJSON : Self.written(tree)
  }

  private static func written(_ tree: JSONValue) -> Asset {
    var bytes = JSONWriter.write(tree)
    bytes.append(UInt8(ascii: "\n"))
    return Asset(bytes)
  }
}
