import PassData

/// Runs a ``ByteProgram``.
///
/// Its errors have no place: whoever meets one renders the tree, which meets the same and knows where.
extension Evaluator {
  mutating func write(_ program: ByteProgram, to bytes: inout [UInt8]) throws(TemplateError) {
    for part in program.parts {
      switch part {
      case .bytes(let constant): bytes.append(contentsOf: constant)
      case .interpolated(let expression): try writeText(of: expression, to: &bytes)
      case .value(let node, let level):
        guard let value = try render(node) else { throw TemplateError(.uncalledFunction) }
        try write(value, level: level, to: &bytes)
      case .container(let container): try write(container, to: &bytes)
      }
    }
  }

  private mutating func write(_ container: ByteProgram.Container, to bytes: inout [UInt8])
    throws(TemplateError)
  {
    bytes.append(container.open)
    let start = bytes.count
    for entry in container.entries {
      let mark = bytes.count
      if mark > start { bytes.append(UInt8(ascii: ",")) }
      bytes.append(contentsOf: entry.key)
      switch entry.content {
      case .program(let program): try write(program, to: &bytes)
      case .vanishing(let node, let level):
        if let value = try render(node) {
          try write(value, level: level, to: &bytes)
        } else {
          bytes.removeLast(bytes.count - mark)
        }
      }
    }
    bytes.append(container.close)
  }

  mutating func write(_ value: Value, level: Int, to bytes: inout [UInt8]) throws(TemplateError) {
    guard let data = value.data else { throw TemplateError(.uncalledFunction) }
    do throws(TemplateFault) {
      try budget.check(depth: level + value.depth)
      try budget.check(size: data)
      guard bytes.count <= outputEnd else { throw .limit(.bytes, outputEnd) }
    } catch {
      throw TemplateError(error)
    }
    JSONWriter.append(data, to: &bytes)
  }

  private mutating func writeText(of expression: CompiledExpression, to bytes: inout [UInt8])
    throws(TemplateError)
  {
    let text = try text(of: expression)
    do throws(TemplateFault) {
      try budget.make(bytes: text.utf8.count)
    } catch {
      throw TemplateError(error)
    }
    JSONWriter.appendEscaped(text, to: &bytes)
  }
}
