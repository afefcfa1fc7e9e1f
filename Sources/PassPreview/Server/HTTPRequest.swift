/// The head of an HTTP/1 request: no more of it is ever needed here.
struct HTTPRequest: Equatable {
  var method: String
  var target: String
  /// Names in lower case; a name that stands twice has its values joined by a comma.
  var fields: [String: String]

  static let limit = 8_192

  /// Where the head ends, if it is all there.
  static func isComplete(_ bytes: [UInt8]) -> Bool { headEnd(bytes) != nil }

  private static func headEnd(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 4 else { return nil }
    for index in 3..<bytes.count where bytes[index - 3...index].elementsEqual([13, 10, 13, 10]) {
      return index + 1
    }
    return nil
  }

  /// nil for what is no request: then the answer is 400.
  init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.limit, let end = Self.headEnd(bytes) else { return nil }
    let head = bytes[..<end]
    guard head.allSatisfy({ $0 == 13 || $0 == 10 || $0 == 9 || ($0 >= 0x20 && $0 < 0x7F) }) else {
      return nil
    }
    var lines = head.split(separator: 10, omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == 13 ? line.dropLast() : line, as: UTF8.self)
    }
    let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else { return nil }
    (method, target) = (words[0], words[1])
    fields = [:]
    for line in lines where !line.isEmpty {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex, line.first != " ",
        line.first != "\t"
      else {
        return nil
      }
      let name = line[..<colon].lowercased()
      var value = line[line.index(after: colon)...]
      while value.first == " " || value.first == "\t" { value.removeFirst() }
      while value.last == " " || value.last == "\t" { value.removeLast() }
      fields[name] = fields[name].map { $0 + "," + value } ?? String(value)
    }
  }
}
