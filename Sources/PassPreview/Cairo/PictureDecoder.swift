import CCairo
import PassLayout

/// Decodes pictures once for a whole sheet, and blurs copies where asked.
final class PictureDecoder {
  /// Rows of one template share the bytes of their pictures, and the sheet keeps them alive while it is drawn; so
  /// where they lie says which picture they are.
  private struct Key: Hashable {
    var address: UnsafeRawPointer?
    var count: Int
    var blur: Int
  }

  private var decoded: [Key: DecodedSurface?] = [:]

  /// A picture ready to paint, or nil for what can't be decoded.
  func picture(_ image: ImagePlacement, in store: PictureStore, pixelsPerPoint: Double) -> DecodedSurface? {
    guard let file = store.files[image.path] else { return nil }
    let deviation = image.blur > 0 ? image.blur * 180 / max(image.rect.width, 1) : 0
    let address = file.bytes.withUnsafeBytes { $0.baseAddress }
    let key = Key(address: address, count: file.bytes.count, blur: Int(deviation * 100))
    if let known = decoded[key] { return known }
    let surface = DecodedPicture(file).flatMap {
      image.blur > 0 ? $0.shrunkAndBlurred(deviation: deviation) : $0.plain
    }
    decoded[key] = surface
    return surface
  }
}

/// A surface with its size, freed with its last user.
final class DecodedSurface {
  let surface: OpaquePointer
  let width: Int
  let height: Int

  init(retaining surface: OpaquePointer) {
    self.surface = surface
    cairo_surface_reference(surface)
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
  }

  deinit { cairo_surface_destroy(surface) }
}

extension DecodedPicture {
  var plain: DecodedSurface { DecodedSurface(retaining: surface) }

  /// A blurred picture has no detail, so it is blurred at 180 pixels across, whatever its size.
  func shrunkAndBlurred(deviation: Double) -> DecodedSurface? {
    let across = 180
    let down = min(max(1, height * across / max(width, 1)), 1_024)
    guard let small = try? CairoSurface(pixelWidth: across, pixelHeight: down) else { return nil }
    cairo_scale(small.context, Double(across) / Double(width), Double(down) / Double(height))
    cairo_set_source_surface(small.context, surface, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(small.context), CAIRO_EXTEND_PAD)
    cairo_paint(small.context)
    BoxBlur.blur(small.surface, deviation: deviation)
    return DecodedSurface(retaining: small.surface)
  }
}
