/// A place in something a person wrote: a file, a line, a column, a place in its JSON tree.
public struct SourceLocation: Sendable, Equatable {
  /// The file as the user named it, or `<stdin>`, or `ticket.pkpass!pass.json` for an entry of an archive.
  public var file: String

  /// Counted from 1.
  public var line: Int?

  /// Counted from 1, in Unicode scalars from the start of the line.
  public var column: Int?

  /// The place in the JSON tree, where there is one.
  public var pointer: JSONPointer?

  /// The text of ``line``, for the caret under it; nil where the text must not be shown.
  public var excerpt: String?

  public init(
    file: String, line: Int? = nil, column: Int? = nil, pointer: JSONPointer? = nil, excerpt: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.pointer = pointer
    self.excerpt = excerpt
  }
}
