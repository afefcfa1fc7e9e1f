import PassCrypto
import PassData

/// What there is to say of a certificate, for people and for programs.
enum IdentityReport {
  static func sheet(of certificate: CertificateFacts, at moment: Timestamp) -> FactSheet {
    var sheet = FactSheet()
    sheet.add("certificate", certificate.subject.shortText)
    sheet.add("kind", words(for: certificate.kind))
    sheet.add("pass type", certificate.kind == .passType ? certificate.passTypeIdentifier : nil)
    sheet.add("team", certificate.kind == .passType ? certificate.teamIdentifier : nil)
    sheet.add("nfc", certificate.kind == .passType ? (certificate.allowsNFC ? "yes" : "no") : nil)
    sheet.add("valid", validity(of: certificate, at: moment))
    sheet.add("key", certificate.key.description)
    sheet.add("issuer", certificate.issuer.shortText)
    sheet.add("sha256", certificate.sha256.hexadecimal)
    return sheet
  }

  static func validity(of certificate: CertificateFacts, at moment: Timestamp) -> String {
    let distance = HumanText.distance(days: certificate.daysLeft(at: moment))
    return "\(certificate.notBefore.day) to \(certificate.notAfter.day) (\(distance))"
  }

  static func json(of certificate: CertificateFacts, at moment: Timestamp) -> JSONValue {
    var object = JSONObject()
    object["subject"] = .string(certificate.subject.description)
    object["issuer"] = .string(certificate.issuer.description)
    object["kind"] = .string(certificate.kind.rawValue)
    if certificate.kind == .passType {
      object["passTypeIdentifier"] = certificate.passTypeIdentifier.map(JSONValue.string)
      object["teamIdentifier"] = certificate.teamIdentifier.map(JSONValue.string)
      object["nfc"] = .bool(certificate.allowsNFC)
    }
    object["notBefore"] = .string(certificate.notBefore.rfc3339)
    object["notAfter"] = .string(certificate.notAfter.rfc3339)
    object["daysLeft"] = .number(JSONNumber(certificate.daysLeft(at: moment)))
    object["key"] = .string(certificate.key.description)
    object["sha256"] = .string(certificate.sha256.hexadecimal)
    object["publicKeySHA256"] = .string(certificate.publicKeySHA256.hexadecimal)
    return .object(object)
  }

  /// Words for a signer, as every report calls it.
  static func words(for signer: SignerKind) -> String {
    switch signer {
    case .development: "development-signed"
    case .apple: "Apple"
    case .other: "other: phones will not trust it"
    }
  }

  private static func words(for kind: CertificateFacts.Kind) -> String {
    switch kind {
    case .passType: "Pass Type ID certificate: signs passes"
    case .push: "push certificate: cannot sign passes"
    case .order: "Order Type ID certificate: cannot sign passes"
    case .developerRelationsIntermediate: "Apple's intermediate: goes with --intermediate"
    case .root: "root: never needed to sign"
    case .authority: "an issuer's certificate"
    case .other: "no certificate for passes"
    }
  }
}
