public import PassData
import PassModel

/// What there is to judge: a bag of facts, each of which may be absent. A rule runs where its facts are there.
public struct LintSubject: Sendable {
  /// Who made it decides how hard some faults are judged.
  public enum Origin: Sendable {
    /// A folder or a file that we shall make a pass of.
    case source
    /// A finished pass, by whoever.
    case finished
  }

  /// The folder or file as the user named it.
  public var name: String
  public var origin: Origin

  /// The rendered pass.json.
  public var tree: JSONValue?

  /// The text that the tree came from, for lines and columns. A rendered tree is looked up by the same pointers.
  public var document: JSONDocument?

  public var files: FileFacts?

  /// What rows must be, where the pass is one of many from a template: texts that it names may come with another row.
  public var rowSchema: JSONValue?

  /// The tree of an older version of the same pass, for `--against`.
  public var previous: JSONValue?

  /// Whether that older version asked people to sign up.
  public var previousHasPersonalization = false

  /// The run's clock. Without it nothing is judged that depends on the time.
  public var now: Timestamp?

  /// What readers of folder, archive, manifest, signature and identity have found.
  public var findings: [Diagnostic]

  public init(
    name: String, origin: Origin = .source, tree: JSONValue? = nil, document: JSONDocument? = nil,
    files: FileFacts? = nil, previous: JSONValue? = nil, now: Timestamp? = nil,
    findings: [Diagnostic] = []
  ) {
    self.name = name
    self.origin = origin
    self.tree = tree ?? document?.value
    self.document = document
    self.files = files
    self.previous = previous
    self.now = now
    self.findings = findings
  }

  /// A place as a person finds it.
  func location(of place: Place) -> SourceLocation {
    switch place {
    case .pass: return SourceLocation(file: name)
    case .located(let location): return location
    case .text(var location):
      location.file = fileName(location.file)
      return location
    case .file(let path): return SourceLocation(file: fileName(path))
    case .value(let pointer):
      return document?.location(of: pointer) ?? SourceLocation(file: passJSONName, pointer: pointer)
    case .key(let pointer):
      return document?.locationOfKey(pointer) ?? SourceLocation(file: passJSONName, pointer: pointer)
    }
  }

  /// The place of a reader's finding. A whole file of the pass is the same place as lint's own, so that the more
  /// specific of two findings about it wins.
  func place(of location: SourceLocation?) -> Place {
    guard let location else { return .pass }
    if location.line == nil, location.pointer == nil {
      if location.file.hasSameBytes(as: name) { return .pass }
      let prefix = fileName("")
      if location.file.hasPrefix(prefix) { return .file(String(location.file.dropFirst(prefix.count))) }
    }
    return .located(location)
  }

  private var passJSONName: String { document?.source.file ?? fileName("pass.json") }

  /// `coffee/strip.png` in a folder, `ticket.pkpass!strip.png` in an archive.
  func fileName(_ path: String) -> String {
    if origin == .finished { return "\(name)!\(path)" }
    return name.hasSuffix("/") ? name + path : "\(name)/\(path)"
  }
}
