import PassBundle
import PassData
import PassLayout

/// A pass in plain words.
///
///     event ticket  "Autumn Show"  serial S-88  team A1B2C3D4E5
///     valid until   2026-11-23 23:59 +01:00 (in 42 days)
///     front         SHOW Autumn Show · DOORS 19:00
struct InspectText {
  let style: TextStyle
  let width: Int

  private static let column = 15

  func text(of opened: OpenedPass, _ passes: [InspectedPass]) -> String {
    guard opened.kind == .passes else { return passes.map(text).joined() }
    let count = passes.count
    var text = row(
      "bundle", "\(count) \(count == 1 ? "pass" : "passes"), \(HumanText.size(opened.bytes.count))")
    for pass in passes { text += "\n" + style.bold(pass.opened.file.visible) + "\n" + self.text(of: pass) }
    return text
  }

  private func text(of pass: InspectedPass) -> String {
    var text = ""
    for (label, words) in rows(of: pass) { text += row(label, words) }
    return text
  }

  private func rows(of pass: InspectedPass) -> [(String, String)] {
    let facts = InspectWords(pass)
    var rows: [(String, String)] = [facts.headline]
    func add(_ label: String, _ words: String?) {
      if let words, !words.isEmpty { rows.append((label, words)) }
    }
    add("from", facts.issuer)
    add("valid until", facts.validity)
    add("relevant", facts.relevance)
    add("front", facts.fields([.header, .primary, .secondary, .auxiliary, .footer]))
    add("back", facts.fields([.back, .additionalInfo]))
    for barcode in pass.barcodes {
      add("barcode", facts.barcode(barcode, room: max(20, width - Self.column)))
    }
    add("nfc", facts.nfc)
    add("updates", facts.updates)
    add("languages", facts.languages)
    add("files", facts.files)
    add("signature", facts.signature)
    return rows
  }

  private func row(_ label: String, _ words: String) -> String {
    let room = max(20, width - Self.column)
    let fits = TextLayout.columns(words) <= room
    let lines = fits ? [words.visible] : TextLayout.wrap(words.visible, width: room)
    let margin = String(repeating: " ", count: Self.column)
    return style.faint(TextLayout.pad(label, to: Self.column - 1)) + " " + (lines.first ?? "") + "\n"
      + lines.dropFirst().map { margin + $0 + "\n" }.joined()
  }
}
