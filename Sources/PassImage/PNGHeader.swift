/// The eight bytes that every PNG begins with.
enum PNGSignature {
  static let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}

/// What the first chunk of a PNG says about it.
public struct PNGHeader: Sendable, Equatable {
  public enum ColorType: UInt8, Sendable {
    case gray = 0
    case color = 2
    case palette = 3
    case grayWithAlpha = 4
    case colorWithAlpha = 6
  }

  public let width: Int
  public let height: Int
  /// Bits per channel, or per index of a palette.
  public let depth: Int
  public let colorType: ColorType
  public let isInterlaced: Bool
}

/// What is wrong with a file that begins like a PNG.
public enum PNGDamage: Sendable, Equatable {
  /// Line ends were changed on the way: the file was sent as text.
  case signature
  /// The header is not the first chunk, or its values are impossible.
  case header
  /// The file ends within a chunk or before its last one; its name if it was read.
  case truncated(chunk: String?)
  /// libpng could not decode it; its own words.
  case undecodable(String)
}

/// A walk over the chunks of a PNG that never leaves its bytes.
struct PNGWalk {
  private(set) var header: PNGHeader?
  private(set) var damage: PNGDamage?
  private(set) var hasTransparency = false
  private(set) var isAnimated = false
  /// Bytes behind the last chunk.
  private(set) var trailing = 0

  init(_ bytes: [UInt8]) {
    guard bytes.starts(with: PNGSignature.bytes) else {
      damage = bytes.count < 8 ? .truncated(chunk: nil) : .signature
      return
    }
    var offset = 8
    while true {
      guard let length = Self.number(bytes, offset), offset + 8 <= bytes.count else {
        damage = damage ?? .truncated(chunk: nil)
        return
      }
      let name = Self.name(bytes, offset + 4)
      guard length <= 0x7FFF_FFFF, length + 4 <= bytes.count - offset - 8 else {
        damage = damage ?? .truncated(chunk: name)
        return
      }
      let content = offset + 8
      if offset == 8 {
        guard name == "IHDR", length == 13, let header = PNGHeader(bytes, content) else {
          damage = .header
          return
        }
        self.header = header
      }
      switch name {
      case "tRNS": hasTransparency = true
      case "acTL": isAnimated = true
      case "IEND":
        trailing = bytes.count - content - length - 4
        return
      default: break
      }
      offset = content + length + 4
    }
  }

  fileprivate static func number(_ bytes: [UInt8], _ offset: Int) -> Int? {
    guard offset + 4 <= bytes.count else { return nil }
    return bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func name(_ bytes: [UInt8], _ offset: Int) -> String {
    String(
      decoding: bytes[offset..<(offset + 4)].map { (0x20..<0x7F).contains($0) ? $0 : 0x3F }, as: UTF8.self)
  }
}

extension PNGHeader {
  /// The thirteen bytes of an IHDR chunk; nil for values that the format does not have.
  fileprivate init?(_ bytes: [UInt8], _ offset: Int) {
    guard offset + 13 <= bytes.count, let width = PNGWalk.number(bytes, offset),
      let height = PNGWalk.number(bytes, offset + 4), (1...0x7FFF_FFFF).contains(width),
      (1...0x7FFF_FFFF).contains(height), let colorType = ColorType(rawValue: bytes[offset + 9]),
      [1, 2, 4, 8, 16].contains(bytes[offset + 8]), bytes[offset + 12] <= 1
    else { return nil }
    self.init(
      width: width, height: height, depth: Int(bytes[offset + 8]), colorType: colorType,
      isInterlaced: bytes[offset + 12] == 1)
  }
}
