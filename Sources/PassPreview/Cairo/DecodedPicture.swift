import CCairo

/// A PNG picture decoded by cairo, at most as large as it can be seen.
final class DecodedPicture {
  let surface: OpaquePointer
  let width: Int
  let height: Int

  /// nil for what cairo can't decode: JPEG and broken files. ``PictureStore`` has checked the size before.
  init?(_ file: PictureStore.File) {
    guard file.header.kind == .png else { return nil }
    let reader = ByteReader(file.bytes)
    let decoded = withExtendedLifetime(reader) {
      cairo_image_surface_create_from_png_stream(ByteReader.read, reader.pointer)
    }
    guard let decoded else { return nil }
    guard cairo_surface_status(decoded) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(decoded)
      return nil
    }
    surface = decoded
    width = Int(cairo_image_surface_get_width(decoded))
    height = Int(cairo_image_surface_get_height(decoded))
  }

  deinit { cairo_surface_destroy(surface) }
}

/// Gives cairo bytes to read. Lent to C by address for the length of one call.
private final class ByteReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static let read: cairo_read_func_t = { source, target, count in
    guard let source, let target else { return CAIRO_STATUS_READ_ERROR }
    let reader = Unmanaged<ByteReader>.fromOpaque(source).takeUnretainedValue()
    let wanted = Int(count)
    guard reader.bytes.count - reader.offset >= wanted else { return CAIRO_STATUS_READ_ERROR }
    reader.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      target.update(from: base + reader.offset, count: wanted)
    }
    reader.offset += wanted
    return CAIRO_STATUS_SUCCESS
  }
}
