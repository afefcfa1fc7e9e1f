import CCairo
import PassImage
import PassLayout

/// Makes pixels, PNG and PDF files of sheets by cairo and pango.
public enum SheetRenderer {
  /// - Parameter scale: pixels per point, 1 to 3 for the screens of phones.
  public static func png(_ sheet: Sheet, scale: Double = 2) throws(PreviewError) -> [UInt8] {
    let pixels = try pixels(sheet, scale: scale)
    // cairo's own writer takes longer to pack a picture than to draw it.
    guard let png = PNGWriter.write(bluesFirst: pixels.bytes, width: pixels.width, height: pixels.height)
    else {
      throw .tooLarge(width: pixels.width, height: pixels.height)
    }
    return png
  }

  /// How many letters of a sheet no font at hand has; they are drawn as boxes.
  public static func missingLetters(in sheet: Sheet) throws(PreviewError) -> Int {
    let surface = try CairoSurface(pixelWidth: 1, pixelHeight: 1)
    guard let text = PangoTextDrawer(surface.context) else { throw .cairo("pango has no memory") }
    for run in sheet.texts { text.draw(run, on: surface.context) }
    for item in sheet.cards.flatMap(\.face.items) {
      if case .text(let run) = item.content { text.draw(run, on: surface.context) }
    }
    return text.missingLetters
  }

  public static func pixels(_ sheet: Sheet, scale: Double = 2) throws(PreviewError) -> Pixels {
    Pixels(try image(sheet, scale: scale))
  }

  /// One page of the sheet's size.
  public static func pdf(_ sheet: Sheet, title: String) throws(PreviewError) -> [UInt8] {
    let collector = ByteCollector()
    let surface = try CairoSurface(pdfPage: sheet.size.width, sheet.size.height, to: collector)
    cairo_pdf_surface_set_metadata(surface.surface, CAIRO_PDF_METADATA_TITLE, title)
    // The same sheet gives the same bytes: no time of writing.
    cairo_pdf_surface_set_metadata(surface.surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    try draw(sheet, on: surface, pixelsPerPoint: 0)
    cairo_show_page(surface.context)
    cairo_surface_finish(surface.surface)
    let status = cairo_surface_status(surface.surface)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(CairoSurface.words(status)) }
    return collector.bytes
  }

  private static func image(_ sheet: Sheet, scale: Double) throws(PreviewError) -> CairoSurface {
    let width = (sheet.size.width * scale).rounded(.up)
    let height = (sheet.size.height * scale).rounded(.up)
    guard width.isFinite, height.isFinite, width < 1e6, height < 1e6 else {
      throw .tooLarge(width: 0, height: 0)
    }
    let surface = try CairoSurface(pixelWidth: Int(width), pixelHeight: Int(height))
    cairo_scale(surface.context, scale, scale)
    try draw(sheet, on: surface, pixelsPerPoint: scale)
    return surface
  }

  private static func draw(_ sheet: Sheet, on surface: CairoSurface, pixelsPerPoint: Double)
    throws(PreviewError)
  {
    guard let text = PangoTextDrawer(surface.context) else { throw .cairo("pango has no memory") }
    let canvas = CairoCanvas(
      context: surface.context, pixelsPerPoint: pixelsPerPoint, text: text, pictures: PictureDecoder())
    canvas.draw(sheet)
    try surface.check()
  }
}
