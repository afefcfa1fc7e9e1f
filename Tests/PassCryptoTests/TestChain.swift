import Foundation
import PassData
import Synchronization
import TestSupport

@testable import PassCrypto

/// Chains that look like Apple's, with names of our choice: what the cases and an attacker would make.
struct TestChain {
  struct Member {
    let key: PrivateKey
    let certificate: Certificate
    var facts: CertificateFacts { certificate.facts }
    var pem: [UInt8] { PEMBlock.text(of: facts) }
  }

  static let relations = "Apple Worldwide Developer Relations Certification Authority"
  static let now = Timestamp(seconds: 1_796_000_000)

  /// Keys by name, made once per process.
  static func key(_ name: String) throws -> PrivateKey {
    try keys.withLock { keys in
      if let key = keys[name] { return key }
      let key = try PrivateKey.generateRSA()
      keys[name] = key
      return key
    }
  }
  private static let keys = Mutex<[String: PrivateKey]>([:])

  /// The chains of case 15: one root, two generations.
  static let apple = Result { try TestChain(keyPrefix: "apple") }
  /// The same names by someone else.
  static let attacker = Result { try TestChain(keyPrefix: "attacker") }

  let root: Member
  let g1: Member
  let g4: Member

  init(keyPrefix: String) throws {
    root = try Self.authority("Test Apple Root CA", unit: "Test", key: keyPrefix + "-root", issuer: nil)
    g1 = try Self.authority(
      Self.relations, unit: "Apple Worldwide Developer Relations", key: keyPrefix + "-g1", issuer: root)
    g4 = try Self.authority(Self.relations, unit: "G4", key: keyPrefix + "-g4", issuer: root)
  }

  static func authority(
    _ commonName: String, unit: String, key: String, issuer: Member?, pathLength: UInt8? = nil
  ) throws -> Member {
    let own = try Self.key(key)
    let length = pathLength.map { DER.element(0x02, [$0]) } ?? []
    let builder = CertificateBuilder(
      subject: [
        .init(identifier: ObjectIdentifier.commonName, text: commonName),
        .init(identifier: ObjectIdentifier.organizationalUnit, text: unit),
      ], publicKey: own.publicKey, notBefore: now.adding(days: -2000), notAfter: now.adding(days: 2000),
      extensions: [
        .init(identifier: "2.5.29.19", isCritical: true, content: DER.sequence(DER.boolean(true), length)),
        .init(identifier: "2.5.29.15", isCritical: true, content: DER.bits([5, 6])),
      ])
    let certificate = try builder.signed(by: issuer?.key ?? own, issuer: issuer?.certificate)
    return Member(key: own, certificate: certificate)
  }

  /// A leaf; the marks say what kind it is.
  static func leaf(
    _ passType: String = "pass.org.harbourclub.member", team: String = "T3ST0TEAM9", key: String = "leaf",
    issuer: Member, from: Timestamp = now.adding(days: -10), to: Timestamp = now.adding(days: 300),
    nfc: Bool = false, extensionText: String? = nil, marks: [String]? = nil, privateKey: PrivateKey? = nil,
    issuerAddress: String? = nil
  ) throws -> Member {
    let own = try privateKey ?? Self.key(key)
    var extensions: [CertificateBuilder.Extension] = [
      .init(identifier: "2.5.29.19", isCritical: true, content: DER.sequence()),
      .init(identifier: "2.5.29.15", isCritical: true, content: DER.bits([0])),
    ]
    for mark in marks ?? [ObjectIdentifier.passTypeIdentifier] {
      extensions.append(.init(identifier: mark, content: DER.utf8String(extensionText ?? passType)))
    }
    if nfc {
      extensions.append(.init(identifier: ObjectIdentifier.nearFieldCommunication, content: DER.null))
    }
    if let issuerAddress {
      let access = DER.sequence(
        DER.objectIdentifier("1.3.6.1.5.5.7.48.2"), DER.implicit(6, Array(issuerAddress.utf8)))
      extensions.append(.init(identifier: "1.3.6.1.5.5.7.1.1", content: DER.sequence(access)))
    }
    let builder = CertificateBuilder(
      subject: [
        .init(identifier: ObjectIdentifier.userID, text: passType),
        .init(identifier: ObjectIdentifier.commonName, text: "Pass Type ID: \(passType)"),
        .init(identifier: ObjectIdentifier.organizationalUnit, text: team),
      ], publicKey: own.publicKey, notBefore: from, notAfter: to, extensions: extensions)
    return Member(key: own, certificate: try builder.signed(by: issuer.key, issuer: issuer.certificate))
  }
}

extension TestChain.Member {
  func keyPEM() throws -> [UInt8] { PEMBlock.text(ofKey: try key.pkcs8()) }
}

extension SigningKey {
  var held: PrivateKey? { if case .held(let key) = self { key } else { nil } }
}

extension Timestamp {
  func adding(days: Int64, seconds: Int64 = 0) -> Timestamp {
    Timestamp(seconds: self.seconds + days * 86_400 + seconds)
  }
}

extension TemporaryFolder {
  /// Writes a file and gives its path.
  @discardableResult
  func write(_ bytes: [UInt8], _ name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
    return file(name)
  }

  func read(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: file(name))))
  }
}
