import Foundation
import PassData
import TestSupport
import Testing

@testable import PassCrypto

/// Every form that people have, and every fault of case 17. The forms are made by the `openssl` command.
@Suite(.enabled(if: OpenSSLCommand.isInstalled)) struct IdentityLoaderTests {
  let folder = TemporaryFolder()
  let chain: TestChain
  let good: TestChain.Member

  init() throws {
    chain = try TestChain.apple.get()
    good = try TestChain.leaf(issuer: chain.g4)
    try folder.write(good.pem, "good.pem")
    try folder.write(try good.keyPEM(), "good.key")
    try folder.write(chain.g4.pem, "g4.pem")
  }

  private func load(
    _ source: IdentitySource, password: String? = "testing", environment: [String: String] = [:]
  ) throws -> IdentityLoader.Loaded {
    let source = source
    let passwords = PasswordSource(prompt: { (_) throws(CryptoError) in
      password.map { SecretBytes(copying: $0.utf8) }
    })
    return try IdentityLoader(environment: environment, password: passwords, authorities: .pinned).load(
      source)
  }

  private func load(_ file: String, password: String? = "testing") throws -> IdentityLoader.Loaded {
    try load(IdentitySource(identity: .file(folder.file(file))), password: password)
  }

  private func fault(_ body: () throws -> IdentityLoader.Loaded) throws -> Diagnostic {
    do {
      _ = try body()
    } catch let error as CryptoError {
      return error.diagnostic
    }
    throw Missing()
  }
  private struct Missing: Error {}

  private func openssl(_ arguments: String) throws {
    let result = try OpenSSLCommand.run(arguments.split(separator: " ").map(String.init), in: folder.path)
    try #require(result.status == 0, "openssl \(arguments): \(result.output)")
  }

  private static let export =
    "pkcs12 -export -inkey good.key -in good.pem -certfile g4.pem -passout pass:testing"

  // MARK: PKCS#12

  @Test(arguments: [
    "", "-certpbe PBE-SHA1-3DES -keypbe PBE-SHA1-3DES -macalg sha1",
    "-certpbe AES-128-CBC -keypbe AES-128-CBC",
    "-certpbe NONE -keypbe NONE", "-nomac", "-name schlüssel",
  ]) func pkcs12OfEveryCurrentCipher(options: String) throws {
    try openssl("\(Self.export) -out a.p12 \(options)")
    let loaded = try load("a.p12")
    #expect(loaded.identity.leaf == good.facts)
    #expect(loaded.identity.intermediate == chain.g4.facts)
    #expect(loaded.notes.isEmpty)
    #expect(loaded.identity.check(at: TestChain.now).filter { $0.severity == .error }.isEmpty)
  }

  @Test(arguments: [
    ("-legacy", "RC2-40"), ("-legacy -certpbe PBE-SHA1-RC2-128 -keypbe PBE-SHA1-RC4-128", "RC2-128"),
    ("-legacy -certpbe PBE-SHA1-RC4-40 -keypbe PBE-SHA1-RC2-40", "RC4-40"),
  ]) func pkcs12OfOldCiphersOpensInProcessWithANote(options: String, cipher: String) throws {
    try openssl("\(Self.export) -out old.p12 \(options)")
    let loaded = try load("old.p12")
    #expect(loaded.identity.leaf == good.facts)
    let note = try #require(loaded.notes.first)
    #expect(note.severity == .note)
    #expect(note.code == "identity.p12-legacy")
    #expect(note.message.contains("old \(cipher) encryption, convert it"))
    #expect(try fault { try load("old.p12", password: "wrong") }.code == "identity.wrong-password")
  }

  @Test(arguments: [nil, ""]) func pkcs12WithAnEmptyPassword(password: String?) throws {
    try openssl("pkcs12 -export -inkey good.key -in good.pem -passout pass: -out empty.p12")
    #expect(try load("empty.p12", password: password).identity.leaf == good.facts)
  }

  @Test func pkcs12PasswordWrongAndMissingAreToldApart() throws {
    try openssl("\(Self.export) -out a.p12")
    let wrong = try fault { try load("a.p12", password: "wrong") }
    #expect(wrong.code == "identity.wrong-password")
    #expect(wrong.message.contains("password"))
    #expect(!wrong.message.contains("wrong"))
    let missing = try fault { try load("a.p12", password: nil) }
    #expect(missing.code == "identity.needs-password")
    #expect(missing.message.contains("needs a password"))
  }

  @Test func pkcs12WithoutKey() throws {
    try openssl("pkcs12 -export -nokeys -in good.pem -passout pass:testing -out nokey.p12")
    let fault = try fault { try load("nokey.p12") }
    #expect(fault.code == "identity.without-key")
    #expect(fault.message.contains("exported without the private key"))
  }

  @Test func theCertificateThatFitsTheKeyIsPicked() throws {
    let other = try TestChain.leaf("pass.org.rowing.guest", key: "other", issuer: chain.g4)
    try folder.write(other.pem + good.pem, "two.pem")
    try openssl("pkcs12 -export -inkey good.key -in two.pem -passout pass:testing -out two.p12")
    #expect(try load("two.p12").identity.leaf == good.facts)
    try folder.write(other.pem + (try good.keyPEM()) + chain.g1.pem + good.pem + chain.g4.pem, "mixed.pem")
    let mixed = try load("mixed.pem").identity
    #expect(mixed.leaf == good.facts)
    #expect(mixed.intermediate == chain.g4.facts)
  }

  @Test func ofSeveralIdentitiesTheWantedOneIsPicked() throws {
    let other = try TestChain.leaf("pass.org.rowing.guest", key: "other", issuer: chain.g4)
    let push = try TestChain.leaf("push", issuer: chain.g4, marks: [ObjectIdentifier.pushTopics])
    try folder.write(
      push.pem + good.pem + other.pem + (try good.keyPEM()) + (try other.keyPEM()) + chain.g4.pem, "many.pem")
    let loader = IdentityLoader(environment: [:], password: .none, authorities: .pinned)
    let source = IdentitySource(identity: .file(folder.file("many.pem")))
    for wanted in [good, other] {
      let identity = try loader.load(source, preferring: wanted.facts.passTypeIdentifier).identity
      #expect(identity.leaf == wanted.facts)
    }
    #expect(try loader.load(source).identity.leaf.kind == .passType)
  }

  @Test func emptyTruncatedAndForeignFiles() throws {
    try openssl("\(Self.export) -out a.p12")
    let whole = try folder.read("a.p12")
    try folder.write([], "empty")
    try folder.write(Array(" \r\n\t\n".utf8), "blank")
    try folder.write(Array(whole.prefix(100)), "short.p12")
    try folder.write(Array("hello, this is no key".utf8), "text")
    try folder.write(Array(good.pem.dropLast(200)), "cut.pem")
    #expect(try fault { try load("empty") }.code == "identity.empty")
    #expect(try fault { try load("blank") }.message.contains("empty"))
    let short = try fault { try load("short.p12") }
    #expect(short.message.contains("truncated: \(whole.count) bytes are announced, 100 are there"))
    #expect(try fault { try load("text") }.code == "identity.not-recognised")
    #expect(try fault { try load("cut.pem") }.code == "identity.truncated")
    #expect(try fault { try load("absent.p12") }.code == "file.not-found")
  }

  /// No prefix of a file crashes or passes for a whole one.
  @Test func everyPrefixIsRefusedInWords() throws {
    try openssl("\(Self.export) -out a.p12")
    let whole = try folder.read("a.p12")
    for count in stride(from: 0, to: whole.count, by: 37) {
      try folder.write(Array(whole.prefix(count)), "prefix")
      #expect(throws: CryptoError.self) { try load("prefix") }
    }
  }

  @Test func aCertificateWhereAnIdentityIsMeant() throws {
    try folder.write(good.facts.der, "good.cer")
    try folder.write(chain.g4.facts.der, "AppleWWDRCAG4.cer")
    let plain = try fault { try load("good.cer") }
    #expect(plain.code == "identity.is-certificate")
    #expect(plain.message.contains("this is a certificate, not a p12"))
    let intermediate = try fault { try load("AppleWWDRCAG4.cer") }
    let path = folder.file("AppleWWDRCAG4.cer")
    #expect(intermediate.code == "identity.is-intermediate")
    #expect(intermediate.message == "'\(path)' is an intermediate certificate, not your signing identity")
    #expect(
      intermediate.hints == [
        "pass the .p12 of your Pass Type ID, or --certificate and --key",
        "this file belongs to passforge authorities add \(path)",
      ])
  }

  // MARK: Keys

  @Test(arguments: [
    "pkcs8 -topk8 -in good.key -nocrypt -out k",
    "pkcs8 -topk8 -in good.key -v2 aes-256-cbc -passout pass:testing -out k",
    "pkcs8 -topk8 -in good.key -v2 des3 -passout pass:testing -out k",
    "pkcs8 -topk8 -in good.key -v1 PBE-SHA1-3DES -passout pass:testing -out k",
    "pkcs8 -topk8 -in good.key -v1 PBE-MD5-DES -provider legacy -provider default -passout pass:testing -out k",
    "pkcs8 -topk8 -in good.key -scrypt -passout pass:testing -out k",
    "pkcs8 -topk8 -in good.key -v2 aes-128-cbc -outform DER -passout pass:testing -out k",
    "pkcs8 -topk8 -in good.key -nocrypt -outform DER -out k", "rsa -in good.key -traditional -out k",
    "rsa -in good.key -traditional -outform DER -out k",
    "rsa -in good.key -traditional -aes256 -passout pass:testing -out k",
    "rsa -in good.key -traditional -des3 -passout pass:testing -out k",
    "pkcs12 -export -nocerts -inkey good.key -passout pass:testing -out k",
  ]) func keysOfEveryForm(command: String) throws {
    try openssl(command)
    let source = IdentitySource(
      certificate: .file(folder.file("good.pem")), key: .file(folder.file("k")),
      intermediates: [.file(folder.file("g4.pem"))])
    let identity = try load(source).identity
    #expect(identity.leaf == good.facts)
    #expect(identity.intermediate == chain.g4.facts)
    let isEncrypted = command.contains("testing")
    if isEncrypted {
      #expect(try fault { try load(source, password: nil) }.code == "identity.needs-password")
      #expect(try fault { try load(source, password: "wrong") }.code == "identity.wrong-password")
    }
  }

  @Test(arguments: [
    "ecparam -name prime256v1 -genkey -out k", "ecparam -name prime256v1 -genkey -noout -outform DER -out k",
    "genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-384 -out k",
  ]) func keysOnCurves(command: String) throws {
    try openssl(command)
    let material = try MaterialReader(unlocking: Unlocking(.none))
      .read(SecretBytes(copying: try folder.read("k")), from: "k")
    let key = try #require(material.keys.first?.value.held)
    let leaf = try TestChain.leaf(issuer: chain.g4, privateKey: key)
    try folder.write(leaf.pem, "ec.pem")
    let source = IdentitySource(certificate: .file(folder.file("ec.pem")), key: .file(folder.file("k")))
    let identity = try load(source).identity
    #expect(identity.check(at: TestChain.now).contains { $0.code == "identity.key-not-rsa" })
    let signature = try identity.sign([1, 2, 3], at: TestChain.now)
    #expect(identity.signing.verifies(signature, over: [1, 2, 3]))
    #expect(!identity.signing.verifies(signature, over: [1, 2, 4]))
  }

  @Test func keysThatCannotSignPasses() throws {
    try openssl("genpkey -algorithm ED25519 -out k")
    let material = try MaterialReader(unlocking: Unlocking(.none))
      .read(SecretBytes(copying: try folder.read("k")), from: "k")
    let leaf = try TestChain.leaf(issuer: chain.g4, privateKey: try #require(material.keys.first?.value.held))
    try folder.write(leaf.pem, "ed.pem")
    let source = IdentitySource(certificate: .file(folder.file("ed.pem")), key: .file(folder.file("k")))
    #expect(try fault { try load(source) }.code == "identity.key-unsupported")
  }

  /// Windows and Java hand out chains as .p7b.
  @Test(arguments: ["PEM", "DER"]) func intermediatesInAP7B(form: String) throws {
    try openssl("crl2pkcs7 -nocrl -certfile g4.pem -outform \(form) -out chain.p7b")
    let source = IdentitySource(
      certificate: .file(folder.file("good.pem")), key: .file(folder.file("good.key")),
      intermediates: [.file(folder.file("chain.p7b"))])
    #expect(try load(source).identity.intermediate == chain.g4.facts)
  }

  // MARK: Spellings of text

  @Test func textsAsFilesAndVariablesHoldThem() throws {
    let text = try good.keyPEM() + good.pem + chain.g4.pem
    let plain = String(decoding: text, as: UTF8.self)
    try openssl("\(Self.export) -out a.p12")
    try openssl("pkcs12 -in a.p12 -passin pass:testing -nodes -out bags.pem")
    let forms: [String: [UInt8]] = [
      "plain": text, "CRLF": Array(plain.replacingOccurrences(of: "\n", with: "\r\n").utf8),
      "CR": Array(plain.replacingOccurrences(of: "\n", with: "\r").utf8),
      "byte order mark": [0xEF, 0xBB, 0xBF] + text,
      "UTF-16": [0xFF, 0xFE] + text.flatMap { [$0, 0] }, "bag attributes": try folder.read("bags.pem"),
      "one line": Array(plain.replacingOccurrences(of: "\n", with: "\\n").utf8),
      "one line with returns": Array(plain.replacingOccurrences(of: "\n", with: "\\r\\n").utf8),
      "blanks for breaks": Array(plain.replacingOccurrences(of: "\n", with: " ").utf8),
      "no breaks": Array(plain.replacingOccurrences(of: "\n", with: "").utf8),
      "base64 of PEM": Array(Data(text).base64EncodedString().utf8),
      "base64 of base64": Array(Data(Data(text).base64EncodedString().utf8).base64EncodedString().utf8),
      "base64 of PEM in lines": Array(Data(text).base64EncodedString(options: .lineLength76Characters).utf8),
      "base64 of a p12": Array(Data(try folder.read("a.p12")).base64EncodedString().utf8 + [0x0A]),
    ]
    for (name, bytes) in forms.sorted(by: { $0.key < $1.key }) {
      try folder.write(bytes, "form")
      #expect(try load("form").identity.leaf == good.facts, "\(name) in a file")
      guard let value = String(validating: bytes, as: UTF8.self) else { continue }
      let source = IdentitySource(identity: .environment("KEY"))
      #expect(
        try load(source, environment: ["KEY": value]).identity.leaf == good.facts, "\(name) in a variable")
    }
  }

  @Test func aVariableThatHoldsAPathOrNothing() throws {
    let source = IdentitySource(identity: .environment("KEY"))
    let path = folder.file("good.pem")
    #expect(
      try fault { try load(source, environment: ["KEY": path]) }.code == "identity.variable-holds-path")
    #expect(try fault { try load(source) }.code == "identity.variable-not-set")
    #expect(try fault { try load(source, environment: ["KEY": ""]) }.code == "identity.empty")
  }

  @Test func otherThingsInPEMAreNamed() throws {
    try openssl("req -new -key good.key -subj /CN=x -out request.pem")
    try openssl("rsa -in good.key -pubout -out public.pem")
    try folder.write(
      Array("-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n-----END OPENSSH PRIVATE KEY-----\n".utf8), "ssh")
    for (file, words) in [
      ("request.pem", "certificate request"), ("public.pem", "public key"), ("ssh", "OpenSSH"),
    ] {
      #expect(try fault { try load(file) }.message.contains(words))
    }
  }

  // MARK: Joining

  @Test func partsThatAreMissingOrDoNotFit() throws {
    let other = try TestChain.leaf("pass.org.rowing.guest", key: "other", issuer: chain.g4)
    try folder.write(try other.keyPEM(), "other.key")
    let certificate = SecretReference.file(folder.file("good.pem"))
    let key = SecretReference.file(folder.file("good.key"))
    let otherKey = SecretReference.file(folder.file("other.key"))
    #expect(try fault { try load(IdentitySource()) }.code == "identity.none")
    #expect(try fault { try load(IdentitySource(certificate: certificate)) }.code == "identity.key-not-given")
    #expect(try fault { try load(IdentitySource(key: key)) }.code == "identity.certificate-not-given")
    #expect(try fault { try load("good.key") }.code == "identity.without-certificate")
    let mismatch = try fault { try load(IdentitySource(certificate: certificate, key: otherKey)) }
    #expect(mismatch.code == "identity.key-mismatch")
    #expect(mismatch.message.contains(good.facts.publicKeySHA256.hexadecimal))
    #expect(mismatch.message.contains(other.facts.publicKeySHA256.hexadecimal))
    let intermediate = IdentitySource(certificate: .file(folder.file("g4.pem")), key: key)
    #expect(try fault { try load(intermediate) }.code == "identity.is-intermediate")
  }

  @Test func aChainThatIsNotApplesIsToldAndADevelopmentOneIsKnown() throws {
    let source = IdentitySource(
      certificate: .file(folder.file("good.pem")), key: .file(folder.file("good.key")),
      intermediates: [.file(folder.file("g4.pem"))])
    let other = try load(source).identity
    #expect(other.signer == .other)
    #expect(other.check(at: TestChain.now).map(\.code) == ["identity.signer-unknown"])
    let authorities = Authorities(certificates: [], developmentRoots: [chain.root.facts])
    let known = try IdentityLoader(environment: [:], password: .none, authorities: authorities).load(source)
    #expect(known.identity.signer == .development)
    #expect(known.identity.check(at: TestChain.now).isEmpty)
  }
}
