import PassData

/// A name that a template uses and does not bind itself, so that a row must bring it.
public struct FreeName: Sendable, Equatable {
  public let name: String

  /// Where it is used, in the order of the document.
  public internal(set) var uses: [Use]

  /// Whether every row must have it. Not so where the template asks `defined('name')` itself, or where a `$let` whose
  /// names are only known when it is rendered may bind it.
  public internal(set) var isRequired: Bool

  public struct Use: Sendable, Equatable {
    public let place: TemplatePlace
    public let kind: Kind
  }

  /// What a use tells about the value.
  public enum Kind: String, Sendable, Equatable {
    /// Inside `${…}`: anything but an array or object.
    case text
    /// In arithmetic: a number.
    case number
    /// As a condition or under `!`, `&&`, `||`: often a boolean.
    case condition
    /// Under `$map` and its kin, or in brackets: an array, an object or a text.
    case container
    /// Before a dot: an object.
    case object
    /// Whole, by `$eval`, or as an argument.
    case value
  }
}

/// The names that templates take from the row: bare ones, and those in `row["First Name"]` or `row.name`.
public struct FreeNames: Sendable {
  private var positions: [ByteString: Int] = [:]
  private var columnPositions: [ByteString: Int] = [:]

  /// Bare names, in the order of their first use.
  public internal(set) var names: [FreeName] = []

  /// Columns that are reached through `row` only, in the order of their first use.
  public internal(set) var columns: [FreeName] = []

  public init() {}

  public subscript(name: String) -> FreeName? { positions[ByteString(name)].map { names[$0] } }

  /// A column that is reached through `row`.
  public func column(_ name: String) -> FreeName? { columnPositions[ByteString(name)].map { columns[$0] } }

  /// Whether the row is used as a whole, so that any column may matter.
  public internal(set) var takesWholeRow = false

  /// The names that no row can give, because it has no such column and nothing else has that name.
  public func unknown(columns: [String], functions: [HostFunction] = []) -> [TemplateError] {
    let known = Set(columns.map(ByteString.init))
    let candidates = columns + functions.map(\.name) + ["row", "now"]
    return names.filter { name in
      name.isRequired && !known.contains(ByteString(name.name))
        && !TemplateContext.isReserved(name.name, functions: functions)
    }.flatMap { name in
      let nearest = NearestName.to(name.name, among: candidates)
      return name.uses.map { TemplateError(.unknownName(name.name, nearest: nearest), at: $0.place) }
    }
  }

  /// Takes over what another template uses.
  public mutating func merge(_ other: FreeNames) {
    for name in other.names {
      for use in name.uses { add(name.name, use, isRequired: name.isRequired) }
    }
    takesWholeRow = takesWholeRow || other.takesWholeRow
    for column in other.columns {
      for use in column.uses { addColumn(column.name, use, isRequired: column.isRequired) }
    }
  }

  mutating func add(_ name: String, _ use: FreeName.Use, isRequired: Bool) {
    Self.add(name, use, isRequired, to: &names, &positions)
  }

  mutating func addColumn(_ name: String, _ use: FreeName.Use, isRequired: Bool) {
    Self.add(name, use, isRequired, to: &columns, &columnPositions)
  }

  private static func add(
    _ name: String, _ use: FreeName.Use, _ isRequired: Bool, to names: inout [FreeName],
    _ positions: inout [ByteString: Int]
  ) {
    if let position = positions[ByteString(name)] {
      names[position].uses.append(use)
      names[position].isRequired = names[position].isRequired || isRequired
    } else {
      positions[ByteString(name)] = names.count
      names.append(FreeName(name: name, uses: [use], isRequired: isRequired))
    }
  }

  /// Names that the template asks about itself are not required of every row.
  mutating func makeOptional(_ asked: Set<ByteString>) {
    for position in names.indices where asked.contains(ByteString(names[position].name)) {
      names[position].isRequired = false
    }
  }
}
