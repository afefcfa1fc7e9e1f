/// What a file really is, by its first bytes. The name says nothing: JPEGs called `logo.png` are common.
public enum ImageFormat: String, Sendable, CaseIterable {
  case png
  case jpeg
  case gif
  case webp
  case heic
  case avif
  case bmp
  case tiff
  case icon
  case pdf
  case svg
  case html
  case xml
  case json
  /// Text of no kind that we know.
  case text
  case empty
  case unknown

  public init(of bytes: [UInt8]) { self = Self.byMagic(bytes) ?? Self.byText(bytes) }

  private static func byMagic(_ bytes: [UInt8]) -> ImageFormat? {
    func has(_ prefix: [UInt8], at offset: Int = 0) -> Bool {
      bytes.count >= offset + prefix.count && bytes[offset..<(offset + prefix.count)].elementsEqual(prefix)
    }
    if bytes.isEmpty { return .empty }
    if has(PNGSignature.bytes) || has([0x89, 0x50, 0x4E, 0x47]) { return .png }
    if has([0xFF, 0xD8, 0xFF]) { return .jpeg }
    if has(Array("GIF8".utf8)) { return .gif }
    if has(Array("RIFF".utf8)), has(Array("WEBP".utf8), at: 8) { return .webp }
    if has(Array("ftyp".utf8), at: 4) {
      let brand = String(decoding: bytes.dropFirst(8).prefix(4), as: UTF8.self)
      switch brand {
      case "heic", "heix", "heim", "heis", "hevc", "mif1", "msf1": return .heic
      case "avif", "avis": return .avif
      default: return nil
      }
    }
    if has(Array("%PDF".utf8)) { return .pdf }
    if has(Array("II*\0".utf8)) || has(Array("MM\0*".utf8)) { return .tiff }
    if has(Array("BM".utf8)), bytes.count > 26 { return .bmp }
    if has([0, 0, 1, 0]) || has(Array("icns".utf8)) { return .icon }
    return nil
  }

  private static func byText(_ bytes: [UInt8]) -> ImageFormat {
    var start = bytes.prefix(1_024)
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { start = start.dropFirst(3) }
    guard !start.contains(where: { $0 < 0x09 }) else { return .unknown }
    let text = String(decoding: start, as: UTF8.self).lowercased()
    let beginning = text.drop { $0 == " " || $0 == "\n" || $0 == "\r\n" || $0 == "\t" || $0 == "\r" }
    if text.contains("<svg") { return .svg }
    if beginning.hasPrefix("<!doctype html") || beginning.hasPrefix("<html") { return .html }
    if beginning.hasPrefix("<") { return .xml }
    if beginning.hasPrefix("{") || beginning.hasPrefix("[") { return .json }
    return start.contains { $0 >= 0x80 } ? .unknown : .text
  }

  /// What a message calls it: `a JPEG`.
  public var words: String {
    switch self {
    case .png: "a PNG"
    case .jpeg: "a JPEG"
    case .gif: "a GIF"
    case .webp: "a WebP image"
    case .heic: "a HEIC image"
    case .avif: "an AVIF image"
    case .bmp: "a BMP image"
    case .tiff: "a TIFF image"
    case .icon: "an icon file"
    case .pdf: "a PDF"
    case .svg: "SVG text"
    case .html: "an HTML page"
    case .xml: "XML text"
    case .json: "JSON text"
    case .text: "text"
    case .empty: "empty"
    case .unknown: "no image that we know"
    }
  }

  /// Whether it holds pixels that some decoder draws.
  public var isBitmap: Bool {
    switch self {
    case .png, .jpeg, .gif, .webp, .heic, .avif, .bmp, .tiff, .icon: true
    case .pdf, .svg, .html, .xml, .json, .text, .empty, .unknown: false
    }
  }
}
