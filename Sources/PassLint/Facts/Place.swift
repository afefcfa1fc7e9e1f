public import PassData

/// Where in a pass something was found. Turned into file, line and column only when it is reported.
public enum Place: Sendable, Hashable {
  /// The pass as a whole: its folder or archive.
  case pass
  /// A value of pass.json.
  case value(JSONPointer)
  /// A key of pass.json.
  case key(JSONPointer)
  /// A file of the pass, by its path in it.
  case file(String)
  /// A place in a text of the pass, whose file is named by its path in it.
  case text(SourceLocation)
  /// A place that a reader has looked up already.
  case located(SourceLocation)

  public static func == (left: Place, right: Place) -> Bool { left.identity == right.identity }
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  /// What tells places apart for superseding: a value and its key are one place.
  var identity: String {
    switch self {
    case .pass: ""
    case .value(let pointer), .key(let pointer): "#" + pointer.description
    case .file(let path): path
    case .text(let location), .located(let location):
      "\(location.file):\(location.line ?? 0):\(location.column ?? 0)#\(location.pointer?.description ?? "")"
    }
  }
}

/// A place in a tree in the making: cheap to note, and a pointer only when it is asked for.
struct TreePlace: Sendable {
  /// The node of the containing object or array.
  let node: Int32
  let token: JSONPointer.Token
}
