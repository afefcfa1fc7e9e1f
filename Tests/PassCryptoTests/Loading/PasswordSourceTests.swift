import TestSupport
import Testing

@testable import PassCrypto

@Suite struct PasswordSourceTests {
  private func text(_ source: PasswordSource) throws -> String? {
    try source.password(for: "a.p12").map { secret in
      secret.withBytes { String(decoding: $0, as: UTF8.self) }
    }
  }

  @Test func theOrderIsFileThenEnvironmentThenPrompt() throws {
    let folder = TemporaryFolder()
    let file = SecretReference.file(try folder.write(Array("from file\n".utf8), "password"))
    let environment = [PasswordSource.environmentVariable: "from environment"]
    let prompt: PasswordSource.Prompt = { (question) throws(CryptoError) in
      #expect(question.contains("a.p12"))
      return SecretBytes(copying: "from prompt".utf8)
    }
    let all = PasswordSource(file: file, environment: environment, prompt: prompt)
    #expect(try text(all) == "from file")
    #expect(try text(PasswordSource(environment: environment, prompt: prompt)) == "from environment")
    #expect(try text(PasswordSource(environment: [:], prompt: prompt)) == "from prompt")
    #expect(try text(PasswordSource(environment: [:])) == nil)
    #expect(try text(.none) == nil)
  }

  @Test(arguments: [
    ("a", "a"), ("a\n", "a"), ("a\r\n", "a"), ("a\n\n", "a\n"), ("", ""), ("\n", ""), (" a ", " a "),
  ])
  func oneLineBreakAtTheEndIsNotPartOfIt(content: String, password: String) throws {
    let folder = TemporaryFolder()
    let file = SecretReference.file(try folder.write(Array(content.utf8), "password"))
    #expect(try text(PasswordSource(file: file, environment: [:])) == password)
  }
}
