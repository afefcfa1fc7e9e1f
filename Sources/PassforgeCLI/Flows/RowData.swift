import PassData
import PassSystem

/// The one row of `build`, `render` and `lint`: an object, or an array of one.
struct RowData: Sendable {
  let object: JSONObject
  /// Where each value stands, for messages.
  let document: JSONDocument
  /// Where in the document the object stands.
  let root: JSONPointer
  let name: String

  /// - Throws: ``DataError`` for what is not one row, `JSONError` for what is no JSON.
  static func read(_ file: String, in context: Context) throws -> RowData {
    let isStandardInput = file == "-"
    let name = isStandardInput ? "<stdin>" : file
    let bytes = isStandardInput ? try context.readInput() : try FileReader.read(context.path(file))
    if bytes.isEmpty { throw DataError.empty(name: name) }
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONReader.read(bytes, file: name)
    } catch {
      throw looksLikeTable(bytes, name: name) ? DataError.table(name: name) : error
    }
    let isList = document.value.arrayValue != nil
    return RowData(
      object: try row(of: document, name), document: document,
      root: isList ? JSONPointer([.index(0)]) : .root, name: name)
  }

  private static func row(of document: JSONDocument, _ name: String) throws(DataError) -> JSONObject {
    switch document.value {
    case .object(let object): return object
    case .array(let elements):
      guard elements.count == 1, let only = elements.first else {
        throw .severalRows(name: name, count: elements.count)
      }
      guard case .object(let object) = only else {
        throw .notAnObject(kind: only.kindName, document.location(of: JSONPointer([.index(0)])))
      }
      return object
    default: throw .notAnObject(kind: document.value.kindName, document.location(of: .root))
    }
  }

  /// Whether the first line is names between delimiters: somebody took build for batch.
  private static func looksLikeTable(_ bytes: [UInt8], name: String) -> Bool {
    if name.lowercased().hasSuffix(".csv") || name.lowercased().hasSuffix(".tsv") { return true }
    guard let first = bytes.first(where: { $0 > 0x20 }), !"{[\"".utf8.contains(first) else { return false }
    return bytes.prefix(while: { $0 != 0x0A }).contains { ",;\t".utf8.contains($0) }
  }
}
