import PassData
import Testing

@testable import PassCrypto

@Suite struct TokenURITests {
  @Test func aReferenceSaysWhichKeyAndWhere() throws {
    let text =
      "pkcs11:token=My%20Wallet;object=pass;id=%01;type=private;x-maker=1?module-path=/a%3Bb.so&pin-source=file:/run/pin"
    let uri = try TokenURI(text)
    #expect(uri.text == text)
    #expect(uri.selection == "pkcs11:token=My%20Wallet;object=pass;id=%01;type=private")
    #expect(uri.module == "/a;b.so")
    #expect(uri.pinFile == "/run/pin")
    #expect(try TokenURI("pkcs11:object=p?pin-source=file:///run/pin").pinFile == "/run/pin")
    #expect(try TokenURI("pkcs11:object=p?pin-source=pin").pinFile == "pin")
    let reference = try SecretReference(parsing: text)
    #expect(reference == .token(uri))
    #expect(reference.isExternal && reference.description == text)
    #expect(throws: CryptoError.referenceIsKey(text: text)) { try reference.read(environment: [:]) }
  }

  @Test(arguments: [
    ("pkcs11:", "nothing in it says which key"),
    ("pkcs11:?module-path=/a.so", "nothing in it says which key"),
    ("pkcs11:objekt=a", "'objekt' is not among token, manufacturer, model, serial, object, id, type"),
    ("pkcs11:slot-id=1", "'slot-id' is not among token, manufacturer, model, serial, object, id, type"),
    ("pkcs11:object", "'object' is no attribute with a value"),
    ("pkcs11:object=a;object=b", "'object' stands in it twice"),
    ("pkcs11:object=a%2", "'object' has a '%' without two digits"),
    ("pkcs11:object=a%+1", "'object' has a '%' without two digits"),
    ("pkcs11:object=a;type=cert", "'type=cert' is no private key"),
    ("pkcs11:object=a?module-name=p11", "'module-name' is not among module-path, pin-source"),
    ("pkcs11:object=a?pin-source=%7Ccat%20pin", "no program is run for 'pin-source'"),
  ])
  func whatIsWrongIsSaid(_ text: String, _ reason: String) throws {
    #expect(throws: CryptoError.badTokenURI(text: text, reason: reason)) { try TokenURI(text) }
    let message = CryptoError.badTokenURI(text: text, reason: reason).diagnostic
    #expect(message.message == "'\(text)' does not say which key of a token: \(reason)")
  }

  @Test(arguments: [
    "pkcs11:object=a?pin-value=8431", "pkcs11:object=a;PIN-value=8431", "pkcs11:pin-value=8431",
  ])
  func aPINInItIsRefusedAndNotShown(_ text: String) throws {
    #expect(throws: CryptoError.tokenURIHoldsPIN) { try SecretReference(parsing: text) }
    let diagnostic = CryptoError.tokenURIHoldsPIN.diagnostic
    #expect(!"\(diagnostic)".contains("8431"))
  }
}
