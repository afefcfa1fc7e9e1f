public import PassData

/// A text with `${…}` in it: an output name, a value of `pass.strings`, the path of an image.
public struct TextTemplate: Sendable {
  /// Expressions that cannot be read.
  public let faults: [TemplateError]

  let interpolation: Interpolation
  private let source: Source

  private enum Source: Sendable {
    case document(JSONDocument)
    case location(SourceLocation?)
  }

  /// Compiles a text that stands in a JSON document, so that faults have their exact column.
  public init(compiling text: String, in document: JSONDocument, at pointer: JSONPointer) {
    let (interpolation, faults) = TextCompiler.compile(text, at: TemplatePlace(pointer))
    self.interpolation = interpolation
    source = .document(document)
    self.faults = faults.map { $0.located(in: document) }
  }

  /// Compiles a text from elsewhere; all its faults show at one location.
  public init(compiling text: String, at location: SourceLocation? = nil) {
    let (interpolation, faults) = TextCompiler.compile(text, at: TemplatePlace(.root))
    self.interpolation = interpolation
    source = .location(location)
    self.faults = faults.map { Self.located($0, at: location) }
  }

  /// The text itself, where it is the same for every row.
  public var constant: String? { interpolation.constant }

  /// The names that it takes from the row.
  public var freeNames: FreeNames { NameCollector.names(in: interpolation) }

  /// One error for each place that uses a name which neither a column nor a function has.
  public func unknownNames(columns: [String], functions: [HostFunction] = []) -> [TemplateError] {
    freeNames.unknown(columns: columns, functions: functions).map { located($0) }
  }

  /// Line and column of a place in it, where that is known.
  public func location(of place: TemplatePlace) -> SourceLocation? {
    switch source {
    case .document(let document): document.location(of: place)
    case .location(let location): location
    }
  }

  /// The text for one row.
  ///
  /// - Throws: ``TemplateError`` with the place of the expression.
  public func render(_ context: TemplateContext, limits: TemplateLimits = .standard) throws(TemplateError)
    -> String
  {
    if let constant { return constant }
    var evaluator = Evaluator(context: context, limits: limits)
    do throws(TemplateError) {
      return try evaluator.text(of: interpolation, at: .root)
    } catch {
      throw located(error)
    }
  }

  func located(_ error: TemplateError) -> TemplateError {
    switch source {
    case .document(let document): error.located(in: document)
    case .location(let location): Self.located(error, at: location)
    }
  }

  private static func located(_ error: TemplateError, at location: SourceLocation?) -> TemplateError {
    var error = error
    error.location = location
    return error
  }
}
