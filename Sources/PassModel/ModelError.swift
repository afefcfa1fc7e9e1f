public import PassData

/// Why a tree is no ``Pass``. Lint tells more and tells it all; this is for code that needs values.
public enum ModelError: DiagnosableError, Equatable {
  case missing(String, in: SchemaObject, at: JSONPointer)
  case wrongType(JSONPointer, wanted: String, found: String)
  case noStyle
  case unknownWord(JSONPointer, String)

  public var diagnostic: Diagnostic {
    switch self {
    case .missing(let key, let owner, let pointer):
      Diagnostic(
        .error, "pass.key-missing-required", "the key '\(key)' is missing in this \(owner.words)",
        at: place(pointer))
    case .wrongType(let pointer, let wanted, let found):
      Diagnostic(
        .error, "pass.key-wrong-type", "the value must be \(wanted); found \(found)", at: place(pointer))
    case .noStyle:
      Diagnostic(.error, "style.missing", "the pass has no style", at: place(.root))
    case .unknownWord(let pointer, let word):
      Diagnostic(.error, "pass.key-wrong-type", "'\(word)' is none of Apple's words here", at: place(pointer))
    }
  }

  private func place(_ pointer: JSONPointer) -> SourceLocation {
    SourceLocation(file: "pass.json", pointer: pointer)
  }
}
