import Foundation
import PassData
import PassModel
import Testing

@testable import PassLint

/// One case of `Fixtures/<code>/cases.json`; `Fixtures/README.md` describes the form.
struct Fixture: CustomTestStringConvertible, Sendable {
  let code: String
  let isBad: Bool
  let name: String
  let value: JSONValue

  var testDescription: String { "\(code): \(isBad ? "bad" : "good") \(name)" }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures").path

  /// All cases of all rules, read once.
  static let all: [Fixture] = RuleTable.all.flatMap { cases(of: $0.id) }

  static func cases(of code: String) -> [Fixture] {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(code)/cases.json") else { return [] }
    guard let document = try? JSONReader.read(Array(data), file: "\(code)/cases.json") else {
      Issue.record("Fixtures/\(code)/cases.json is not readable")
      return []
    }
    return ["bad", "good"].flatMap { kind in
      (document.value[kind]?.objectValue ?? JSONObject()).map {
        Fixture(code: code, isBad: kind == "bad", name: $0.key, value: $0.value)
      }
    }
  }

  /// The findings that the case must have, each as `id place`.
  var expected: [String] {
    let places = value["at"].map { $0.arrayValue ?? [$0] } ?? []
    let own = isBad ? places.compactMap(\.stringValue).map { "\(code) \($0)" } : []
    let others = value["also"]?.arrayValue?.compactMap(\.stringValue) ?? []
    return (own + others).sorted()
  }

  /// What the linter says, each finding as `id place`.
  func found() throws -> [String] {
    let subject = try subject()
    return Linter().check(subject).findings.map { finding in
      "\(finding.code) \(Self.place(of: finding, in: subject))"
    }.sorted()
  }

  private static func place(of finding: Diagnostic, in subject: LintSubject) -> String {
    guard let location = finding.location else { return "pass" }
    if let pointer = location.pointer, location.file.hasSuffix("pass.json") { return pointer.description }
    if location.file == subject.name { return "pass" }
    var file = location.file
    for prefix in [subject.name + "/", subject.name + "!"] where file.hasPrefix(prefix) {
      file.removeFirst(prefix.count)
    }
    if let pointer = location.pointer { return file + "#" + pointer.description }
    return location.line.map { "\(file):\($0)" } ?? file
  }
}

extension Fixture {
  func subject() throws -> LintSubject {
    let origin: LintSubject.Origin = value["origin"]?.stringValue == "finished" ? .finished : .source
    let name = value["name"]?.stringValue ?? (origin == .finished ? "t.pkpass" : "t")
    var findings: [Diagnostic] = []
    var document: JSONDocument?
    do {
      let bytes = try passJSON()
      document = try JSONReader.read(
        bytes, file: origin == .finished ? "\(name)!pass.json" : "\(name)/pass.json",
        tolerating: origin == .finished ? [.trailingComma, .duplicateKey] : [])
    } catch let error as JSONError {
      findings.append(error.diagnostic)
    }
    let previous = value["previous"].map { MergePatch.apply($0, to: document?.value ?? .null) }
    var subject = LintSubject(
      name: name, origin: origin, document: document, files: FileFacts(try files()),
      previous: previous, now: try moment(), findings: findings)
    subject.rowSchema = value["rowSchema"]
    subject.previousHasPersonalization =
      value["previousFiles"]?.arrayValue?.contains("personalization.json") ?? false
    return subject
  }

  private func moment() throws -> Timestamp? {
    guard let text = value["now"]?.stringValue else { return nil }
    return try PassDate.read(text).moment
  }

  /// `text` as it stands, with `\u{…}` for what JSON can't hold; or the good pass with a patch.
  private func passJSON() throws -> [UInt8] {
    if let hex = value["hex"]?.stringValue {
      return try #require([UInt8](hexadecimal: hex.replacingOccurrences(of: " ", with: "")))
    }
    if let text = value["text"]?.stringValue {
      return Array(text.replacingOccurrences(of: "BASE", with: try Self.baseMembers()).utf8)
    }
    let base = value["base"]?.stringValue ?? "generic"
    let patch = value["patch"] ?? .object(JSONObject())
    return JSONWriter.write(MergePatch.apply(patch, to: try BasePass.tree(base)), layout: .indented)
  }

  /// The members of the good pass without braces, for cases about the text itself.
  private static func baseMembers() throws -> String {
    let text = String(decoding: JSONWriter.write(try BasePass.tree("generic")), as: UTF8.self)
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return String(trimmed.dropFirst().dropLast())
  }

  private func files() throws -> [(path: String, bytes: [UInt8])] {
    var files = Self.icons
    for member in value["files"]?.objectValue ?? JSONObject() {
      files[member.key] = try member.value.stringValue.map(FileSpelling.bytes)
    }
    return files.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }

  private static let icons: [String: [UInt8]] = [
    "icon.png": TestPNG.bytes(38, 38), "icon@2x.png": TestPNG.bytes(76, 76),
    "icon@3x.png": TestPNG.bytes(114, 114),
  ]
}
