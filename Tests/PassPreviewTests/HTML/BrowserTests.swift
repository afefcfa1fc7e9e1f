import Foundation
import PassData
import TestSupport
import Testing

@testable import PassPreview

/// A page in a real browser, driven by `Tests/Browser/browser.py`: it says nothing on the console, asks for nothing
/// outside, names what is under the pointer and follows the reader's light or dark. Where no Chromium is installed there
/// is nobody to ask.
@Suite struct BrowserTests {
  private let folder = TemporaryFolder()

  private static let browser = ["chromium", "chromium-browser", "google-chrome"].lazy
    .compactMap(ExternalJudge.find).first
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Browser/browser.py").path

  @Test(
    .enabled(if: browser != nil, "no Chromium is installed"),
    arguments: ["ticket", "<script>alert(1)</script>"])
  func `a browser shows the page without a word or a request`(_ title: String) throws {
    let browser = try #require(Self.browser)
    var pass = try SamplePass.read(SamplePass.ticket())
    pass.name = title
    let page = try HTMLPageTests.page(pass)
    let path = folder.file("page.html")
    try Data(page.utf8).write(to: URL(fileURLWithPath: path))
    guard let answer = try ExternalJudge.run(["python3", Self.script, browser, path]) else { return }
    // A browser that cannot start on this machine has no opinion.
    guard answer.status != 3 else { return }
    try #require(answer.status == 0, "\(answer.output)")
    let report = try JSONReader.read(Array(answer.output.utf8)).value
    #expect(report["console"] == [])
    #expect(report["requests"] == [.string("file://\(path)")])
    #expect(report["tipsBefore"] == [])
    let tip = report["tipsUnderPointer"]?.arrayValue?.first?.stringValue ?? ""
    #expect(tip.contains("/generic/"), "\(tip)")
    let backgrounds = report["backgrounds"]?.arrayValue ?? []
    #expect(backgrounds.count == 2 && backgrounds.first != backgrounds.last)
  }
}
