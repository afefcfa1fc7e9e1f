import PassLayout

/// Which file of a pass is drawn for each slot.
///
/// A picture at the root hides its namesakes in language folders (Apple's rule, the opposite of other bundles). Of the
/// scales the largest that can be drawn is taken, because pictures are drawn at up to 3x.
struct PictureChoice {
  static let slots = [
    "artwork", "background", "footer", "icon", "logo", "primaryLogo", "secondaryLogo", "strip", "thumbnail",
  ]

  var pictures: [String: Picture] = [:]
  var store = PictureStore()
  /// Files that can't be drawn, and why.
  var refusals: [(path: String, reason: String)] = []

  init(_ pass: PreviewPass, languageFolder: String?) {
    for slot in Self.slots {
      let places = [""] + (languageFolder.map { ["\($0)/"] } ?? [])
      for place in places where pictures[slot] == nil { choose(slot, in: place, of: pass) }
    }
  }

  private mutating func choose(_ slot: String, in place: String, of pass: PreviewPass) {
    for (suffix, scale) in [("@3x", 3.0), ("@2x", 2), ("", 1)] {
      let path = "\(place)\(slot)\(suffix).png"
      guard let bytes = pass.files[path] else { continue }
      if let reason = store.add(path, bytes) {
        refusals.append((path, reason))
      } else if let header = store.files[path]?.header {
        pictures[slot] = Picture(
          path: path, size: Size(Double(header.width) / scale, Double(header.height) / scale))
        return
      }
    }
  }
}
