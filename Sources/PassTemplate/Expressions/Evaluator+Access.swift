import PassData

extension Evaluator {
  /// One step from a value: `.name`, `[…]` or `(…)`.
  mutating func apply(_ access: Expression.Access, to value: Value) throws(TemplateFault) -> Value {
    try budget.step()
    offset = access.offset
    switch access.kind {
    case .property(let name): return try property(name, of: value)
    case .index(let index):
      let index = try evaluate(index)
      offset = access.offset
      return try element(index, of: value)
    case .slice(let lower, let upper):
      let from = try lower.map { (bound) throws(TemplateFault) in try evaluate(bound) }
      let to = try upper.map { (bound) throws(TemplateFault) in try evaluate(bound) }
      offset = access.offset
      return try slice(of: value, from: from ?? .null, to: to ?? .null)
    case .call(let arguments): return try call(value, arguments, at: access.offset)
    }
  }

  private func property(_ name: String, of value: Value) throws(TemplateFault) -> Value {
    guard let members = Members(value) else { throw .dotOnNoObject(property: name, found: value.kindName) }
    guard let member = members[name] else {
      let keys = (0..<min(members.count, 1_000)).map { members.key(at: $0) }
      throw .noProperty(name, nearest: NearestName.to(name, among: keys))
    }
    return member
  }

  private mutating func element(_ index: Value, of value: Value) throws(TemplateFault) -> Value {
    if let elements = Elements(value) {
      return elements[try position(index, count: elements.count)]
    }
    if let text = value.stringValue {
      let scalars = text.unicodeScalars
      try budget.look(atBytes: text.utf8.count)
      let position = try position(index, count: scalars.count)
      return .text(String(scalars[scalars.index(scalars.startIndex, offsetBy: position)]))
    }
    guard let members = Members(value) else { throw .bracketsOnNoContainer(found: value.kindName) }
    guard let key = index.stringValue else { throw .keyIsNoText(found: index.kindName) }
    return members[key] ?? .null
  }

  /// Negative positions count from the end.
  private func position(_ index: Value, count: Int) throws(TemplateFault) -> Int {
    guard let number = index.numberValue, number.isInteger else {
      throw .indexIsNoInteger(found: index.kindName)
    }
    guard let position = number.int64, position < count, position >= -Int64(count) else {
      throw .indexOutOfBounds(index: number.text, count: count)
    }
    return Int(position < 0 ? position + Int64(count) : position)
  }

  private mutating func slice(of value: Value, from: Value, to: Value) throws(TemplateFault) -> Value {
    if let elements = Elements(value) {
      let range = try range(from: from, to: to, count: elements.count)
      try budget.make(elements: range.count)
      var builder = ArrayBuilder()
      builder.reserveCapacity(range.count)
      for position in range { builder.append(elements[position]) }
      return builder.finished()
    }
    if let text = value.stringValue {
      let scalars = text.unicodeScalars
      try budget.look(atBytes: text.utf8.count)
      let range = try range(from: from, to: to, count: scalars.count)
      let start = scalars.index(scalars.startIndex, offsetBy: range.lowerBound)
      let end = scalars.index(start, offsetBy: range.count)
      let part = String(scalars[start..<end])
      try budget.make(bytes: part.utf8.count)
      return .text(part)
    }
    // The reference reads `object['key':]` as `object['key']`.
    guard Members(value) != nil else { throw .bracketsOnNoContainer(found: value.kindName) }
    return try element(from, of: value)
  }

  /// Bounds beyond the ends are the ends; null is no bound.
  private func range(from: Value, to: Value, count: Int) throws(TemplateFault) -> Range<Int> {
    let lower = try bound(from, count: count) ?? 0
    let upper = try bound(to, count: count) ?? count
    return lower..<max(lower, upper)
  }

  private func bound(_ value: Value, count: Int) throws(TemplateFault) -> Int? {
    if case .data(.null) = value.content { return nil }
    guard let number = value.numberValue, number.isInteger else { throw .sliceIsNoInteger }
    guard let position = number.int64 else { return number.text.hasPrefix("-") ? 0 : count }
    if position < 0 { return max(0, Int(max(position, -Int64(count))) + count) }
    return Int(min(position, Int64(count)))
  }

  private mutating func call(_ value: Value, _ arguments: [Expression], at place: Int) throws(TemplateFault)
    -> Value
  {
    guard case .function(let function) = value.content else {
      throw .notCallable(shown: value.textForm ?? value.kindName)
    }
    var values: [Value] = []
    for argument in arguments { values.append(try evaluate(argument)) }
    offset = place
    switch function {
    case .builtin(let builtin): return try call(builtin, values)
    case .host(let host): return try call(host, values)
    }
  }

  private mutating func call(_ host: HostFunction, _ arguments: [Value]) throws(TemplateFault) -> Value {
    let data = arguments.compactMap(\.data)
    guard data.count == host.parameters.count, arguments.count == data.count,
      zip(host.parameters, data).allSatisfy({ $0.accepts($1) })
    else { throw .arguments(function: host.name) }
    do {
      let result = Value(measuring: try host.body(data))
      try budget.look(at: result)
      return try checked(result)
    } catch let failure as HostFunction.Failure {
      throw .functionFailed(name: host.name, reason: failure.reason)
    } catch let fault as TemplateFault {
      throw fault
    } catch {
      throw .functionFailed(name: host.name, reason: "\(error)")
    }
  }
}
