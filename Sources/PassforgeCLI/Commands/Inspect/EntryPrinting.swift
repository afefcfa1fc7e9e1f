import PassBundle
import PassData

/// Writes one file of an archive to standard output.
struct EntryPrinting {
  let showsSecrets: Bool
  let force: Bool

  /// - Parameter name: of the file; `a.pkpass!pass.json` reaches into a bundle.
  func print(_ name: String, of opened: OpenedPass, in context: Context) throws -> ExitStatus {
    if let mark = name.utf8.firstIndex(of: UInt8(ascii: "!")) {
      let outer = "\(opened.file)!\(name[..<mark])"
      if let pass = opened.passes.first(where: { $0.file.hasSameBytes(as: outer) }) {
        return try print(String(name[name.utf8.index(after: mark)...]), of: pass, in: context)
      }
    }
    guard let entry = opened.entries.first(where: { $0.name.hasSameBytes(as: name) }) else {
      throw PackageError.noEntry(name, file: opened.file, known: opened.entries.map(\.name))
    }
    guard let bytes = entry.bytes else { throw PackageError.unreadableEntry(name, file: opened.file) }
    let shown = try withoutSecrets(bytes, entry, opened, context)
    if context.terminal.output, !force, !Self.isText(shown) { throw PackageError.binaryEntry(name) }
    try context.output.write(shown)
    return .done
  }

  private func withoutSecrets(
    _ bytes: [UInt8], _ entry: OpenedEntry, _ opened: OpenedPass, _ context: Context
  ) throws -> [UInt8] {
    guard !showsSecrets, entry.path == .passJSON || entry.path == .orderJSON else { return bytes }
    guard let document = opened.document else { throw PackageError.mayHoldSecrets(entry.name) }
    let (shown, count) = PassSecrets.hidden(in: document)
    if count > 0 {
      try context.hint(
        "\(count) secret\(count == 1 ? " is" : "s are") hidden; --show-secrets writes the file as it is")
    }
    return shown
  }

  /// Whether a terminal can show it: UTF-8 without control characters but line ends and tabs.
  private static func isText(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
      && String(validating: bytes, as: UTF8.self) != nil
  }
}
