import Testing

@testable import PassBundle

@Suite struct UnsignedBundleTests {
  @Test(arguments: ["pass.json", "manifest.json", "signature"])
  func `what passforge makes itself can't be given as a file`(_ name: String) throws {
    let path = try #require(BundlePath(name))
    #expect(throws: BundleError.reservedPath(path)) { try ConstantFiles([path: Asset([])]) }
    #expect(throws: BundleError.reservedPath(path)) {
      try UnsignedBundle(constant: ConstantFiles(), varying: [path: Asset([])], passJSON: Asset([]))
    }
  }

  @Test func `a file can't be both unchanging and changing`() throws {
    let path = try #require(BundlePath("logo.png"))
    let constant = try ConstantFiles([path: Asset([1])])
    #expect(throws: BundleError.duplicatePath(path)) {
      try UnsignedBundle(constant: constant, varying: [path: Asset([2])], passJSON: Asset([]))
    }
  }

  @Test func `every file is found by its path`() throws {
    let bundle = try PassArchiveTests.signed(prepared: false).bundle
    let files: [BundleFile] = bundle.files
    #expect(files.count == 7)
    for file in files { #expect(bundle[file.path] == file.asset) }
    #expect(bundle[try #require(BundlePath("nothing.png"))] == nil)
  }
}
