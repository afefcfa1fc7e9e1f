import PassBundle
import PassData
import PassLayout

/// The `pass.strings` files of an opened pass.
struct PassTexts: Sendable {
  private let tables: [(folder: String, strings: PassStrings?)]

  init(_ opened: OpenedPass) {
    var tables: [(folder: String, strings: PassStrings?)] = []
    for entry in opened.entries {
      guard let folder = entry.path?.folder, folder.lowercased().hasSuffix(".lproj") else { continue }
      let isStrings = entry.path?.name == "pass.strings"
      let read = isStrings ? entry.bytes.flatMap { try? PassStrings.read($0, file: entry.name) } : nil
      if let position = tables.firstIndex(where: { $0.folder.hasSameBytes(as: folder) }) {
        if isStrings { tables[position].strings = read }
      } else {
        tables.append((folder, read))
      }
    }
    self.tables = tables.sorted { $0.folder.precedesByBytes($1.folder) }
    unreadable = Set(
      opened.entries.filter { entry in
        entry.path?.name == "pass.strings"
          && entry.bytes.flatMap { try? PassStrings.read($0, file: entry.name) } == nil
      }.compactMap { $0.path?.folder })
  }

  private let unreadable: Set<String>

  /// Every text of one language; of a key that stands twice the last counts.
  func table(for locale: String) -> [ByteString: String] {
    guard let folder = LanguageChoice.folder(for: locale, among: tables.map(\.folder)) else { return [:] }
    return texts(of: folder)
  }

  /// Every text of every language, for comparing.
  var all: [(folder: String, texts: [ByteString: String])] {
    tables.map { ($0.folder, texts(of: $0.folder)) }
  }

  private func texts(of folder: String) -> [ByteString: String] {
    var texts: [ByteString: String] = [:]
    for entry in tables.first(where: { $0.folder == folder })?.strings?.entries ?? [] {
      texts[ByteString(entry.key)] = entry.value
    }
    return texts
  }

  var languages: [InspectedPass.Language] {
    let keys = tables.map { Set(($0.strings?.entries ?? []).map { ByteString($0.key) }) }
    let total = keys.reduce(into: Set<ByteString>()) { $0.formUnion($1) }.count
    return zip(tables, keys).map { table, keys in
      InspectedPass.Language(
        name: String(table.folder.dropLast(".lproj".count)), missing: total - keys.count, total: total,
        isUnreadable: unreadable.contains(table.folder))
    }
  }
}
