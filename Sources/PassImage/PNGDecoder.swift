import CPNG

/// Decodes a PNG for the sake of its complaints, through libpng's simplified interface.
enum PNGDecoder {
  /// Every pixel is decoded, so that a broken checksum or a broken stream comes out.
  ///
  /// - Returns: libpng's words for the first fault, or nil for a sound image.
  static func complaint(about bytes: [UInt8]) -> String? {
    bytes.withUnsafeBytes { buffer in
      var image = png_image()
      image.version = png_uint_32(PNG_IMAGE_VERSION)
      guard png_image_begin_read_from_memory(&image, buffer.baseAddress, buffer.count) != 0 else {
        defer { png_image_free(&image) }
        return message(of: image)
      }
      // PNG_FORMAT_RGBA, whose macro Swift does not import: alpha and colour, 8 bits each.
      image.format = png_uint_32(PNG_FORMAT_FLAG_ALPHA) | png_uint_32(PNG_FORMAT_FLAG_COLOR)
      let rowBytes = Int(image.width) * 4
      let complaint: String? = withUnsafeTemporaryAllocation(
        byteCount: rowBytes * Int(image.height), alignment: 16
      ) { pixels in
        let read = png_image_finish_read(&image, nil, pixels.baseAddress, png_int_32(rowBytes), nil)
        return read == 0 ? message(of: image) : nil
      }
      png_image_free(&image)
      return complaint
    }
  }

  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
