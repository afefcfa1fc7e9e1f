public import PassData

/// A template that cannot be compiled or rendered, with the place where it shows.
public struct TemplateError: DiagnosableError, Equatable {
  /// What is wrong.
  public let fault: TemplateFault

  /// Where, in the template's tree.
  public let place: TemplatePlace?

  /// Line and column, as far as the template knows its source.
  public internal(set) var location: SourceLocation?

  /// The way through the plain objects and arrays of the template, as JSON-e's messages show it.
  var trail: [TrailStep] = []

  enum TrailStep: Sendable, Equatable {
    case key(String)
    case index(Int)
  }

  init(_ fault: TemplateFault, at place: TemplatePlace? = nil) {
    self.fault = fault
    self.place = place
  }

  func within(_ step: TrailStep) -> TemplateError {
    var error = self
    error.trail.insert(step, at: 0)
    return error
  }

  func located(in document: JSONDocument?) -> TemplateError {
    guard location == nil, let document, let place else { return self }
    var error = self
    error.location = document.location(of: place)
    return error
  }

  /// The message as the JSON-e specification words it: `InterpreterError at template.key: unknown context value x`.
  public var specificationText: String {
    let (kind, message) = fault.specification
    guard !trail.isEmpty else { return "\(kind): \(message)" }
    return "\(kind) at template\(trail.map(\.text).joined()): \(message)"
  }

  public var diagnostic: Diagnostic {
    let words = fault.words
    return Diagnostic(.error, words.code, words.message, at: location, hints: words.hints)
  }
}

extension TemplateError.TrailStep {
  /// `.name`, `["other key"]` with the escapes of ASCII JSON, or `[3]`.
  var text: String {
    switch self {
    case .index(let index): "[\(index)]"
    case .key(let key) where Identifier.isValid(key): ".\(key)"
    case .key(let key): "[\"\(key.unicodeScalars.map(\.asciiJSON).joined())\"]"
    }
  }
}

extension Unicode.Scalar {
  fileprivate var asciiJSON: String {
    switch value {
    case 0x22: "\\\""
    case 0x5C: "\\\\"
    case 0x08: "\\b"
    case 0x0C: "\\f"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0x09: "\\t"
    case 0x20..<0x7F: String(Character(self))
    default: String(self).utf16.map { "\\u" + Self.fourDigits($0) }.joined()
    }
  }

  private static func fourDigits(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}
