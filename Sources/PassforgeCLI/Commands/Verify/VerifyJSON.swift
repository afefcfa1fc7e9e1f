import PassBundle
import PassCrypto
import PassData

extension VerifiedFile {
  /// The entry of `files` in `docs/json.md`.
  var json: JSONValue {
    var object = JSONObject()
    object["file"] = .string(verification.file)
    object["verdict"] = .string(verification.verdict.rawValue)
    object["walletError"] = verification.walletError.map { .string($0.rawValue) } ?? .null
    object["accepted"] = .bool(isGood)
    object["kind"] = .string(kind.rawValue)
    object["contentDigest"] = contentDigest.map { .string($0.hexadecimal) } ?? .null
    if let signature = verification.signature { object["signature"] = signature.json }
    var steps = verification.steps.map(\.json)
    if let content {
      steps.append([
        "step": "content", "ok": .bool(content.isOK), "outcome": .string(content.isOK ? "ok" : "failed"),
        "summary": .string(content.finding?.message ?? "as was asked for"),
      ])
    }
    object["steps"] = .array(steps)
    if kind == .passes { object["passes"] = .array(passes.map(\.json)) }
    object["findings"] = .array(findings.map(\.json))
    return .object(object)
  }
}

extension VerificationStep {
  /// `ok` is null for a step that had nothing to judge.
  fileprivate var json: JSONValue {
    let isOK: JSONValue = outcome == .skipped ? .null : .bool(outcome == .ok)
    return [
      "step": .string(name.rawValue), "ok": isOK, "outcome": .string(outcome.rawValue),
      "summary": .string(summary),
    ]
  }
}

extension SignatureReport {
  fileprivate var json: JSONValue {
    var object = JSONObject()
    object["signingTime"] = (signer?.signingTime).map { .string($0.rfc3339) } ?? .null
    object["digest"] = (signer?.digest).map { .string("\($0)") } ?? .null
    object["signer"] = (certificate?.subject.shortText).map(JSONValue.string) ?? .null
    object["certificateSHA256"] = (certificate?.sha256.hexadecimal).map(JSONValue.string) ?? .null
    object["validFrom"] = (certificate?.notBefore).map { .string($0.rfc3339) } ?? .null
    object["validUntil"] = (certificate?.notAfter).map { .string($0.rfc3339) } ?? .null
    object["validWhenSigned"] = (signer?.wasValidWhenSigned).map(JSONValue.bool) ?? .null
    object["validNow"] = (signer?.isValidNow).map(JSONValue.bool) ?? .null
    object["chain"] = (chain?.description).map(JSONValue.string) ?? .null
    return .object(object)
  }
}
