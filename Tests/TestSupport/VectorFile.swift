import Foundation

/// A test in a text file: headers such as `expect: …`, then files after lines `-- name --`.
///
/// Headers may stand several times. A file's text ends before the line break that precedes the next mark.
public struct VectorFile: Sendable, CustomStringConvertible {
  public let name: String
  public let headers: [(name: String, value: String)]
  public let files: [(name: String, text: String)]

  public var description: String { name }

  /// The values of a header, in order.
  public subscript(header: String) -> [String] { headers.filter { $0.name == header }.map(\.value) }

  /// All vectors of a folder below `Tests/Vectors`, sorted by name.
  public static func all(in folder: String) -> [VectorFile] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let place = tests.appendingPathComponent("Vectors/\(folder)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().compactMap { name in
      guard let text = try? String(contentsOf: place.appendingPathComponent(name), encoding: .utf8) else {
        return nil
      }
      return VectorFile(name: String(name.dropLast(4)), text: text)
    }
  }

  init(name: String, text: String) {
    var headers: [(String, String)] = []
    var files: [(String, [Substring])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("-- "), line.hasSuffix(" --"), line.utf8.count > 6 {
        files.append((String(line.dropFirst(3).dropLast(3)), []))
      } else if !files.isEmpty {
        files[files.count - 1].1.append(line)
      } else if let colon = line.firstIndex(of: ":") {
        let value = line[line.index(after: colon)...].drop { $0 == " " }
        headers.append((String(line[..<colon]), String(value)))
      }
    }
    // The last line break of the vector ends its last file.
    if let last = files.last?.1.last, last.isEmpty { files[files.count - 1].1.removeLast() }
    self.name = name
    self.headers = headers
    self.files = files.map { ($0.0, $0.1.joined(separator: "\n")) }
  }
}
