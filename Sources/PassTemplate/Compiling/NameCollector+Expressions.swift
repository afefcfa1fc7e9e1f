import PassData

/// What single expressions take from the row.
extension NameCollector {
  mutating func walk(_ interpolation: Interpolation) {
    for piece in interpolation.pieces {
      if case .expression(let expression) = piece { walk(expression, as: .text) }
    }
  }

  mutating func walk(_ expression: LateExpression, as kind: FreeName.Kind) {
    if case .success(let expression) = expression { walk(expression, as: kind) }
  }

  mutating func walk(_ expression: CompiledExpression, as kind: FreeName.Kind) {
    walk(expression.tree, as: kind, at: expression.place)
  }

  private mutating func walk(_ expression: Expression, as kind: FreeName.Kind, at place: TemplatePlace) {
    switch expression {
    case .literal: return
    case .name(let name): note(name, kind, at: place)
    case .unary(let symbol, let operand, _):
      walk(operand, as: symbol == .not ? .condition : .number, at: place)
    case .chain(let first, let links):
      walk(first, as: links.first?.symbol.operandKind ?? kind, at: place)
      for link in links { walk(link.operand, as: link.symbol.operandKind, at: place) }
    case .power(let base, let exponent, _):
      walk(base, as: .number, at: place)
      walk(exponent, as: .number, at: place)
    case .access(let base, let accesses): walk(base, accesses, as: kind, at: place)
    case .list(let elements): for element in elements { walk(element, as: .value, at: place) }
    case .object(let members): for member in members { walk(member.value, as: .value, at: place) }
    }
  }

  private mutating func walk(
    _ base: Expression, _ accesses: [Expression.Access], as kind: FreeName.Kind, at place: TemplatePlace
  ) {
    if case .name(let name) = base, let first = accesses.first {
      noteQuestion(name, first)
      if noteColumn(of: name, first, isWhole: accesses.count == 1, kind, at: place) {
        // The column stands for the row.
      } else {
        walk(base, as: first.baseKind, at: place)
      }
    } else {
      walk(base, as: accesses.first.map(\.baseKind) ?? kind, at: place)
    }
    for access in accesses {
      switch access.kind {
      case .property: continue
      case .index(let index): walk(index, as: .value, at: place)
      case .slice(let lower, let upper):
        if let lower { walk(lower, as: .number, at: place) }
        if let upper { walk(upper, as: .number, at: place) }
      case .call(let arguments): for argument in arguments { walk(argument, as: .value, at: place) }
      }
    }
  }

  // MARK: Notes

  private func isBound(_ name: String) -> Bool { bound.contains { $0.contains(ByteString(name)) } }

  private mutating func note(_ name: Expression.Name, _ kind: FreeName.Kind, at place: TemplatePlace) {
    guard name.builtin == nil, !isBound(name.text) else { return }
    if name.text == "row" { found.takesWholeRow = true }
    let use = FreeName.Use(place: place.moved(to: name.offset), kind: kind)
    found.add(name.text, use, isRequired: uncertain == 0)
  }

  /// `row.name` and `row["name"]` name a column. With brackets the value may be absent.
  private mutating func noteColumn(
    of name: Expression.Name, _ access: Expression.Access, isWhole: Bool, _ kind: FreeName.Kind,
    at place: TemplatePlace
  ) -> Bool {
    guard name.text == "row", !isBound("row") else { return false }
    let use = FreeName.Use(place: place.moved(to: access.offset), kind: isWhole ? kind : .container)
    switch access.kind {
    case .property(let column): found.addColumn(column, use, isRequired: uncertain == 0)
    case .index(.literal(.string(let column))): found.addColumn(column, use, isRequired: false)
    case .index, .slice, .call: return false
    }
    return true
  }

  /// `defined('name')` asks whether there is such a name.
  private mutating func noteQuestion(_ name: Expression.Name, _ access: Expression.Access) {
    guard name.builtin == .defined, case .call(let arguments) = access.kind, arguments.count == 1,
      case .literal(.string(let asked)) = arguments[0]
    else { return }
    self.asked.insert(ByteString(asked))
  }
}

extension BinaryOperator {
  fileprivate var operandKind: FreeName.Kind {
    switch self {
    case .or, .and: .condition
    case .subtract, .multiply, .divide: .number
    case .in, .equal, .notEqual, .less, .greater, .lessOrEqual, .greaterOrEqual, .add: .value
    }
  }
}

extension Expression.Access {
  fileprivate var baseKind: FreeName.Kind {
    switch kind {
    case .property: .object
    case .index, .slice: .container
    case .call: .value
    }
  }
}
