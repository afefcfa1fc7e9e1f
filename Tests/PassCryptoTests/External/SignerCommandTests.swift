import Testing

@testable import PassCrypto

@Suite struct SignerCommandTests {
  @Test(arguments: [
    ("./signer", ["./signer"]), ("  sign  a\tb ", ["sign", "a", "b"]),
    ("s 'a b' \"c d\"", ["s", "a b", "c d"]),
    (#"s a\ b "c\"d" 'e\f'"#, ["s", "a b", "c\"d", #"e\f"#]), ("s '' \"\"", ["s", "", ""]),
    ("s a'b'\"c\"d", ["s", "abcd"]), ("s $HOME * `x` ;y|z", ["s", "$HOME", "*", "`x`", ";y|z"]),
    (#"s "$(id)" \$"#, ["s", "$(id)", "$"]), ("é e\u{301}", ["é", "e\u{301}"]),
  ]) func wordsAreRead(line: String, expected: [String]) throws {
    let command = try #require(SignerCommand(line))
    #expect([command.program] + command.arguments == expected)
    #expect(command.text == line)
  }

  @Test(arguments: ["", "  ", "s 'a", "s \"a", "s \\", "'' x", "\"\""]) func whatIsNoCommand(line: String) {
    #expect(SignerCommand(line) == nil)
    #expect(throws: CryptoError.badReference(text: "command:" + line)) {
      try SecretReference(parsing: "command:" + line)
    }
  }

  @Test func asAReferenceItIsAKeyAndNothingElse() throws {
    let reference = try SecretReference(parsing: "command:./signer --profile prod")
    #expect(reference.isExternal)
    #expect(reference.description == "command:./signer --profile prod")
    #expect(throws: CryptoError.referenceIsKey(text: reference.description)) {
      try reference.read(environment: [:])
    }
  }
}
