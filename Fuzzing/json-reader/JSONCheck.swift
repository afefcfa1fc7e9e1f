import PassData

/// What is read is written and read again as the same tree, every value begins where the document says, and every
/// refusal has words and a place.
func checkReading(_ bytes: [UInt8], tolerance: JSONReader.Tolerance) {
  do throws(JSONError) {
    let document = try JSONReader.read(bytes, tolerating: tolerance)
    checkPlaces(document.value, at: .root, in: document)
    for layout in [JSONWriter.Layout.compact, .indented] {
      let written = JSONWriter.write(document.value, layout: layout)
      let readBack = try JSONReader.read(written)
      precondition(readBack.value == document.value, "what was written reads otherwise")
      precondition(JSONWriter.write(readBack.value, layout: layout) == written, "it is written otherwise")
    }
    precondition(tolerance != [] || document.tolerated.isEmpty, "something was tolerated")
  } catch {
    let diagnostic = error.diagnostic
    precondition(diagnostic.message.utf8.count > 5, "no words")
    guard case .tooLarge = error.fault else {
      precondition(error.location.line != nil && error.location.column != nil, "no place")
      return
    }
  }
}

/// Every value begins where the document says.
private func checkPlaces(_ value: JSONValue, at pointer: JSONPointer, in document: JSONDocument) {
  let first = document.source.bytes[document.byteOffset(of: pointer)]
  switch value {
  case .null: precondition(first == UInt8(ascii: "n"), "\(pointer) begins with \(first)")
  case .bool(let value):
    precondition(first == (value ? UInt8(ascii: "t") : UInt8(ascii: "f")), "\(pointer) begins with \(first)")
  case .number(let number):
    precondition(first == number.text.utf8.first, "\(pointer) begins with \(first)")
    _ = (number.int64, number.double, number.isInteger, number.compare(to: JSONNumber(7)))
    _ = (number.isMultiple(of: JSONNumber(3)), JSONNumber(9).isMultiple(of: number))
  case .string: precondition(first == UInt8(ascii: "\""), "\(pointer) begins with \(first)")
  case .array(let elements):
    precondition(first == UInt8(ascii: "["), "\(pointer) begins with \(first)")
    // Places are looked up from the root, so all of a long array would take a while.
    for index in elements.indices.prefix(20) {
      checkPlaces(elements[index], at: pointer.appending(index), in: document)
    }
  case .object(let object):
    precondition(first == UInt8(ascii: "{"), "\(pointer) begins with \(first)")
    for member in object.members.prefix(20) {
      checkPlaces(member.value, at: pointer.appending(member.key), in: document)
    }
  }
}
