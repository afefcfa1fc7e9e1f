import PassBundle
import PassCrypto
import PassData
import PassLayout

/// The facts of an inspected pass as phrases.
struct InspectWords {
  private let pass: InspectedPass
  private var tree: JSONValue { pass.tree }

  init(_ pass: InspectedPass) { self.pass = pass }

  /// What it is, and the rest of the first line.
  var headline: (String, String) {
    guard pass.opened.document != nil else {
      return ("unreadable", "its \(pass.opened.kind.mainFile?.text ?? "contents") can't be read")
    }
    if pass.opened.kind == .order {
      let parts = [text("orderIdentifier").map { "order \($0)" }, text("orderTypeIdentifier")]
      return ("order", parts.compactMap(\.self).joined(separator: "  "))
    }
    let parts = [
      text("description").map { "\"\($0)\"" }, text("serialNumber").map { "serial \($0)" },
      text("teamIdentifier").map { "team \($0)" },
    ]
    return (pass.style?.words ?? "pass", parts.compactMap(\.self).joined(separator: "  "))
  }

  var issuer: String? {
    let parts = [text("organizationName"), text("passTypeIdentifier")].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "  ")
  }

  var validity: String? {
    let voided = tree["voided"]?.boolValue == true ? "voided" : nil
    let until = text("expirationDate").map { date($0, relativeTo: pass.now) }
    let parts = [until, voided].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  var relevance: String? {
    let entries = (tree["relevantDates"]?.arrayValue ?? []).compactMap { entry -> String? in
      if let moment = entry["date"]?.stringValue { return date(moment) }
      guard let start = entry["startDate"]?.stringValue else { return nil }
      return date(start) + (entry["endDate"]?.stringValue).map { " to " + date($0) }.orEmpty
    }
    let moments = entries.isEmpty ? [text("relevantDate").map { date($0) }].compactMap(\.self) : entries
    let places = tree["locations"]?.arrayValue?.count ?? 0
    let beacons = tree["beacons"]?.arrayValue?.count ?? 0
    let near = [counted(places, "place"), counted(beacons, "beacon")].compactMap(\.self)
    return (moments + near).joined(separator: ", ")
  }

  /// `SHOW Autumn Show · DOORS 19:00`.
  func fields(_ groups: [FieldGroup]) -> String {
    groups.flatMap { group in pass.fields.filter { $0.group == group } }.map { field in
      [field.label, field.text].filter { !$0.isEmpty }.map(\.onOneLine).joined(separator: " ")
    }.joined(separator: " · ")
  }

  /// `QR, 24 bytes, iso-8859-1: TKT:88:…`, cut to one line unless everything is to be shown.
  func barcode(_ barcode: InspectedPass.Barcode, room: Int) -> String {
    let count = InspectWords.bytes(of: barcode.message, in: barcode.encoding)
    let head = "\(barcode.format), \(count) byte\(count == 1 ? "" : "s"), \(barcode.encoding): "
    let message = barcode.message.onOneLine
    guard pass.hidesSecrets else { return head + message }
    // A code is as good as the ticket: enough to know it by, not enough to copy.
    let shown = message.count <= 8 ? message : message.prefix(min(8, message.count / 2)) + "…"
    return head + shown
  }

  var nfc: String? {
    guard let nfc = tree["nfc"]?.objectValue else { return nil }
    let own = pass.opened.document?.value["nfc"]
    let count = own?["message"]?.stringValue?.utf8.count ?? 0
    if pass.hidesSecrets { return "message of \(count) bytes and key, hidden" }
    return nfc.map { "\($0.key) \($0.value.rawText)" }.joined(separator: ", ")
  }

  var updates: String? {
    guard let address = text("webServiceURL") else { return nil }
    guard let length = pass.tokenLength else { return "\(address) (no token)" }
    return pass.hidesSecrets
      ? "\(address) (token of \(length) characters, hidden)"
      : "\(address) (token \(text("authenticationToken") ?? ""))"
  }

  var languages: String? {
    guard !pass.languages.isEmpty else { return nil }
    let notes = pass.languages.compactMap { language -> String? in
      if language.isUnreadable { return "the texts of \(language.name) can't be read" }
      return language.missing > 0
        ? "\(language.name) lacks \(language.missing) of \(language.total) texts" : nil
    }
    return pass.languages.map(\.name).joined(separator: ", ")
      + (notes.isEmpty ? "" : " (" + notes.joined(separator: "; ") + ")")
  }

  var files: String {
    let entries = pass.opened.entries
    let unreadable = entries.count { $0.bytes == nil }
    let lost = unreadable > 0 ? ", \(unreadable) unreadable" : ""
    return "\(entries.count), \(HumanText.size(pass.opened.bytes.count)) packed\(lost)"
  }

  /// What the signature says of itself; whether it is true, `verify` says.
  var signature: String? {
    guard let bytes = pass.opened[.signature] else { return "none" }
    let report = DetachedSignature.verify(
      bytes, over: pass.opened.manifest?.bytes ?? [], authorities: .pinned, at: pass.now, named: "signature")
    guard let certificate = report.certificate else { return "unreadable, or without certificate" }
    let name = certificate.passTypeIdentifier ?? certificate.subject.shortText
    let time = (report.signer?.signingTime).map { " on \($0.day)" }.orEmpty
    return "by \(name)\(time), not judged here: passforge verify does"
  }

  // MARK: Words

  private func text(_ key: String) -> String? { tree[key]?.stringValue?.onOneLine }

  private func counted(_ count: Int, _ word: String) -> String? {
    count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  /// `2026-11-23 23:59 +01:00 (in 42 days)`; as it stands where it is no date.
  private func date(_ text: String, relativeTo now: Timestamp? = nil) -> String {
    guard let read = try? DateText(parsing: text), let moment = read.timestamp else { return text }
    let clock = text.dropFirst(11).prefix(5)
    let zone = read.offset == 0 ? "UTC" : DateText.spelling(ofOffset: read.offset ?? 0)
    let words = "\(text.prefix(10)) \(clock) \(zone)"
    guard let now else { return words }
    let seconds = moment.seconds - now.seconds
    let days = Int((Double(seconds) / 86_400).rounded(.down))
    return words + " (\(HumanText.distance(days: seconds < 0 ? min(days, -1) : days)))"
  }

  private static func bytes(of message: String, in encoding: String) -> Int {
    switch encoding.lowercased() {
    case "utf-8", "utf8": message.utf8.count
    case "utf-16", "utf16", "utf-16be", "utf-16le": message.utf16.count * 2
    default: message.unicodeScalars.count
    }
  }
}

extension String {
  /// Line ends become spaces: a paragraph of the back in one line.
  fileprivate var onOneLine: String {
    unicodeScalars.contains { $0 == "\n" || $0 == "\r" || $0 == "\u{2028}" }
      ? split { $0.isNewline }.joined(separator: " ") : self
  }
}

extension String? {
  fileprivate var orEmpty: String { self ?? "" }
}
