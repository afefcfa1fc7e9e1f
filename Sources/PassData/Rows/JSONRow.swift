/// Makes a row of the text of one JSON object.
enum JSONRow {
  /// - Parameter place: where the text begins in its file.
  static func make(number: Int, raw: [UInt8], at place: SourceLocation) -> DataRow {
    var raw = raw
    let content = content(&raw, at: place)
    return DataRow(number: number, line: place.line ?? 1, raw: raw, content: content)
  }

  private static func content(
    _ raw: inout [UInt8], at place: SourceLocation
  ) -> Result<DataRow.Content, RowError> {
    do throws(JSONError) {
      let document = try JSONReader.read(raw, file: place.file)
      guard var object = document.value.objectValue else {
        return .failure(RowError(.notAnObject(found: document.value.kindName), at: place))
      }
      if let position = object.position(of: rejectionReasonColumn) {
        object.remove(at: position)
        raw = withoutReason(document, position == object.count, object)
      }
      return .success(.object(object))
    } catch {
      return .failure(RowError(.json(error.fault), at: moved(error.location, to: place)))
    }
  }

  /// We write the reason last, and cut it off again; elsewhere its author has written the object anew.
  private static func withoutReason(_ document: JSONDocument, _ isLast: Bool, _ rest: JSONObject) -> [UInt8] {
    let bytes = document.source.bytes
    let key = document.positions.keyOffset(of: JSONPointer([.key(rejectionReasonColumn)]), in: document.value)
    guard isLast, let comma = rest.isEmpty ? key : bytes[..<key].lastIndex(of: UInt8(ascii: ",")) else {
      return JSONWriter.write(.object(rest))
    }
    return bytes[..<comma] + [UInt8(ascii: "}")]
  }

  /// A place within the text as a place in the file. Without the line's text: rows are people's data.
  private static func moved(_ inner: SourceLocation, to outer: SourceLocation) -> SourceLocation {
    var place = inner
    let isFirstLine = inner.line == 1
    place.line = (outer.line ?? 1) + (inner.line ?? 1) - 1
    place.column = isFirstLine ? (outer.column ?? 1) + (inner.column ?? 1) - 1 : inner.column
    place.excerpt = nil
    return place
  }
}
