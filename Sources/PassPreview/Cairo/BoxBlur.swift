import CCairo

/// Blurs an image surface in place by three passes of a moving average, which come close to a Gaussian.
enum BoxBlur {
  static func blur(_ surface: OpaquePointer, deviation: Double) {
    cairo_surface_flush(surface)
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard width > 0, height > 0, let data = cairo_image_surface_get_data(surface) else { return }
    // Three boxes of this radius have together the wanted deviation: 3·((2r+1)² − 1)/12 = d².
    let radius = max(1, Int(((4 * deviation * deviation + 1).squareRoot() - 1) / 2 + 0.5))
    for _ in 0..<3 {
      for row in 0..<height { blurLine(data + row * stride, count: width, step: 4, radius: radius) }
      for column in 0..<width { blurLine(data + column * 4, count: height, step: stride, radius: radius) }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// One line of pixels of four channels. Beyond its ends the line goes on with its last pixel.
  private static func blurLine(_ line: UnsafeMutablePointer<UInt8>, count: Int, step: Int, radius: Int) {
    let span = 2 * radius + 1
    let source = (0..<count).map { index -> SIMD4<Int32> in
      let pixel = line + index * step
      return SIMD4(Int32(pixel[0]), Int32(pixel[1]), Int32(pixel[2]), Int32(pixel[3]))
    }
    func value(_ index: Int) -> SIMD4<Int32> { source[min(max(index, 0), count - 1)] }
    var sum = SIMD4<Int32>(repeating: 0)
    for index in -radius...radius { sum &+= value(index) }
    for index in 0..<count {
      let pixel = line + index * step
      for channel in 0..<4 { pixel[channel] = UInt8(clamping: Int(sum[channel]) / span) }
      sum &+= value(index + radius + 1) &- value(index - radius)
    }
  }
}
