/// A page of the manual before anyone has decided how it looks: text on a terminal, Markdown or roff.
struct Page: Sendable, Equatable {
  /// `passforge build`.
  let name: String
  /// One line.
  let abstract: String
  var blocks: [Block] = []

  enum Block: Sendable, Equatable {
    case heading(String)
    case paragraph(String)
    /// Lines to be typed, or shown as they are.
    case lines([String])
    case rows([Row])
    /// The table of commands: shelf, name, abstract.
    case shelves([ShelfRows])
  }

  struct Row: Sendable, Equatable {
    let term: String
    let text: String
    var more: [String] = []
  }

  struct ShelfRows: Sendable, Equatable {
    let title: String
    let rows: [Row]
  }
}
