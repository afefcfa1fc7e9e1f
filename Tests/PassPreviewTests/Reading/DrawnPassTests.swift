import Foundation
import PassBundle
import PassData
import PassLayout
import PassPreview
import TestSupport
import Testing

/// From files to a drawing: ``Drawer``, ``PreviewPass``, ``PreviewSettings``.
@Suite struct DrawnPassTests {
  static func texts(_ drawn: DrawnPass, _ side: Face.Side = .front) -> [String] {
    drawn.drawing.faces.filter { $0.side == side }.flatMap(\.items).compactMap {
      if case .text(let run) = $0.content { run.text } else { nil }
    }
  }

  static func files(_ drawn: DrawnPass) -> [String] {
    drawn.drawing.front.items.compactMap {
      if case .image(let image) = $0.content { image.path } else { nil }
    }
  }

  @Test func `texts come from the chosen language`() throws {
    let strings = PassStrings.write([("NAME", "Name auf Deutsch"), ("Ada", "Adelheid")])
    let files = ["de.lproj/pass.strings": strings]
    let german = try SamplePass.draw(SamplePass.ticket(), files: files, SamplePass.settings(locale: "de_DE"))
    #expect(Self.texts(german).contains("Name auf Deutsch") && Self.texts(german).contains("Adelheid"))
    let french = try SamplePass.draw(SamplePass.ticket(), files: files, SamplePass.settings(locale: "fr_FR"))
    #expect(Self.texts(french).contains("NAME"))
  }

  @Test func `a picture at the root hides those of languages, and the largest scale is taken`() throws {
    let png = try SamplePass.png(160, 50)
    let settings = SamplePass.settings(locale: "de_DE")
    let both = ["logo.png": png, "logo@2x.png": png, "de.lproj/logo@3x.png": png]
    #expect(Self.files(try SamplePass.draw(SamplePass.ticket(), files: both, settings)) == ["logo@2x.png"])
    let german = ["de.lproj/logo.png": png, "fr.lproj/logo.png": png]
    #expect(
      Self.files(try SamplePass.draw(SamplePass.ticket(), files: german, settings)) == ["de.lproj/logo.png"])
  }

  @Test func `a folder and an archive of the same pass look the same`() throws {
    let folder = TemporaryFolder()
    try Array(SamplePass.ticket().utf8).write(to: folder.file("pass.json"))
    try SamplePass.png(38, 38).write(to: folder.file("icon.png"))
    let fromFolder = PreviewPass(try PassFolder.read(at: folder.path))
    let archive = ArchiveBuilder([
      .init("pass.json", SamplePass.ticket()), .init("icon.png", try SamplePass.png(38, 38)),
    ]).bytes
    let opened = OpenedPass(archive, file: "x.pkpass")
    let fromArchive = try #require(PreviewPass(opened))
    let drawer = try Drawer(SamplePass.settings())
    #expect(drawer.draw(fromFolder).drawing == drawer.draw(fromArchive).drawing)
    #expect(fromArchive.isFinished && !fromFolder.isFinished)
  }

  @Test func `an archive without pass.json is no pass`() {
    #expect(PreviewPass(OpenedPass(Array("nothing".utf8), file: "x")) == nil)
  }
}

extension [UInt8] {
  fileprivate func write(to path: String) throws {
    try Foundation.Data(self).write(to: Foundation.URL(fileURLWithPath: path))
  }
}
