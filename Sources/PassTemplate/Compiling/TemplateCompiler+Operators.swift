import PassData

extension TemplateCompiler {
  mutating func operation(_ name: OperatorName, _ object: JSONObject, at pointer: JSONPointer) -> Node.Kind {
    let unknown = object.keys.filter { !$0.hasSameBytes(as: name.rawValue) && !name.allows($0) }
      .sorted { $0.precedesByBytes($1) }
    if let first = unknown.first {
      return fault(
        .unknownProperties(operation: name.rawValue, names: unknown),
        at: TemplatePlace(pointer.appending(first), part: .key))
    }
    let operand = object[name.rawValue] ?? .null
    let place = pointer.appending(name.rawValue)
    switch name {
    case .eval:
      return kind(expression(operand, of: "$eval", at: TemplatePlace(place))) { .eval($0) }
    case .condition: return condition(operand, object, at: pointer)
    case .fromNow:
      let offset = compile(operand, at: place)
      return .operation(.fromNow(offset, from: member("from", of: object, at: pointer)))
    case .json: return .operation(.json(compile(operand, at: place)))
    case .flatten: return .operation(.flatten(compile(operand, at: place)))
    case .flattenDeep: return .operation(.flattenDeep(compile(operand, at: place)))
    case .merge: return .operation(.merge(compile(operand, at: place)))
    case .mergeDeep: return .operation(.mergeDeep(compile(operand, at: place)))
    case .reverse: return .operation(.reverse(compile(operand, at: place)))
    case .sort: return sort(operand, object, at: pointer)
    case .bind: return bind(operand, object, at: pointer)
    case .map: return map(operand, object, at: pointer)
    case .reduce: return reduce(operand, object, at: pointer)
    case .find: return find(operand, object, at: pointer)
    case .match, .choice: return cases(name, operand, at: place)
    }
  }

  private func kind<Success>(_ result: Result<Success, TemplateError>, _ make: (Success) -> Operation)
    -> Node.Kind
  {
    switch result {
    case .success(let success): .operation(make(success))
    case .failure(let error): .fault(error)
    }
  }

  private mutating func member(_ key: String, of object: JSONObject, at pointer: JSONPointer) -> Node? {
    object[key].map { compile($0, at: pointer.appending(key)) }
  }

  private mutating func condition(_ operand: JSONValue, _ object: JSONObject, at pointer: JSONPointer)
    -> Node.Kind
  {
    let condition = expression(operand, of: "$if", at: TemplatePlace(pointer.appending("$if")))
    let then = member("then", of: object, at: pointer)
    let otherwise = member("else", of: object, at: pointer)
    return kind(condition) { .condition($0, then: then, otherwise: otherwise) }
  }

  private mutating func sort(_ operand: JSONValue, _ object: JSONObject, at pointer: JSONPointer) -> Node.Kind
  {
    let value = compile(operand, at: pointer.appending("$sort"))
    let keys = object.keys.compactMap { key in Each.by(key).map { (key, $0) } }
    guard keys.count <= 1 else {
      return incomplete(value, "$sort", .sortable, .severalBy, at: pointer, key: keys[1].0)
    }
    guard let (key, name) = keys.first else { return .operation(.sort(value, by: nil)) }
    let place = TemplatePlace(pointer.appending(key))
    return .operation(
      .sort(value, by: (name, expression(object[key] ?? .null, of: "by(..)", at: place))))
  }

  private mutating func bind(_ operand: JSONValue, _ object: JSONObject, at pointer: JSONPointer) -> Node.Kind
  {
    let place = pointer.appending("$let")
    guard case .object = operand else {
      return fault(
        .operand(operation: "$let", expected: .object, found: operand.kindName), at: TemplatePlace(place))
    }
    let bindings = compile(operand, at: place)
    guard let body = member("in", of: object, at: pointer) else {
      return incomplete(bindings, "$let", .object, .needsIn, at: pointer, key: "$let")
    }
    return .operation(.bind(bindings, body: body))
  }

  private mutating func map(_ operand: JSONValue, _ object: JSONObject, at pointer: JSONPointer) -> Node.Kind
  {
    let value = compile(operand, at: pointer.appending("$map"))
    let each = object.keys.compactMap { Each($0) }
    guard each.count == 1, let body = member(each[0].key, of: object, at: pointer) else {
      return incomplete(
        value, "$map", .arrayOrObject, .needsEach(operation: "$map"), at: pointer, key: "$map")
    }
    return .operation(.map(value, each[0], body))
  }

  private mutating func reduce(_ operand: JSONValue, _ object: JSONObject, at pointer: JSONPointer)
    -> Node.Kind
  {
    let value = compile(operand, at: pointer.appending("$reduce"))
    let each = object.keys.compactMap { Each($0) }
    guard object.count == 3 else {
      return incomplete(value, "$reduce", .array, .needsThreeProperties, at: pointer, key: "$reduce")
    }
    guard each.count == 1, let initial = object["initial"],
      let body = member(each[0].key, of: object, at: pointer)
    else {
      return incomplete(
        value, "$reduce", .array, .needsEach(operation: "$reduce"), at: pointer, key: "$reduce")
    }
    return .operation(.reduce(value, each[0], initial: initial, body))
  }

  private mutating func find(_ operand: JSONValue, _ object: JSONObject, at pointer: JSONPointer) -> Node.Kind
  {
    let value = compile(operand, at: pointer.appending("$find"))
    let each = object.keys.compactMap { Each($0) }
    guard each.count == 1, let test = object[each[0].key] else {
      return incomplete(value, "$find", .array, .needsEach(operation: "$find"), at: pointer, key: "$find")
    }
    guard test.stringValue != nil else {
      return incomplete(value, "$find", .array, .eachIsNoText, at: pointer, key: each[0].key)
    }
    let place = TemplatePlace(pointer.appending(each[0].key))
    return .operation(.find(value, each[0], expression(test, of: "$find", at: place)))
  }

  /// `$match` takes its conditions in the order of their text, `$switch` in the author's.
  private mutating func cases(_ name: OperatorName, _ operand: JSONValue, at place: JSONPointer) -> Node.Kind
  {
    guard case .object(let object) = operand else {
      return fault(
        .operand(operation: name.rawValue, expected: .literalObject, found: operand.kindName),
        at: TemplatePlace(place))
    }
    var branches: [Branch] = []
    var otherwise: Node?
    let members = name == .match ? object.members.sorted { $0.key.precedesByBytes($1.key) } : object.members
    for member in members {
      let pointer = place.appending(member.key)
      let value = compile(member.value, at: pointer)
      if name == .choice, member.key.hasSameBytes(as: "$default") {
        otherwise = value
        continue
      }
      let condition = expression(
        .string(member.key), of: name.rawValue, at: TemplatePlace(pointer, part: .key))
      branches.append(Branch(condition: condition, body: value))
    }
    return .operation(name == .match ? .match(branches) : .choice(branches, otherwise: otherwise))
  }

  private mutating func incomplete(
    _ value: Node, _ operation: String, _ rule: TemplateFault.OperandRule, _ fault: TemplateFault,
    at pointer: JSONPointer, key: String
  ) -> Node.Kind {
    let error = TemplateError(fault, at: TemplatePlace(pointer.appending(key), part: .key))
    note(error)
    return .operation(.incomplete(value, operation: operation, rule, error))
  }
}
