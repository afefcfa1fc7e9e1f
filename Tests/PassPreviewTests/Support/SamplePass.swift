import Foundation
import PassBundle
import PassData
import PassLayout
import PassPreview
import Testing

/// Passes for tests: small ones written here, and the suite of correct passes under `Tests/Vectors`.
enum SamplePass {
  static let now = Timestamp(seconds: 1_796_155_200)  // 2026-12-01T20:00:00Z

  static func settings(
    locale: String = "en_US", zone: String = "UTC", appearance: LayoutSettings.Appearance = .light,
    width: Double = 375
  ) -> PreviewSettings {
    PreviewSettings(locale: locale, zone: zone, now: now, width: width, appearance: appearance)
  }

  static func read(_ json: String, files: [String: [UInt8]] = [:]) throws -> PreviewPass {
    let document = try JSONReader.read(Array(json.utf8), file: "pass.json")
    return PreviewPass(name: "sample", tree: document.value, document: document, files: files)
  }

  static func draw(_ json: String, files: [String: [UInt8]] = [:], _ settings: PreviewSettings = settings())
    throws
    -> DrawnPass
  {
    try Drawer(settings).draw(try read(json, files: files))
  }

  static func ticket(barcode: String = "", value: String = "Ada") -> String {
    """
    {"formatVersion":1,"organizationName":"Org","description":"D","logoText":"Logo",
     "backgroundColor":"rgb(20,30,90)","foregroundColor":"rgb(255,255,255)",\(barcode)
     "generic":{"headerFields":[{"key":"h","label":"NO","value":"7"}],
      "primaryFields":[{"key":"p","label":"NAME","value":\(quoted(value))}],
      "secondaryFields":[{"key":"s","label":"PLAN","value":"Full"}],
      "backFields":[{"key":"b","label":"Help","value":"Ask at the desk"}]}}
    """
  }

  static func quoted(_ text: String) -> String {
    String(decoding: JSONWriter.write(.string(text)), as: UTF8.self)
  }

  static func barcode(_ format: BarcodeFormat, _ message: String, encoding: String = "iso-8859-1") -> String {
    "\"barcodes\":[{\"format\":\"\(format.rawValue)\",\"message\":\(quoted(message)),\"messageEncoding\":\"\(encoding)\"}],"
  }

  /// A PNG of one colour, made by our own renderer.
  static func png(_ width: Int, _ height: Int, _ color: Color = Color(0.2, 0.6, 0.4)) throws -> [UInt8] {
    try SheetRenderer.png(Sheet(size: Size(Double(width), Double(height)), background: color), scale: 1)
  }
}

/// The suite of correct passes, pictures included.
struct VectorPass: CustomTestStringConvertible, Sendable {
  let name: String
  var testDescription: String { name }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Vectors/passes").standardizedFileURL

  static let all: [VectorPass] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.first?.isNumber == true }.sorted().map(VectorPass.init)
  }()

  static let locales = [
    "04": "fr_FR", "05": "nb_NO", "06": "pt_BR", "07": "ar_AE", "08": "de_CH", "09": "it_IT", "11": "he_IL",
    "12": "ja_JP", "17": "nl_NL", "20": "ja_JP", "21": "ko_KR", "23": "zh_CN", "26": "zh_CN", "28": "de_AT",
    "33": "tr_TR", "35": "th_TH", "36": "el_GR", "37": "hi_IN", "38": "pl_PL",
  ]

  var locale: String { Self.locales[String(name.prefix(2))] ?? "en_US" }

  func read() throws -> PreviewPass {
    let folder = Self.folder.appendingPathComponent(name)
    var files: [String: [UInt8]] = [:]
    let entries = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    for entry in entries where entry.contains(".") && !entry.hasSuffix(".txt") && !entry.hasSuffix(".lproj") {
      files[entry] = Array(try Data(contentsOf: folder.appendingPathComponent(entry)))
    }
    let list = (try? String(contentsOf: folder.appendingPathComponent("images.txt"), encoding: .utf8)) ?? ""
    for line in list.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2 else { continue }
      for scale in ["", "@2x", "@3x"] {
        let source = Self.folder.appendingPathComponent("images/\(words[1])\(scale).png")
        files["\(words[0])\(scale).png"] = Array(try Data(contentsOf: source))
      }
    }
    let document = try JSONReader.read(files["pass.json"] ?? [], file: "\(name)/pass.json")
    return PreviewPass(name: name, tree: document.value, document: document, files: files)
  }
}
