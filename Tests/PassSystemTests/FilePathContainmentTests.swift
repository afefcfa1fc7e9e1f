import Foundation
import PassSystem
import TestSupport
import Testing

@Suite struct FilePathContainmentTests {
  private let folder = TemporaryFolder()

  struct Case: CustomTestStringConvertible {
    let path: String
    let isInside: Bool
    var testDescription: String { path }
  }

  @Test(arguments: [
    Case(path: "pass", isInside: true), Case(path: "pass/new", isInside: true),
    Case(path: "pass/de.lproj/../new", isInside: true), Case(path: "pass/missing/new", isInside: true),
    Case(path: "alias/new", isInside: true), Case(path: "inner/new", isInside: true),
    Case(path: "pass/leads out", isInside: true), Case(path: "new", isInside: false),
    Case(path: "passes/new", isInside: false), Case(path: "pass/../new", isInside: false),
    Case(path: "pass.pkpass", isInside: false),
  ])
  func `what lies within is told by the disk`(_ test: Case) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: folder.file("pass/de.lproj"), withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: folder.file("alias"), withDestinationPath: "pass")
    try files.createSymbolicLink(atPath: folder.file("inner"), withDestinationPath: "pass/de.lproj")
    try files.createSymbolicLink(atPath: folder.file("pass/leads out"), withDestinationPath: "/")
    #expect(FilePath.lies(folder.file(test.path), within: folder.file("pass")) == test.isInside)
  }

  @Test func `relative paths are told too`() {
    #expect(FilePath.lies(".", within: "."))
    #expect(FilePath.lies("new", within: "."))
    #expect(FilePath.lies("missing/new", within: FileManager.default.currentDirectoryPath))
    #expect(!FilePath.lies("..", within: "."))
    #expect(!FilePath.lies("new", within: folder.path))
  }

  @Test func `nothing lies within a folder that is missing`() {
    #expect(!FilePath.lies(folder.file("x"), within: folder.file("none")))
  }
}
