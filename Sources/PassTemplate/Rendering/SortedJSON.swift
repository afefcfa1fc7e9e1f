import PassData

/// `$json`: compact JSON with sorted keys, so that equal values give equal texts.
enum SortedJSON {
  static func append(_ value: JSONValue, to bytes: inout [UInt8], within budget: inout Budget)
    throws(TemplateFault)
  {
    try budget.step()
    let start = bytes.count
    switch value {
    case .null, .bool, .number, .string: JSONWriter.append(value, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (position, element) in elements.enumerated() {
        if position > 0 { bytes.append(UInt8(ascii: ",")) }
        try append(element, to: &bytes, within: &budget)
      }
      bytes.append(UInt8(ascii: "]"))
      return
    case .object(let object):
      bytes.append(UInt8(ascii: "{"))
      let members = object.members.sorted { $0.key.precedesByBytes($1.key) }
      for (position, member) in members.enumerated() {
        if position > 0 { bytes.append(UInt8(ascii: ",")) }
        JSONWriter.appendString(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        try append(member.value, to: &bytes, within: &budget)
      }
      bytes.append(UInt8(ascii: "}"))
      return
    }
    try budget.make(bytes: bytes.count - start)
  }
}
