import PassZip
import Testing

/// Splicing is a short cut; these tests hold it to what libzip writes.
@Suite struct ArchiveTemplateTests {
  @Test func `spliced archives are libzip's byte for byte, over 1,200 varied passes`() throws {
    var random = SplitMix(seed: 20_260_101)
    for round in 0..<60 {
      let constant = (0..<Int.random(in: 0...14, using: &random)).map {
        ZipEntry(Self.name("c\($0)", &random), Self.bytes(upTo: 3_000, &random))
      }
      let template = try ArchiveTemplate(constant: constant)
      for pass in 0..<20 {
        let changed = (0..<Int.random(in: 1...6, using: &random)).map {
          ZipEntry(Self.name("v\($0)", &random), Self.bytes(upTo: 2_000, &random))
        }
        let spliced = try template.archive(adding: changed.map { SplicedEntry($0.name, $0.bytes) })
        let written = try ZipWriter.archive(of: constant + changed)
        try #require(spliced == written, "round \(round), pass \(pass)")
      }
    }
  }

  @Test func `the prefix is the beginning of every archive of the template`() throws {
    let constant = [ZipEntry("icon.png", [1, 2, 3]), ZipEntry("logo.png", [])]
    let template = try ArchiveTemplate(constant: constant)
    let tail = try template.tail(adding: [SplicedEntry("pass.json", [9])])
    #expect(template.prefix.count == 30 + 8 + 3 + 30 + 8)
    #expect(template.prefix + tail == (try ZipWriter.archive(of: constant + [ZipEntry("pass.json", [9])])))
  }

  @Test func `a template without constant files splices too`() throws {
    let template = try ArchiveTemplate(constant: [])
    #expect(template.prefix.isEmpty)
    #expect(
      try template.archive(adding: [SplicedEntry("ä", [1])])
        == (try ZipWriter.archive(of: [ZipEntry("ä", [1])])))
  }

  private static func name(_ stem: String, _ random: inout SplitMix) -> String {
    ["", "de.lproj/", "größe-", "日本/"][Int.random(in: 0...3, using: &random)] + stem
  }

  private static func bytes(upTo limit: Int, _ random: inout SplitMix) -> [UInt8] {
    let count =
      Bool.random(using: &random)
      ? Int.random(in: 0...limit, using: &random) : Int.random(in: 0...2, using: &random)
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
  }
}

/// A generator that gives the same numbers in every run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
