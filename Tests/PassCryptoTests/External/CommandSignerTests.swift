import Foundation
import PassData
import PassSystem
import TestSupport
import Testing

@testable import PassCrypto

@Suite(.enabled(if: OpenSSLCommand.isInstalled, "openssl is not installed")) struct CommandSignerTests {
  private let folder = TemporaryFolder()
  private let chain: TestChain
  private let leaf: TestChain.Member

  init() throws {
    chain = try TestChain.apple.get()
    leaf = try TestChain.leaf(issuer: chain.g4)
    try folder.write(try leaf.keyPEM(), "key.pem")
    try folder.write(leaf.pem, "leaf.pem")
    try folder.write(chain.g4.pem, "g4.pem")
  }

  private func script(_ body: String, _ name: String = "signer", permissions: UInt32 = 0o755) throws {
    try AtomicFile.write(
      Array("#!/bin/sh\n\(body)\n".utf8), to: folder.file(name), existing: .replace, permissions: permissions)
  }

  private func load(
    _ command: String = "./signer", environment: [String: String] = [:], seconds: Int = 30,
    certificate: String = "leaf.pem"
  ) throws -> SigningIdentity {
    var options = ExternalKeyOptions()
    options.workingFolder = folder.path
    options.timeoutSeconds = seconds
    var parsed = try #require(SignerCommand(command))
    if parsed.program.contains("/") { parsed.program = FilePath.join(folder.path, parsed.program) }
    let loader = IdentityLoader(
      environment: environment.merging(["PATH": "/usr/bin:/bin"]) { $1 }, password: .none,
      authorities: Authorities(certificates: [], developmentRoots: [chain.root.facts]), external: options)
    return try loader.load(
      IdentitySource(
        certificate: .file(folder.file(certificate)), key: .command(parsed),
        intermediates: [.file(folder.file("g4.pem"))])
    ).identity
  }

  private func fault(_ identity: SigningIdentity) -> SignerFault? {
    do throws(CryptoError) {
      _ = try identity.sign([1], at: TestChain.now)
      return nil
    } catch {
      guard case .signer(_, let fault) = error else { return nil }
      return fault
    }
  }

  @Test func aProgramSigns() throws {
    try script("exec openssl pkeyutl -sign -inkey key.pem")
    let identity = try load()
    #expect(identity.keySessions == 4)
    #expect(identity.check(at: TestChain.now).isEmpty)
    let signer = identity.makeSigner()
    let held = try IdentityLoader(environment: [:], password: .none, authorities: .pinned).load(
      IdentitySource(
        certificate: .file(folder.file("leaf.pem")), key: .file(folder.file("key.pem")),
        intermediates: [.file(folder.file("g4.pem"))])
    ).identity
    for round in 0..<4 {
      let content = [UInt8](repeating: UInt8(round), count: 100)
      let signature = try signer.sign(content, at: TestChain.now)
      #expect(try signature == held.sign(content, at: TestChain.now))
      let report = DetachedSignature.verify(
        signature, over: content, authorities: .pinned, at: TestChain.now)
      #expect(report.integrity == .valid)
    }
  }

  @Test func aKeyOnACurveSignsToo() throws {
    let leaf = try TestChain.leaf(issuer: chain.g4, privateKey: try PrivateKey.generateEC())
    try folder.write(try leaf.keyPEM(), "key.pem")
    try folder.write(leaf.pem, "ec.pem")
    try script("exec openssl pkeyutl -sign -inkey key.pem")
    let signature = try load(certificate: "ec.pem").sign([1, 2], at: TestChain.now)
    let report = DetachedSignature.verify(signature, over: [1, 2], authorities: .pinned, at: TestChain.now)
    #expect(report.integrity == .valid)
  }

  @Test func wordsReachTheProgram() throws {
    try script(
      #"[ "$#" = 2 ] && [ "$1" = "my key.pem" ] && [ "$2" = '$x' ] && exec openssl pkeyutl -sign -inkey "$1""#
    )
    try FileManager.default.moveItem(atPath: folder.file("key.pem"), toPath: folder.file("my key.pem"))
    #expect(fault(try load("./signer 'my key.pem' $x")) == nil)
  }

  @Test func aNameIsLookedForInPath() throws {
    #expect(fault(try load("openssl pkeyutl -sign -inkey key.pem")) == nil)
    #expect(
      throws: CryptoError.signer(name: "command:no-such-signer", .notFound(program: "no-such-signer"))
    ) { try load("no-such-signer") }
  }

  @Test func whatIsNoProgramIsToldBeforeAnythingIsSigned() throws {
    try script("exit 0", "plain", permissions: 0o644)
    #expect(throws: CryptoError.self) { try load("./missing") }
    do throws(any Error) {
      _ = try load("./plain")
      Issue.record("accepted")
    } catch let error as CryptoError {
      #expect(error.diagnostic.code == "identity.signer-not-executable")
    }
    try AtomicFile.write(Array("echo\n".utf8), to: folder.file("bare"), existing: .refuse, permissions: 0o755)
    guard case .notStarted = fault(try load("./bare")) else {
      Issue.record("a script without #! was started")
      return
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let script: String
    let expected: SignerFault
    var testDescription: String { script }
  }

  @Test(arguments: [
    Case(
      script: "echo; echo 'AccessDenied: kms:Sign' >&2; echo bye >&2; exit 254",
      expected: .failed(status: 254, said: ["AccessDenied: kms:Sign", "bye"])),
    Case(script: "echo dying >&2; kill -SEGV $$", expected: .crashed(signal: 11, said: ["dying"])),
    Case(script: "head -c 70000 /dev/zero", expected: .tooMuch(limit: 65536)),
    Case(script: "exit 0", expected: .silent),
    Case(script: "head -c 256 /dev/zero", expected: .otherKey),
    Case(script: "cat", expected: .wrongLength(found: 51, expected: 256)),
    Case(script: "seq 100 >&2; exit 1", expected: .failed(status: 1, said: ["96", "97", "98", "99", "100"])),
  ]) func faultsOfPrograms(test: Case) throws {
    try script(test.script)
    #expect(fault(try load()) == test.expected)
  }

  @Test func aProgramThatHangsIsEnded() throws {
    try script("echo waiting for approval >&2; sleep 60")
    let start = ContinuousClock.now
    #expect(fault(try load(seconds: 1)) == .timedOut(seconds: 1, said: ["waiting for approval"]))
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  /// What is ours stays ours: passwords, keys in variables, everything called PASSFORGE_….
  @Test func itSeesNoSecretOfOurs() throws {
    try script("env > seen; exec openssl pkeyutl -sign -inkey key.pem")
    let certificate = String(decoding: leaf.pem, as: UTF8.self)
    let loader = IdentityLoader(
      environment: [
        "PATH": "/usr/bin:/bin", "PASSFORGE_KEY_PASSWORD": "hush-1", "PASSFORGE_TOKEN_SECRET": "hush-2",
        "MY_TOKEN": "hush-3", "MY_CERTIFICATE": certificate, "AWS_PROFILE": "wallet",
      ], password: .none, authorities: .pinned,
      external: {
        var options = ExternalKeyOptions()
        options.workingFolder = folder.path
        options.withheldVariables = ["MY_TOKEN"]
        return options
      }())
    let command = try #require(SignerCommand(folder.file("signer")))
    let identity = try loader.load(
      IdentitySource(certificate: .environment("MY_CERTIFICATE"), key: .command(command))
    ).identity
    _ = try identity.sign([1], at: TestChain.now)
    let seen = String(decoding: try folder.read("seen"), as: UTF8.self)
    #expect(seen.contains("AWS_PROFILE=wallet"))
    for word in ["hush", "PASSFORGE", "BEGIN CERTIFICATE", "MY_"] { #expect(!seen.contains(word)) }
  }

  @Test func noMoreProgramsAtOnceThanSessions() async throws {
    try script(
      """
      mkdir -p running; : > running/$$; ls running | wc -l >> counts; sleep 0.1
      openssl pkeyutl -sign -inkey key.pem; rm running/$$
      """)
    var options = ExternalKeyOptions()
    options.workingFolder = folder.path
    options.sessions = 3
    let loader = IdentityLoader(
      environment: ["PATH": "/usr/bin:/bin"], password: .none, authorities: .pinned, external: options)
    let identity = try loader.load(
      IdentitySource(
        certificate: .file(folder.file("leaf.pem")),
        key: .command(try #require(SignerCommand(folder.file("signer")))))
    ).identity
    let made = await withTaskGroup { group in
      for number in 0..<12 {
        group.addTask {
          await BlockingWork.run { (try? identity.sign([UInt8(number)], at: TestChain.now)) != nil }
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(made == 12)
    let counts = String(decoding: try folder.read("counts"), as: UTF8.self).split(separator: "\n")
      .compactMap { Int($0.filter(\.isNumber)) }
    #expect(counts.count == 12)
    #expect((counts.max() ?? 0) <= 3 && (counts.max() ?? 0) > 1)
  }

  @Test func partsThatAreMissing() throws {
    try script("exit 0")
    let loader = IdentityLoader(environment: [:], password: .none, authorities: .pinned)
    let command = SecretReference.command(try #require(SignerCommand(folder.file("signer"))))
    #expect(throws: CryptoError.certificateNotGiven(key: command.description)) {
      try loader.load(IdentitySource(key: command))
    }
    #expect(throws: CryptoError.isIntermediate(name: folder.file("g4.pem"))) {
      try loader.load(IdentitySource(certificate: .file(folder.file("g4.pem")), key: command))
    }
    #expect(throws: CryptoError.referenceIsKey(text: command.description)) {
      try loader.load(IdentitySource(identity: command))
    }
  }

  @Test func aRequestNeedsThePublicKey() throws {
    try script("exec openssl pkeyutl -sign -inkey key.pem")
    try OpenSSLCommand.run("pkey", "-in", "key.pem", "-pubout", "-out", "public.pem", in: folder.path)
    var options = ExternalKeyOptions()
    options.workingFolder = folder.path
    let command = SecretReference.command(try #require(SignerCommand(folder.file("signer"))))
    var key = CertificateRequest.ExistingKey(
      command, environment: ["PATH": "/usr/bin:/bin"], password: .none, external: options)
    func write() throws -> CertificateRequest.Written {
      try CertificateRequest.write(
        passTypeIdentifier: "pass.example.a", teamIdentifier: "TEAM123456", key: key, to: folder.file("out"))
    }
    #expect(throws: CryptoError.publicKeyNotGiven(key: command.description)) { try write() }
    key.publicKey = .file(folder.file("key.pem"))
    #expect(throws: CryptoError.self) { try write() }
    #expect(!FileManager.default.fileExists(atPath: folder.file("out")))
    key.publicKey = .file(folder.file("public.pem"))
    let written = try write()
    #expect(written.keyPath == nil && written.publicKeySHA256 == leaf.key.publicKey.sha256Text)
    let verdict = try OpenSSLCommand.run(
      "req", "-in", written.requestPath, "-noout", "-verify", "-subject")
    #expect(verdict.status == 0 && verdict.output.contains("verify OK"))
  }
}

extension [UInt8] {
  fileprivate var sha256Text: String { Digest.sha256(self).hexadecimal }
}
