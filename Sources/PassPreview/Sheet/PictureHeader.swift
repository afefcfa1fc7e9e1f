/// Kind and size of a picture, read from its first bytes without decoding it.
public struct PictureHeader: Sendable, Equatable {
  public enum Kind: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
  }

  public let kind: Kind
  public let width: Int
  public let height: Int

  public init?(_ bytes: [UInt8]) {
    if let size = Self.pngSize(bytes) {
      kind = .png
      (width, height) = size
    } else if let size = Self.jpegSize(bytes) {
      kind = .jpeg
      (width, height) = size
    } else {
      return nil
    }
  }

  private static func pngSize(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 33, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    return (number(bytes[16..<20]), number(bytes[20..<24]))
  }

  /// Walks the segments to the frame header (ITU T.81, B.2.2).
  private static func jpegSize(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var offset = 2
    while offset + 9 <= bytes.count {
      guard bytes[offset] == 0xFF else { return nil }
      let marker = bytes[offset + 1]
      if marker == 0xFF {
        offset += 1
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        return (number(bytes[(offset + 7)..<(offset + 9)]), number(bytes[(offset + 5)..<(offset + 7)]))
      }
      let length = number(bytes[(offset + 2)..<(offset + 4)])
      guard length >= 2 else { return nil }
      offset += 2 + length
    }
    return nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
