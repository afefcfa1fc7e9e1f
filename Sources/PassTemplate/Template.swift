public import PassData

/// A JSON-e template, compiled once and rendered once per row.
///
/// The language is JSON-e, as its project defines it. What is constant is folded when the template is compiled and
/// copied when it is rendered. A template is a value without state, so any number of tasks may render it at once.
public struct Template: Sendable {
  /// Everything that can never be rendered, in the order of the document: expressions that cannot be read, operators
  /// used in a way that has no meaning.
  ///
  /// JSON-e itself notices these only where rendering comes by, and so does ``render(_:limits:)``. Whoever has a
  /// template of the user's in hand refuses it at once when there are any.
  public let faults: [TemplateError]

  let root: Node
  private let program: ByteProgram
  let document: JSONDocument?

  /// Compiles a document; its ``faults`` say whether all of it can be used.
  public init(compiling document: JSONDocument) {
    self.init(compiling: document.value, at: .root, document: document)
  }

  /// Compiles a part of a document.
  init(compiling value: JSONValue, at pointer: JSONPointer, in document: JSONDocument) {
    self.init(compiling: value, at: pointer, document: document)
  }

  /// Compiles a tree that has no source text.
  public init(compiling value: JSONValue) { self.init(compiling: value, at: .root, document: nil) }

  private init(compiling value: JSONValue, at pointer: JSONPointer, document: JSONDocument?) {
    var compiler = TemplateCompiler()
    root = compiler.compile(value, at: pointer)
    program = ByteProgram(root)
    self.document = document
    faults = compiler.faults.map { $0.located(in: document) }
  }

  /// Whether it is the same for every row.
  public var isConstant: Bool { root.constant != nil }

  /// The names that it takes from the row.
  public var freeNames: FreeNames { NameCollector.names(in: root) }

  /// One error for each place that uses a name which neither a column nor a function has.
  public func unknownNames(columns: [String], functions: [HostFunction] = []) -> [TemplateError] {
    freeNames.unknown(columns: columns, functions: functions).map { $0.located(in: document) }
  }

  /// Line and column of a place in it, where it has a source text.
  public func location(of place: TemplatePlace) -> SourceLocation? { document?.location(of: place) }

  /// The value for one row. What an operator leaves out at the top is null.
  ///
  /// - Throws: ``TemplateError`` with the place where rendering stopped.
  public func render(_ context: TemplateContext, limits: TemplateLimits = .standard) throws(TemplateError)
    -> JSONValue
  {
    do throws(TemplateError) {
      try Self.check(context)
      var evaluator = Evaluator(context: context, limits: limits)
      guard let value = try evaluator.render(root) else { return .null }
      guard let data = value.data else { throw TemplateError(.uncalledFunction) }
      if root.constant == nil {
        try evaluator.located(TemplatePlace(.root)) { (evaluator) throws(TemplateFault) in
          try evaluator.budget.check(size: data)
        }
      }
      return data
    } catch {
      throw error.located(in: document)
    }
  }

  /// The compact JSON for one row, onto what stands already: the bytes that ``JSONWriter`` makes of
  /// ``render(_:limits:)``, written without building the tree. On an error nothing is appended.
  public func renderBytes(
    _ context: TemplateContext, into bytes: inout [UInt8], limits: TemplateLimits = .standard
  ) throws(TemplateError) {
    let start = bytes.count
    do throws(TemplateError) {
      try Self.check(context)
      var evaluator = Evaluator(context: context, limits: limits)
      if root.constant == nil { evaluator.outputEnd = start + min(limits.bytes, 1 << 40) }
      if root.mayVanish {
        try evaluator.write(try evaluator.render(root) ?? .null, level: 0, to: &bytes)
      } else {
        try evaluator.write(program, to: &bytes)
      }
      guard bytes.count <= evaluator.outputEnd else {
        throw TemplateError(.limit(.bytes, limits.bytes))
      }
    } catch {
      bytes.removeLast(bytes.count - start)
      // Rendering the tree meets the same fault and knows its place.
      _ = try render(context, limits: limits)
      throw error
    }
  }

  static func check(_ context: TemplateContext) throws(TemplateError) {
    if let name = context.invalidName { throw TemplateError(.contextKey(name)) }
  }
}
