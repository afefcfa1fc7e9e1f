extension JSONScanner {
  mutating func array(_ node: Int) throws(JSONError) -> [JSONValue] {
    let began = offset
    try enter()
    guard current != UInt8(ascii: "]") else {
      leave(node)
      return []
    }
    var elements: [JSONValue] = []
    while true {
      if isAtEnd { throw fault(.unterminatedArray, at: began) }
      do throws(JSONError) {
        elements.append(try value(keyOffset: offset))
      } catch { throw error.within(.index(elements.count)) }
      skipBlanks()
      switch current {
      case UInt8(ascii: "]"):
        leave(node)
        return elements
      case UInt8(ascii: ","):
        let comma = offset
        offset += 1
        skipBlanks()
        if current == UInt8(ascii: "]") {
          try tolerate(.trailingComma, as: .trailingComma, at: comma)
          leave(node)
          return elements
        }
      default: throw isAtEnd ? fault(.unterminatedArray, at: began) : misfit(.commaOrBracket)
      }
    }
  }

  mutating func object(_ node: Int) throws(JSONError) -> JSONObject {
    let began = offset
    try enter()
    var object = JSONObject()
    guard current != UInt8(ascii: "}") else {
      leave(node)
      return object
    }
    object.reserveCapacity(6)
    while true {
      if isAtEnd { throw fault(.unterminatedObject, at: began) }
      try member(of: &object, node)
      skipBlanks()
      switch current {
      case UInt8(ascii: "}"):
        leave(node)
        return object
      case UInt8(ascii: ","):
        let comma = offset
        offset += 1
        skipBlanks()
        if current == UInt8(ascii: "}") {
          try tolerate(.trailingComma, as: .trailingComma, at: comma)
          leave(node)
          return object
        }
      default: throw isAtEnd ? fault(.unterminatedObject, at: began) : misfit(.commaOrBrace)
      }
    }
  }

  private mutating func member(of object: inout JSONObject, _ node: Int) throws(JSONError) {
    guard current == UInt8(ascii: "\"") else { throw misfit(.key) }
    let keyOffset = offset
    let key = try string()
    do throws(JSONError) {
      skipBlanks()
      guard current == UInt8(ascii: ":") else { throw misfit(.colon(key: key, keyOffset: keyOffset)) }
      if let earlier = object.position(of: key) {
        let first = positions.key(ofChild: earlier, node)
        let place = source.location(ofByte: first)
        try tolerate(.duplicateKey(key, first: place), as: .duplicateKey, at: keyOffset)
        positions.removeChild(earlier, of: node)
        object.remove(at: earlier)
      }
      offset += 1
      skipBlanks()
      if isAtEnd { throw fault(.missingValue(key: key), at: offset) }
      object.append(.init(key: key, value: try value(keyOffset: keyOffset)))
    } catch { throw error.within(.key(key)) }
  }

  private mutating func enter() throws(JSONError) {
    depth += 1
    guard depth <= depthLimit else { throw fault(.tooDeep(limit: depthLimit), at: offset) }
    offset += 1
    skipBlanks()
  }

  private mutating func leave(_ node: Int) {
    depth -= 1
    offset += 1
    positions.close(node)
  }

  private mutating func tolerate(_ kind: JSONFault, as tolerance: JSONReader.Tolerance, at offset: Int)
    throws(JSONError)
  {
    let error = fault(kind, at: offset)
    // Each one holds its place and its line: a text made of nothing else must not fill the memory.
    guard self.tolerance.contains(tolerance), tolerated.count < 100 else { throw error }
    tolerated.append(error)
  }
}
