import Foundation
import PassLayout
import PassPreview
import TestSupport
import Testing

@Suite struct SheetRendererTests {
  static func sheet(_ drawn: DrawnPass) -> Sheet {
    Sheet(drawn.drawing, pictures: drawn.pictures, appearance: drawn.appearance)
  }

  @Test(arguments: [1.0, 2, 3])
  func `a PNG has so many pixels per point`(scale: Double) throws {
    let sheet = Self.sheet(try SamplePass.draw(SamplePass.ticket()))
    let header = try #require(PictureHeader(SheetRenderer.png(sheet, scale: scale)))
    #expect(header.kind == .png)
    #expect(header.width == Int((sheet.size.width * scale).rounded(.up)))
    #expect(header.height == Int((sheet.size.height * scale).rounded(.up)))
  }

  @Test func `the same sheet gives the same PNG and the same PDF`() throws {
    let sheet = Self.sheet(try SamplePass.draw(SamplePass.ticket()))
    #expect(try SheetRenderer.png(sheet) == SheetRenderer.png(sheet))
    let pdf = try SheetRenderer.pdf(sheet, title: "t")
    #expect(pdf.starts(with: "%PDF-".utf8))
    #expect(try pdf == SheetRenderer.pdf(sheet, title: "t"))
  }

  @Test func `a sheet of too many pixels is refused`() {
    let sheet = Sheet(size: Size(40_000, 40_000), background: .white)
    #expect(throws: PreviewError.self) { try SheetRenderer.png(sheet) }
    #expect(throws: PreviewError.self) {
      try SheetRenderer.png(Sheet(size: Size(.infinity, 1), background: .white))
    }
  }

  @Test(arguments: VectorPass.all)
  func `every pass is drawn as PNG and PDF`(pass: VectorPass) throws {
    let sheet = Self.sheet(try Drawer(SamplePass.settings(locale: pass.locale)).draw(pass.read()))
    #expect(try SheetRenderer.png(sheet, scale: 1).count > 5_000)
    #expect(try SheetRenderer.pdf(sheet, title: pass.name).count > 3_000)
  }

  @Test(arguments: HostileTexts.all)
  func `hostile texts are drawn within their card`(text: String) throws {
    let drawn = try SamplePass.draw(SamplePass.ticket(value: text))
    for item in drawn.drawing.front.items {
      guard case .text(let run) = item.content else { continue }
      #expect(run.drawnBox.maxX <= drawn.drawing.front.size.width + 1, "\(run.text.prefix(20))")
      #expect(run.drawnBox.x >= -1)
    }
    _ = try SheetRenderer.png(Self.sheet(drawn), scale: 1)
  }

  @Test func `letters that no font has are counted`() throws {
    let known = Self.sheet(try SamplePass.draw(SamplePass.ticket(value: "Ada")))
    #expect(try SheetRenderer.missingLetters(in: known) == 0)
    let unknown = Self.sheet(try SamplePass.draw(SamplePass.ticket(value: "\u{10FFF0}\u{10FFF1}")))
    #expect(try SheetRenderer.missingLetters(in: unknown) > 0)
  }
}
