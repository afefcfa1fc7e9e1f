import Foundation
import TestSupport
import Testing

@testable import PassBundle

@Suite struct SecretFileTests {
  @Test(arguments: [
    ("id.p12", "", SecretFile.keyStore), ("AuthKey_X.p8", "", .privateKey), ("a.KEY", "", .privateKey),
    ("pass.cer", "", .certificate), ("id_rsa", "", .privateKey),
    ("notes.txt", "see\n-----BEGIN RSA PRIVATE KEY-----\nMII", .privateKey),
    ("notes.txt", "-----BEGIN CERTIFICATE-----\n…\n-----BEGIN PRIVATE KEY-----", .privateKey),
    ("notes.txt", "-----BEGIN ENCRYPTED PRIVATE KEY-----", .privateKey),
    ("chain", "Bag Attributes\n-----BEGIN CERTIFICATE-----\nMII", .certificate),
  ])
  func `keys and certificates are known by name or by content`(
    _ name: String, _ text: String, _ kind: SecretFile
  ) {
    #expect(SecretFile.kind(name: name, bytes: Array(text.utf8)) == kind)
  }

  @Test(arguments: [
    ("icon.png", "\u{89}PNG"), ("pass.json", #"{"a":"-----BEGIN"}"#),
    ("notes.txt", "-----BEGIN PUBLIC KEY-----"),
    ("empty", ""), ("signature", "0\u{80}"), ("keys.txt", "monkey"), ("-----BEGIN ", "-----BEGIN "),
  ])
  func `ordinary files are left alone`(_ name: String, _ text: String) {
    #expect(SecretFile.kind(name: name, bytes: Array(text.utf8)) == nil)
  }

  @Test(
    .enabled(if: ExternalJudge.find("openssl") != nil),
    arguments: [
      (
        ["genpkey", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:1024", "-outform", "DER"],
        SecretFile.privateKey
      ),
      (["ecparam", "-genkey", "-name", "prime256v1", "-noout", "-outform", "DER"], .privateKey),
      (
        [
          "req", "-x509", "-newkey", "rsa:1024", "-nodes", "-subj", "/CN=x", "-outform", "DER", "-keyout",
          "/dev/null",
        ],
        .certificate
      ),
    ])
  func `DER that OpenSSL makes is known by its shape`(_ arguments: [String], _ kind: SecretFile) throws {
    let folder = TemporaryFolder()
    let made = try ExternalJudge.run(["openssl"] + arguments + ["-out", folder.file("der")])
    #expect(made?.status == 0)
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: folder.file("der"))))
    #expect(SecretFile.kind(name: "file", bytes: bytes) == kind)
  }
}
