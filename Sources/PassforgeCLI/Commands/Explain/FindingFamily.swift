/// Findings that are no rules of lint: what the word before the dot is about, and who says it.
///
/// A new family is one row here; a test looks for the codes of all sources in this table and in lint's.
struct FindingFamily: Equatable {
  let name: String
  let about: String
  /// The commands that say it.
  let saidBy: String

  static let all: [FindingFamily] = [
    .init("archive", "the .zip around a pass", "build, sign, verify, inspect"),
    .init("authorities", "Apple's certificates in their folders", "authorities, doctor, verify"),
    .init("batch", "a run over many rows, and its output", "batch"),
    .init("build", "what was sealed and did not verify, a fault of passforge", "build, sign, batch"),
    .init(
      "bundle", "files of a pass folder, or several passes in one .pkpasses", "build, sign, bundle, verify"),
    .init("crypto", "what OpenSSL refused", "all that sign or verify"),
    .init("data", "the file with the row", "build, render"),
    .init("doctor", "this machine", "doctor"),
    .init("file", "a file or folder that cannot be read or written", "all"),
    .init(
      "identity", "certificate, key and password (docs/certificate.md, docs/signers.md)",
      "all that sign, identity, doctor"),
    .init("image", "an image that a row names", "build, batch"),
    .init("inputs", "template.json (docs/template-language.md)", "build, batch, render, inputs"),
    .init("inspect", "an entry or a difference that was asked for", "inspect"),
    .init("json", "a text that is no JSON", "all that read JSON"),
    .init("lint", "how lint was told to run", "lint, build, batch"),
    .init("manifest", "manifest.json of a pass", "verify"),
    .init("merge", "parts of a batch that are joined", "batch merge"),
    .init("output", "the name of a file that is made", "build, batch"),
    .init("pass", "pass.json of a finished pass", "verify"),
    .init("pattern", "a pattern in a row schema", "build, batch, inputs"),
    .init("preview", "what is drawn", "preview"),
    .init("rotation", "a new certificate beside the old one", "identity rotate"),
    .init("row", "a value of a row", "build, batch"),
    .init("rows", "the file with the rows", "batch"),
    .init("run", "this machine, or the way it was started", "all"),
    .init("signature", "the signature of a pass", "verify"),
    .init("strings", "texts of a language", "build, batch, verify"),
    .init("style", "the words of pass.json's styles", "init"),
    .init(
      "template", "expressions in pass.json and texts (docs/template-language.md)", "build, batch, render"),
    .init("timezone", "the zone of a date", "build, batch"),
    .init("usage", "how the command was called", "all"),
    .init("verify", "what verify was asked for", "verify"),
  ]

  init(_ name: String, _ about: String, _ saidBy: String) {
    self.name = name
    self.about = about
    self.saidBy = saidBy
  }

  /// The family of a finding's id; nil for a word that no finding begins with.
  static func of(_ id: String) -> FindingFamily? {
    guard let dot = id.firstIndex(of: "."), id[dot...].count > 1 else { return nil }
    return all.first { $0.name == id[..<dot] }
  }
}
