import Foundation
import PassCrypto
import PassData
import PassLayout
import PassPreview
import Testing

/// Pictures that a person has looked at, kept: SVG as text, PNG with a small tolerance.
///
/// `make golden` writes them anew. Pictures of the passes are left out of the SVG files by their digests; PNG files hold
/// passes whose letters Inter has, because other fonts differ from system to system.
@Suite struct GoldenTests {
  static let folder = #filePath.split(separator: "/").dropLast(1).map { "/\($0)" }.joined() + "/Goldens"
  static let records = ProcessInfo.processInfo.environment["PASSFORGE_RECORD"] == "1"

  static let svg = VectorPass.all.filter {
    ["01", "02", "03", "07", "09", "11", "12", "14", "16", "18", "19", "20", "24", "28", "30", "33", "38"]
      .contains($0.name.prefix(2))
  }
  static let png = VectorPass.all.filter {
    ["01", "02", "10", "16", "19", "24", "29", "33"].contains($0.name.prefix(2))
  }

  static func sheet(_ pass: PreviewPass, locale: String = "en_US") throws -> Sheet {
    let drawn = try Drawer(SamplePass.settings(locale: locale, zone: "Europe/Berlin")).draw(pass)
    return Sheet(drawn.drawing, pictures: drawn.pictures, appearance: drawn.appearance)
  }

  /// `data:image/png;base64,…` becomes `sha256:…`.
  static func withoutPictures(_ svg: String) -> String {
    var parts = svg.components(separatedBy: "data:image/png;base64,")
    for index in parts.indices.dropFirst() {
      let end = parts[index].firstIndex(of: "\"") ?? parts[index].endIndex
      let digest = Digest.sha256(Array(parts[index][..<end].utf8)).hexadecimal.prefix(12)
      parts[index] = "sha256:\(digest)" + parts[index][end...]
    }
    return parts.joined()
  }

  static func data(_ name: String) throws -> Data {
    try #require(
      FileManager.default.contents(atPath: "\(folder)/\(name)"), "no golden \(name): make golden writes it")
  }

  static func record(_ bytes: [UInt8], _ name: String) throws {
    try #require(ProcessInfo.processInfo.environment["CI"] == nil, "nothing is recorded where CI is set")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
  }

  @Test(arguments: svg)
  func `the SVG file of a pass is the one that was looked at`(pass: VectorPass) throws {
    try Self.compareSVG(Self.sheet(pass.read(), locale: pass.locale), pass.name)
  }

  @Test(arguments: TemplatePass.all)
  func `the SVG file of a template is the one that was looked at`(template: TemplatePass) throws {
    try Self.compareSVG(Self.sheet(template.read()), template.name)
  }

  private static func compareSVG(_ sheet: Sheet, _ name: String) throws {
    let text = withoutPictures(SVGWriter.file(sheet, title: name))
    if records { return try record(Array(text.utf8), "\(name).svg") }
    let golden = String(decoding: try data("\(name).svg"), as: UTF8.self)
    // Releases of CLDR differ in their spaces.
    func plain(_ text: String) -> String {
      text.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
    }
    let (now, then) = (plain(text).split(separator: "\n"), plain(golden).split(separator: "\n"))
    #expect(now.count == then.count)
    for (left, right) in zip(now, then) where left != right {
      Issue.record("now  \(left)\nthen \(right)")
      break
    }
  }

  private static let inter = FileManager.default.contents(
    atPath: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
  static let hasInter = inter != nil

  /// The share of pixels that may differ. Another release of the font (Debian 12 has 3.19, Ubuntu 24.04 has 4.0) draws
  /// each letter a little otherwise, so that only what is moved, missing or miscoloured is noticed there.
  private static let tolerance =
    inter.map { Digest.sha256(Array($0)).hexadecimal } == fontOfGoldens ? 0.005 : 0.05
  private static let fontOfGoldens = "a7e791e8f5a0fb02b65663f7fca73e1d1ca9543f772ad480cbd76f4e3fe3f8cc"

  @Test(.enabled(if: hasInter, "fonts-inter is not installed"), arguments: png)
  func `the PNG file of a pass is the one that was looked at, but for a few pixels`(pass: VectorPass) throws {
    try Self.comparePNG(Self.sheet(pass.read(), locale: pass.locale), pass.name)
  }

  @Test(.enabled(if: hasInter, "fonts-inter is not installed"), arguments: TemplatePass.all)
  func `the PNG file of a template is the one that was looked at, but for a few pixels`(
    template: TemplatePass
  ) throws {
    try Self.comparePNG(Self.sheet(template.read()), template.name)
  }

  private static func comparePNG(_ sheet: Sheet, _ name: String) throws {
    let png = try SheetRenderer.png(sheet, scale: 1)
    if records { return try record(png, "\(name).png") }
    let golden = try #require(Pixels(png: Array(data("\(name).png"))))
    let pixels = try #require(Pixels(png: png))
    let differing = try #require(pixels.differing(from: golden, by: 48), "other size")
    #expect(Double(differing) / Double(pixels.width * pixels.height) < tolerance)
  }
}
