import PassData
import PassSystem
import Testing

@Suite struct SystemErrorTests {
  @Test(
    arguments: [
      (.notFound(path: "p"), "file.not-found"), (.isDirectory(path: "p"), "file.is-directory"),
      (.notDirectory(path: "p"), "file.not-directory"), (.notPermitted(path: "p"), "file.not-permitted"),
      (.exists(path: "p"), "file.exists"), (.tooLarge(path: "p", limit: 5), "file.too-large"),
      (.noSpace(path: "p"), "file.no-space"), (.readOnly(path: "p"), "file.read-only"),
      (.failed(operation: "read", path: "p", errorNumber: 5), "file.failed"),
    ] as [(SystemError, String)])
  func namesThePathAndWhatIsWrong(_ error: SystemError, _ code: String) {
    let diagnostic = error.diagnostic
    #expect(diagnostic.code == code)
    #expect(diagnostic.message.contains("'p'"))
    #expect(diagnostic.location?.file == "p")
    #expect(diagnostic.severity == .error)
  }

  @Test func keepsTheWordsOfTheSystem() {
    let error = SystemError.failed(operation: "read", path: "p", errorNumber: 5)
    #expect(error.description.contains("Input/output error"))
  }
}
