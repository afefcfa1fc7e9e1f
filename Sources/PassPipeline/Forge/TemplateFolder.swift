public import PassBundle
public import PassData
import PassLint
import PassSystem
public import PassTemplate

/// A pass folder with its `template.json`, read and compiled once: what a row is poured into.
///
/// Every kind of folder is a template: our own, Apple's `Name.pass`, Pass Designer's `Name.pkpasstemplate`. One
/// without expressions and without `template.json` is simply the same for every row.
public struct TemplateFolder: Sendable {
  public let folder: PassFolder

  /// `template.json`, or what stands for one where there is none.
  public let inputs: TemplateInputs

  let bindings: ValueBindings
  let pass: Template
  let personalization: Template?
  let strings: [StringsTemplate]

  /// The files as lint sees them. Decoding images takes longer than anything else that is done with a folder, so whoever
  /// needs it and has other things to do before calls ``decodeAhead()``.
  var files: FileFacts { facts.value }
  private let decoding: FileDecoding
  private let facts: AheadOfUse<FileFacts>

  /// Begins to decode the images on other threads.
  public func decodeAhead() { decoding.begin() }

  /// Works along until they are decoded.
  public func decode() { _ = files }

  /// What reading the folder and its inputs told that is no error.
  public let findings: [Diagnostic]

  /// The ``findings`` without the note that template.json is not packed, which is no news to whoever wrote one.
  public var findingsForItsAuthor: [Diagnostic] {
    let own = FilePath.join(folder.path, "template.json")
    return findings.filter { !($0.code == "archive.left-out" && $0.location?.file == own) }
  }

  /// Reads and compiles a folder.
  ///
  /// - Throws: ``BundleError`` where the folder can't be read at all, ``PipelineError/refused(_:)`` with every fault
  ///   of its texts: files that must not be in a pass, expressions that can't be read, a faulty `template.json`.
  public static func read(at path: String) throws -> TemplateFolder {
    let template = try examine(at: path)
    let findings = template.findings
    guard !findings.contains(where: { $0.severity == .error }) else {
      throw PipelineError.refused(judged(template.folder, findings))
    }
    return template
  }

  /// Reads and compiles a folder whatever is wrong with it, for who wants to tell of it: every fault is among the
  /// ``findings``, and ``isRenderable`` says whether its texts can be used.
  ///
  /// - Throws: ``BundleError`` where the folder can't be read at all.
  public static func examine(at path: String) throws(BundleError) -> TemplateFolder {
    let folder = try PassFolder.read(at: path)
    var findings = folder.findings
    let inputs = readInputs(of: folder, &findings)
    let pass = Template(compiling: folder.passJSON)
    findings += pass.faults.map(\.diagnostic)
    let personalization = readPersonalization(of: folder, &findings)
    let strings = readStrings(of: folder, &findings)
    let bindings = ValueBindings(
      inputs, in: pass, hasExpressions: personalization != nil || !strings.isEmpty)
    findings += bindings.faults.map(\.diagnostic)
    findings += pathFindings(inputs)
    return TemplateFolder(
      folder: folder, inputs: inputs, bindings: bindings, pass: pass, personalization: personalization,
      strings: strings, findings: findings)
  }

  init(
    folder: PassFolder, inputs: TemplateInputs, bindings: ValueBindings, pass: Template,
    personalization: Template?, strings: [StringsTemplate], findings: [Diagnostic]
  ) {
    self.folder = folder
    self.inputs = inputs
    self.bindings = bindings
    self.pass = pass
    self.personalization = personalization
    self.strings = strings
    self.findings = findings
    let decoding = FileDecoding(folder)
    self.decoding = decoding
    facts = AheadOfUse { FileFacts(decoding) }
  }

  /// What reading found, with what lint says of the files: whoever has to mend a folder is told all of it at once.
  private static func judged(_ folder: PassFolder, _ findings: [Diagnostic]) -> [Diagnostic] {
    let files = FileFacts(folder.assets.map { (path: $0.key.text, bytes: $0.value.bytes) })
    return Linter().check(LintSubject(name: folder.path, files: files, findings: findings)).findings
  }

  /// Whether there is no fault in what rendering needs: `template.json` and the expressions. Files that must not lie in
  /// the folder do not count.
  public var isRenderable: Bool {
    !findings.dropFirst(folder.findings.count).contains { $0.severity == .error }
  }

  /// Whether pass.json holds no expression.
  public var hasConstantPass: Bool { pass.isConstant }

  private static func readInputs(of folder: PassFolder, _ findings: inout [Diagnostic]) -> TemplateInputs {
    guard let bytes = folder.templateJSONBytes else { return TemplateInputs() }
    do throws(JSONError) {
      let file = FilePath.join(folder.path, "template.json")
      let inputs = TemplateInputs(decoding: try JSONReader.read(bytes, file: file))
      findings += inputs.faults.map(\.diagnostic)
      return inputs
    } catch {
      findings += error.diagnostics
      return TemplateInputs()
    }
  }

  /// A path under `images` names a file of the pass that a row may bring.
  private static func pathFindings(_ inputs: TemplateInputs) -> [Diagnostic] {
    inputs.images.compactMap { image in
      let words = BundlePath.fault(in: image.path)?.words ?? (image.isOwn ? "passforge makes that file" : nil)
      return words.map {
        Diagnostic(
          .error, "inputs.image-path", "'\(image.path)' can't be a file of a pass: \($0)", at: image.location,
          hints: ["name an image of the pass, such as thumbnail@2x.png"])
      }
    }
  }

  /// The files that rows change; all others are the same in every pass.
  var varyingPaths: Set<BundlePath> {
    var paths = Set(strings.map(\.path))
    if personalization != nil { paths.insert(.personalization) }
    for image in inputs.images { if let path = BundlePath(image.path) { paths.insert(path) } }
    return paths
  }

  /// What its texts take from a row.
  public var freeNames: FreeNames {
    var names = pass.freeNames
    names.merge(inputs.freeNames)
    if let personalization { names.merge(personalization.freeNames) }
    for text in strings.flatMap(\.freeNames) { names.merge(text) }
    return names
  }

  /// Every place that uses a name which is neither a column nor a function.
  func unknownNames(columns: [String], functions: [HostFunction]) -> [TemplateError] {
    pass.unknownNames(columns: columns, functions: functions)
      + (personalization?.unknownNames(columns: columns, functions: functions) ?? [])
      + strings.flatMap { $0.unknownNames(columns: columns, functions: functions) }
      + inputs.unknownNames(columns: columns, functions: functions)
  }

  /// The row schema and an example row for whoever wants to fill it, inferred where template.json is silent.
  public var inferredInputs: InferredInputs {
    InferredInputs(inputs, used: freeNames, bindings: bindings, functions: HostFunctions.declared)
  }

  /// The name of a pass where template.json gives none: that of the folder, without Apple's extensions.
  var defaultName: String {
    let name = FilePath.lastComponent(of: folder.path)
    for suffix in [".pass", ".pkpasstemplate"]
    where name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count {
      return String(name.dropLast(suffix.count))
    }
    return name
  }

  private static func readPersonalization(of folder: PassFolder, _ findings: inout [Diagnostic]) -> Template?
  {
    guard let asset = folder.assets[.personalization] else { return nil }
    do throws(JSONError) {
      let document = try JSONReader.read(asset.bytes, file: folder.file(.personalization))
      let template = Template(compiling: document)
      findings += template.faults.map(\.diagnostic)
      return template.isConstant ? nil : template
    } catch {
      findings += error.diagnostics
      return nil
    }
  }

  /// A file that is no strings file is left to lint, which says so; only one with expressions must be understood.
  private static func readStrings(of folder: PassFolder, _ findings: inout [Diagnostic]) -> [StringsTemplate]
  {
    var templates: [StringsTemplate] = []
    for path in folder.assets.keys.sorted() where path.name == "pass.strings" && path.folder != nil {
      guard let asset = folder.assets[path],
        let strings = try? PassStrings.read(asset.bytes, file: folder.file(path)),
        let template = StringsTemplate(strings, at: path)
      else { continue }
      findings += template.faults.map(\.diagnostic)
      templates.append(template)
    }
    return templates
  }
}

extension TemplateInputs.Image {
  fileprivate var isOwn: Bool { ["pass.json", "manifest.json", "signature"].contains(path) }
}
