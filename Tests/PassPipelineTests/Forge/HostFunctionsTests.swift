import PassCrypto
import PassData
import PassTemplate
import TestSupport
import Testing

@testable import PassPipeline

@Suite struct HostFunctionsTests {
  static let passType = "pass.org.example.test"
  static let secret = "0123456789abcdef-\u{E9}"

  private func render(_ expression: String, passType: String? = passType, secret: String? = secret) throws
    -> String?
  {
    let functions = HostFunctions.functions(
      passType: passType, tokenSecret: secret.map { SecretBytes(copying: Array($0.utf8)) })
    let text = TextTemplate(compiling: "${\(expression)}", at: SourceLocation(file: "x"))
    return try text.render(
      TemplateContext(row: JSONObject(), now: Timestamp(seconds: 0), functions: functions))
  }

  static let texts = ["C-1042", "", "Zoë 🎟"]

  @Test(arguments: texts) func `token is HMAC-SHA256 as python computes it`(_ text: String) throws {
    let program = """
      import base64, hashlib, hmac, sys
      code = hmac.new(sys.argv[1].encode(), sys.argv[2].encode() + b"\\0" + sys.argv[3].encode(), hashlib.sha256)
      sys.stdout.write(base64.urlsafe_b64encode(code.digest()).rstrip(b"=").decode())
      """
    let token = try #require(try render("token('\(text)')"))
    #expect(token.utf8.count == 43)
    guard let judged = try ExternalJudge.run(["python3", "-c", program, Self.secret, Self.passType, text])
    else {
      return
    }
    #expect(judged.output == token)
  }

  @Test(arguments: texts) func `uuid is version 5 as python computes it`(_ text: String) throws {
    let program = """
      import sys, uuid
      namespace = uuid.uuid5(uuid.NAMESPACE_URL, "passforge:" + sys.argv[1])
      sys.stdout.write(str(uuid.uuid5(namespace, sys.argv[2])))
      """
    let made = try #require(try render("uuid('\(text)')"))
    guard let judged = try ExternalJudge.run(["python3", "-c", program, Self.passType, text]) else { return }
    #expect(judged.output == made)
  }

  @Test func `both differ between pass types, tokens between secrets`() throws {
    #expect(try render("token('a')") != render("token('a')", passType: "pass.other"))
    #expect(try render("uuid('a')") != render("uuid('a')", passType: "pass.other"))
    #expect(try render("token('a')") != render("token('a')", secret: "another secret"))
    #expect(try render("uuid('a')") == render("uuid('a')", secret: nil))
  }

  @Test func `without a secret, a pass type or a text there is none`() {
    #expect(throws: TemplateError.self) { try render("token('a')", secret: nil) }
    #expect(throws: TemplateError.self) { try render("token('a')", passType: nil) }
    #expect(throws: TemplateError.self) { try render("uuid('a')", passType: nil) }
    #expect(throws: TemplateError.self) { try render("uuid(1)") }
  }
}
