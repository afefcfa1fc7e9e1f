/// Which stretches of a joined text are links, by byte offsets.
struct LinkRanges {
  private var ends: [(end: Int, link: String?)] = []
  private let whole: String

  init(_ parts: [LinkedText], in whole: String) {
    self.whole = whole
    var end = 0
    for part in parts {
      end += part.text.utf8.count
      ends.append((end, part.link))
    }
  }

  /// A line, cut where links begin and end.
  func pieces(of line: Substring) -> [LinkedText] {
    let start = whole.utf8.distance(from: whole.startIndex, to: line.startIndex)
    let end = start + line.utf8.count
    var pieces: [LinkedText] = []
    var position = start
    for part in ends where part.end > position && position < end {
      let stop = min(part.end, end)
      let from = whole.utf8.index(whole.startIndex, offsetBy: position)
      let to = whole.utf8.index(whole.startIndex, offsetBy: stop)
      pieces.append(LinkedText(text: String(whole[from..<to]), link: part.link))
      position = stop
    }
    return pieces.isEmpty ? [LinkedText(text: String(line))] : pieces
  }
}
