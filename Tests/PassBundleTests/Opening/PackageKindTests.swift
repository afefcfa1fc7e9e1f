import PassBundle
import TestSupport
import Testing

@Suite struct PackageKindTests {
  @Test(arguments: [
    (["pass.json", "a.pkpass"], PackageKind.pass), (["Pass.JSON"], .pass), (["order.json"], .order),
    (["a.pkpass", "readme"], .passes), (["in/a.pkpass"], .pass), ([], .pass),
  ])
  func `the names at the root say what an archive is`(_ names: [String], _ kind: PackageKind) {
    let archive = ArchiveBuilder(names.map { ArchiveBuilder.Entry($0, "{}") })
    #expect(OpenedPass(archive.bytes, file: "x").kind == kind)
  }

  @Test func `a pass and an order have a main file, a bundle has none`() {
    #expect(PackageKind.allCases.map { $0.mainFile?.text } == ["pass.json", "order.json", nil])
  }
}
