import Foundation
import TestSupport
import Testing

@testable import PassCrypto

@Suite struct SecretReferenceTests {
  @Test(arguments: [
    ("a.p12", SecretReference.file("a.p12")), ("./env:x", .file("./env:x")), ("env:KEY", .environment("KEY")),
    ("fd:3", .descriptor(3)), ("-", .standardInput),
  ]) func referencesAreRead(text: String, expected: SecretReference) throws {
    let reference = try SecretReference(parsing: text)
    #expect(reference == expected)
    #expect(reference.description == text)
  }

  @Test(arguments: ["", "env:", "env:A=B", "fd:", "fd:x", "fd:-1", "fd:99999999999"])
  func whatIsNoReference(text: String) {
    #expect(throws: CryptoError.badReference(text: text)) { try SecretReference(parsing: text) }
  }

  /// A variable that was to name the key, and holds it.
  @Test(arguments: ["MII", "LS0tLS1CRUdJTi"]) func aKeyInBase64IsRefused(beginning: String) {
    let key = beginning + String(repeating: "Secret+/", count: 40)
    #expect(throws: CryptoError.referenceIsContent) { try SecretReference(parsing: key) }
    #expect((try? SecretReference(parsing: "MIItary.p12")) == .file("MIItary.p12"))
  }

  /// The message must not show it again.
  @Test func aKeyInPlaceOfItsFileIsRefusedWithoutAWordOfIt() throws {
    let key = "-----BEGIN PRIVATE KEY-----\nMIIEvsecret"
    do {
      _ = try SecretReference(parsing: key)
      Issue.record("accepted")
    } catch {
      #expect(error == .referenceIsContent)
      #expect(!"\(error.diagnostic)".contains("MIIEvsecret"))
    }
  }

  @Test func descriptorsAreRead() throws {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data("secret".utf8))
    try pipe.fileHandleForWriting.close()
    let reference = SecretReference.descriptor(pipe.fileHandleForReading.fileDescriptor)
    let secret = try reference.read(environment: [:])
    #expect(secret.withBytes { Array($0) } == Array("secret".utf8))
    #expect("\(secret)" == "(secret)")
    #expect(!String(reflecting: secret).contains("115"))
  }
}
