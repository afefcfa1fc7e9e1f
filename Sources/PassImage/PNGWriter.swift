import CPNG

/// Writes opaque pictures as PNG files, fast rather than small: the same pixels give the same bytes.
public enum PNGWriter {
  /// - Parameter pixels: blue, green, red and one unused byte for each, row by row from the top, as cairo keeps them.
  /// - Returns: nil where the sizes don't go together, or libpng refuses.
  public static func write(bluesFirst pixels: [UInt8], width: Int, height: Int) -> [UInt8]? {
    guard (1...65_535).contains(width), (1...65_535).contains(height), pixels.count == width * height * 4
    else {
      return nil
    }
    var colors = [UInt8](repeating: 0, count: width * height * 3)
    pixels.withUnsafeBufferPointer { source in
      colors.withUnsafeMutableBufferPointer { target in
        var (from, to) = (0, 0)
        while from < source.count {
          target[to] = source[from + 2]
          target[to + 1] = source[from + 1]
          target[to + 2] = source[from]
          from += 4
          to += 3
        }
      }
    }
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(width)
    image.height = png_uint_32(height)
    image.format = 2  // PNG_FORMAT_RGB, a macro of macros that Swift does not see
    image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
    defer { png_image_free(&image) }
    // What deflate can't shrink grows by five bytes per 16 KB and a filter byte per row; chunks and head are the rest.
    var size = colors.count + height + colors.count / 1_000 + 8_192
    var file = [UInt8](repeating: 0, count: size)
    guard png_image_write_to_memory(&image, &file, &size, 0, colors, 0, nil) != 0, size <= file.count else {
      return nil
    }
    file.removeLast(file.count - size)
    return file
  }
}
