import PassData

/// The colours of a card, with Wallet's choices where the pass makes none.
struct Palette: Equatable {
  var background: Color
  var foreground: Color
  var label: Color

  /// On a picture: white, where the picture is darkened, else the foreground; labels too take it there.
  var onPicture: Color

  init(_ input: LayoutInput, style: FaceStyle) {
    func color(_ key: String) -> Color? { input.pass[key]?.stringValue.flatMap { Color(passColor: $0) } }
    let isOnArtwork = style == .posterEventTicket || style == .posterGeneric
    let hasBackdrop =
      style == .eventTicket && input.pictures["background"] != nil && input.pictures["strip"] == nil
    background = color("backgroundColor") ?? (isOnArtwork ? Color(0.11, 0.11, 0.12) : Color(0.95, 0.95, 0.96))
    let automatic = background.luminance > 0.35 ? Color(0.09, 0.09, 0.1) : .white
    let ownColors = !(isOnArtwork && input.pass["useAutomaticColors"]?.boolValue == true)
    if hasBackdrop {
      // iOS darkens a ticket's background and writes in white, whatever the colours of the pass are.
      foreground = .white
      label = Color(1, 1, 1, 0.75)
    } else if isOnArtwork {
      foreground = ownColors ? color("foregroundColor") ?? .white : .white
      label = ownColors ? color("labelColor") ?? foreground.opacity(0.8) : Color(1, 1, 1, 0.8)
    } else {
      foreground = color("foregroundColor") ?? automatic
      label = color("labelColor") ?? foreground.mixed(with: background, 0.3)
    }
    onPicture = color("stripColor") ?? foreground
  }
}
