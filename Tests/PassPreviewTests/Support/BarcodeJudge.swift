import Foundation
import TestSupport

/// zxing-cpp's Python package as a judge that had no part in drawing. (Debian's own version 1.4 stops at an assertion of
/// its own for bars that it sees twice.)
enum BarcodeJudge {
  struct Code: Equatable, Decodable {
    var bytes: [UInt8]
    var format: String
    /// ISO 15424: `]Q1` is a QR code without, `]Q2` one with an ECI header.
    var symbology: String
  }

  private static let program = """
    import json, sys
    import zxingcpp
    from PIL import Image
    for name in sys.argv[1:]:
        codes = zxingcpp.read_barcodes(Image.open(name))
        print(json.dumps([{"bytes": list(c.bytes), "format": str(c.format), "symbology": c.symbology_identifier} for c in codes]))
    """

  /// A Python that has the packages zxing-cpp and pillow; `scripts/zxing.sh` makes one.
  static let python: String? = {
    // Not standardized: that would follow the link which makes it an environment of its own.
    let own =
      #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined() + "/.build/zxing/bin/python"
    let places = [
      ProcessInfo.processInfo.environment["PASSFORGE_ZXING_PYTHON"], own, ExternalJudge.find("python3"),
    ]
    return places.compactMap { $0 }.first { path in
      (try? run(path, ["-c", "import zxingcpp, PIL; zxingcpp.Barcode"])) != nil
    }
  }()

  /// The codes of each picture, in their order.
  static func codes(inPNGs pictures: [[UInt8]]) throws -> [[Code]] {
    guard let python else { return [] }
    let folder = TemporaryFolder()
    let files = try pictures.enumerated().map { index, png in
      let file = folder.file("\(index).png")
      try Data(png).write(to: URL(fileURLWithPath: file))
      return file
    }
    return try run(python, ["-c", program] + files).split(separator: "\n").map {
      try JSONDecoder().decode([Code].self, from: Data($0.utf8))
    }
  }

  private struct Failed: Error {
    let output: String
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> String {
    guard FileManager.default.isExecutableFile(atPath: program) else { throw Failed(output: "no \(program)") }
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failed(output: String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self))
    }
    return String(decoding: text, as: UTF8.self)
  }
}
