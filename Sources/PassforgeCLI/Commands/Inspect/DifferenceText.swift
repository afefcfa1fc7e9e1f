/// Differences in lines for people.
///
///     value  storeCard/primaryFields/balance/value  "12.50" -> "14"
///     file   logo.png  160×50, 4.2 KB -> 320×100, 9 KB
struct DifferenceText {
  let style: TextStyle
  let width: Int

  func text(of difference: PassDifference) -> String {
    if difference.changes.isEmpty { return "no difference in values, texts and files\n" }
    return difference.changes.map(lines).joined()
  }

  private func lines(_ change: PassDifference.Change) -> String {
    let head = style.faint(TextLayout.pad(change.kind.rawValue, to: 7)) + style.bold(change.place.visible)
    let words: String
    switch (change.before, change.after) {
    case (let before?, let after?): words = "\(before.visible) -> \(after.visible)"
    case (let before?, nil): words = style.red("removed") + " \(before.visible)"
    case (nil, let after?): words = style.green("added") + " \(after.visible)"
    case (nil, nil): words = ""
    }
    if 9 + TextLayout.columns(change.place) + TextLayout.columns(words) <= width {
      return "\(head)  \(words)\n"
    }
    return head + "\n" + TextLayout.paragraph(words, indent: 9, width: width)
  }
}
