import CCairo

/// Owns a cairo surface and the context that draws on it.
final class CairoSurface {
  let surface: OpaquePointer
  let context: OpaquePointer
  /// What the surface writes to until it is destroyed.
  private let target: ByteCollector?

  /// An image of so many pixels, four bytes each, all transparent.
  init(pixelWidth: Int, pixelHeight: Int) throws(PreviewError) {
    guard (1...32_767).contains(pixelWidth), (1...32_767).contains(pixelHeight),
      pixelWidth * pixelHeight <= 120_000_000
    else { throw .tooLarge(width: pixelWidth, height: pixelHeight) }
    target = nil
    (surface, context) = try Self.opened(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(pixelWidth), Int32(pixelHeight)))
  }

  /// A PDF page of so many points.
  init(pdfPage width: Double, _ height: Double, to target: ByteCollector) throws(PreviewError) {
    self.target = target
    (surface, context) = try Self.opened(
      cairo_pdf_surface_create_for_stream(ByteCollector.write, target.pointer, width, height))
  }

  private static func opened(_ surface: OpaquePointer?) throws(PreviewError) -> (OpaquePointer, OpaquePointer)
  {
    guard let surface else { throw .cairo("no surface") }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      throw .cairo(words(status))
    }
    return (surface, context)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// - Throws: cairo's words if anything drawn so far failed.
  func check() throws(PreviewError) {
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(Self.words(status)) }
  }

  static func words(_ status: cairo_status_t) -> String {
    cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown error"
  }
}

/// Collects what cairo writes. Lent to C by address for the length of one call.
final class ByteCollector {
  var bytes: [UInt8] = []

  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static let write: cairo_write_func_t = { target, data, count in
    guard let target, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let collector = Unmanaged<ByteCollector>.fromOpaque(target).takeUnretainedValue()
    collector.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }
}
