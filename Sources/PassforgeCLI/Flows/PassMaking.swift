import PassBundle
import PassCrypto
import PassData
import PassLint
import PassPipeline
import PassSystem
import PassTemplate

/// The straight line of `build` and `sign` from a folder that has been read to a pass that is written.
struct PassMaking: Sendable {
  static let signedAt = Option<Timestamp>(
    "--signed-at", value: "TIME", help: "the moment in the signature, and now in expressions",
    detail: "Otherwise SOURCE_DATE_EPOCH, otherwise the time it is.", under: .signing)
  static let arguments: [any ArgumentKey] =
    OutputOptions.arguments + DigestOptions.arguments + SigningOptions.arguments + [
      signedAt, LintingOptions.allow,
    ]

  let output: OutputOptions
  let signing: SigningOptions
  let linting: LintingOptions
  let signedAt: Timestamp?
  let digest: DigestOptions

  init(_ values: ArgumentValues) throws {
    output = try OutputOptions(values)
    signing = try SigningOptions(values)
    linting = try LintingOptions(values)
    signedAt = try values[Self.signedAt]
    digest = try DigestOptions(values, output, signing)
  }

  /// What can be refused before anything is read.
  ///
  /// - Parameter folder: the pass folder, as it was spelled.
  func check(_ folder: String, inputs: [String?], in context: Context) throws {
    guard FileStatus.exists(context.path(folder)) else { throw SystemError.notFound(path: folder) }
    if let file = output.file { try output.check(file, inputs: inputs, folder: folder, in: context) }
    if !digest.isUnsigned { try signing.requireSome(in: context) }
  }

  /// - Parameters:
  ///   - folder: the pass folder, as it was spelled.
  ///   - data: the options behind the row; nil where there are none.
  ///   - read: reads the folder and the row; the identity is read beside it.
  func run(
    _ folder: String, _ data: DataOptions?, in context: Context,
    read: () throws -> (TemplateFolder, RowChoice)
  ) throws -> ExitStatus {
    let identity = digest.isUnsigned ? nil : try signing.readAhead(in: context)
    // The process may end with us, and libcrypto with it: nobody is left behind in there.
    defer { _ = identity?.value }
    let (template, choice) = try read()
    return try run(template, of: folder, choice, data, identity, in: context)
  }

  private func run(
    _ template: TemplateFolder, of folder: String, _ choice: RowChoice, _ data: DataOptions?,
    _ reading: SigningOptions.Reading?, in context: Context
  ) throws -> ExitStatus {
    var options = ForgeOptions(clock: try context.moment(asked: signedAt))
    options.tokenSecret = try data?.secret(in: context)
    options.takesIdentifiersFromCertificate = signing.takesIDsFromCertificate
    options.imagesFolder = data?.imagesFolder(in: context)
    options.lint = try linting.options(for: template)
    template.decodeAhead()
    // Another thread reads the identity meanwhile, else this one does.
    if reading != nil { template.decode() }
    let chosen = try identity(template, choice, data, reading, &options, in: context)

    let forge = try Forge(template: template, identity: chosen?.identity, options: options)
    let columns = forge.findings(forColumns: choice.columns)
    if columns.contains(where: { $0.severity == .error }) {
      throw PipelineError.refused(forge.findings + columns)
    }
    let prepared = try forge.prepare(choice.row)
    let findings =
      choice.findings + (chosen?.notes ?? []) + forge.findings + columns + prepared.findings
    guard let chosen, !digest.isAsked else {
      try DigestReport(pass: prepared, findings: findings).print(in: context, output)
      return .done
    }
    let path = output.file ?? prepared.name.text
    try output.check(path, inputs: [data?.data], folder: folder, in: context)
    let forged = try forge.seal(prepared, with: chosen.identity.makeSigner())
    try output.write(forged.archive.bytes, to: path, in: context)

    try PassReport(
      file: path, archive: forged.archive, tree: prepared.tree, signer: chosen.identity.signer,
      findings: findings,
      usesExamples: choice.origin == .examples
    ).print(in: context, output)
    context.tell(report(path, forged, chosen, findings, options.clock))
    return .done
  }

  /// Nil for ``DigestOptions/isUnsigned``.
  private func identity(
    _ template: TemplateFolder, _ choice: RowChoice, _ data: DataOptions?,
    _ reading: SigningOptions.Reading?, _ options: inout ForgeOptions, in context: Context
  ) throws -> ChosenIdentity? {
    if digest.isUnsigned { return nil }
    let external = signing.keyUse.external(withholding: data?.secrets ?? [], in: context)
    let unsigned = options
    let chosen = try signing.identity(
      for: { try identifiers(template, choice.row, unsigned) }, external: external,
      ahead: reading, in: context)
    options.authorities = chosen.authorities
    return chosen
  }

  private func report(
    _ path: String, _ forged: ForgedPass, _ chosen: ChosenIdentity, _ findings: [Diagnostic],
    _ clock: Timestamp
  ) -> CIReport {
    var report = CIReport("build", .done, findings: findings.filter(\.isNews))
    if !output.isDryRun { report.add("paths", path) }
    report.add("count", output.isDryRun ? 0 : 1)
    report.add("sha256", forged.archive.sha256.hexadecimal)
    report.add("content-digest", forged.archive.contentDigest.hexadecimal)
    report.add("signer", chosen.identity.signer.rawValue)
    report.add(chosen.identity.leaf, at: clock)
    return report
  }

  /// Rendered only where they are not the same for every row.
  ///
  /// - Throws: what is wrong with a pass.json that has none.
  private func identifiers(_ template: TemplateFolder, _ row: TypedRow, _ options: ForgeOptions) throws
    -> PassIdentifiers
  {
    if let constant = PassIdentifiers(constantIn: template.folder.passJSON.value) { return constant }
    var unjudged = options
    unjudged.lint.only = []
    let blank = try Forge(template: template, identity: nil, options: unjudged)
    let found = PassIdentifiers(of: try blank.render(row))
    if found.passType == nil || found.team == nil {
      _ = try Forge(template: template, identity: nil, options: options).prepare(row)
    }
    return found
  }
}
