import CCairo

/// An image's pixels: premultiplied blue, green, red, alpha, as cairo keeps them.
public struct Pixels: Sendable, Equatable {
  public let width: Int
  public let height: Int
  public internal(set) var bytes: [UInt8]

  /// Red, green and blue of a pixel.
  public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
    let offset = (y * width + x) * 4
    return (bytes[offset + 2], bytes[offset + 1], bytes[offset])
  }

  init(_ surface: CairoSurface) { self.init(copying: surface.surface) }

  /// The pixels of a PNG picture; nil for what is none, or is too large to decode.
  public init?(png: [UInt8]) {
    var store = PictureStore()
    guard store.add("picture", png) == nil, let file = store.files["picture"],
      let picture = DecodedPicture(file)
    else { return nil }
    self.init(copying: picture.surface)
  }

  private init(copying surface: OpaquePointer) {
    cairo_surface_flush(surface)
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    bytes = []
    bytes.reserveCapacity(width * height * 4)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    for row in 0..<height {
      bytes.append(contentsOf: UnsafeBufferPointer(start: data + row * stride, count: width * 4))
    }
  }

  /// How many pixels differ from another image by more than a little, where both have the same size.
  ///
  /// - Returns: nil where the sizes differ.
  public func differing(from other: Pixels, by tolerance: Int = 8) -> Int? {
    guard width == other.width, height == other.height else { return nil }
    var count = 0
    for offset in stride(from: 0, to: bytes.count, by: 4) {
      let differs = (0..<3).contains {
        abs(Int(bytes[offset + $0]) - Int(other.bytes[offset + $0])) > tolerance
      }
      if differs { count += 1 }
    }
    return count
  }
}
