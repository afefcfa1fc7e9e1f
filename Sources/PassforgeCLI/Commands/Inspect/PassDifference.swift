import PassBundle
import PassData
import PassImage

/// What differs in two passes: values of pass.json, texts of each language, files.
struct PassDifference: Sendable {
  struct Change: Sendable {
    enum Kind: String, Sendable {
      case value, text, file
    }

    let kind: Kind
    /// `storeCard/primaryFields/balance/value`, `de: NOTE`, `logo.png`.
    let place: String
    /// Nil where it is only in the other one.
    let before: String?
    let after: String?
  }

  let before: String
  let after: String
  private(set) var changes: [Change] = []

  init(from old: OpenedPass, to new: OpenedPass, showsSecrets: Bool) {
    before = old.file
    after = new.file
    if let left = old.document?.value, let right = new.document?.value {
      for change in TreeDifference(left, right).changes {
        let isHidden = !showsSecrets && PassSecrets.contains(change.pointer)
        changes.append(
          Change(
            kind: .value, place: change.place,
            before: change.before.map { isHidden ? PassSecrets.word : $0.shown },
            after: change.after.map { isHidden ? PassSecrets.word : $0.shown }))
      }
    }
    compareTexts(PassTexts(old), PassTexts(new))
    compareFiles(old, new)
  }

  private mutating func compareTexts(_ old: PassTexts, _ new: PassTexts) {
    let (left, right) = (old.all, new.all)
    for folder in Set((left + right).map(\.folder)).sorted(by: { $0.precedesByBytes($1) }) {
      let before = left.first { $0.folder == folder }?.texts ?? [:]
      let after = right.first { $0.folder == folder }?.texts ?? [:]
      for key in Set(before.keys).union(after.keys).sorted() where before[key] != after[key] {
        let language = folder.dropLast(".lproj".count)
        changes.append(
          Change(
            kind: .text, place: "\(language): \(key.text)",
            before: before[key].map { JSONValue.string($0).shown },
            after: after[key].map { JSONValue.string($0).shown }))
      }
    }
  }

  /// All but what is compared by its contents, or follows from the rest.
  private mutating func compareFiles(_ old: OpenedPass, _ new: OpenedPass) {
    let own: [BundlePath?] = [.passJSON, .orderJSON, .manifest, .signature]
    func files(_ pass: OpenedPass) -> [ByteString: OpenedEntry] {
      var files: [ByteString: OpenedEntry] = [:]
      for entry in pass.entries where !own.contains(entry.path) && entry.path?.name != "pass.strings" {
        files[ByteString(entry.name)] = entry
      }
      return files
    }
    let (left, right) = (files(old), files(new))
    for name in Set(left.keys).union(right.keys).sorted() {
      let (before, after) = (left[name], right[name])
      if let before, let after, before.bytes == after.bytes { continue }
      let (old, new) = (before.map(Self.words), after.map(Self.words))
      changes.append(
        Change(kind: .file, place: name.text, before: old, after: old == new ? "other bytes" : new))
    }
  }

  /// `160×50, 4.2 KB`.
  private static func words(_ entry: OpenedEntry) -> String {
    let size = HumanText.size(entry.size)
    guard let bytes = entry.bytes else { return size + ", unreadable" }
    guard let pixels = ImageFacts(of: bytes).size else { return size }
    return "\(pixels.width)×\(pixels.height), \(size)"
  }

  var json: JSONValue {
    [
      "schemaVersion": jsonSchemaVersion, "before": .string(before), "after": .string(after),
      "same": .bool(changes.isEmpty),
      "changes": .array(
        changes.map {
          [
            "kind": .string($0.kind.rawValue), "place": .string($0.place),
            "before": $0.before.map(JSONValue.string) ?? .null,
            "after": $0.after.map(JSONValue.string) ?? .null,
          ]
        }),
    ]
  }
}

extension JSONValue {
  /// On one line, as JSON has it.
  fileprivate var shown: String { String(decoding: JSONWriter.write(self), as: UTF8.self) }
}
