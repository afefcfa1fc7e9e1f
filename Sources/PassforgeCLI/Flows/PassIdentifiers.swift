import PassData
import PassPipeline
import PassTemplate

/// What an identity must fit: the type and team of a pass, and whether it speaks NFC.
struct PassIdentifiers: Sendable, Equatable {
  let passType: String?
  let team: String?
  let usesNFC: Bool

  /// Of a finished pass.json.
  init(of tree: JSONValue) {
    passType = tree["passTypeIdentifier"]?.stringValue
    team = tree["teamIdentifier"]?.stringValue
    usesNFC = tree["nfc"].map { !$0.isNull } ?? false
  }

  /// Of a pass.json whose identifiers are the same for every row, without rendering it; nil for any other.
  init?(constantIn tree: JSONValue) {
    let own = PassIdentifiers(of: tree)
    guard let object = tree.objectValue, !object.contains(where: { $0.key.hasPrefix("$") }),
      let passType = own.passType, let team = own.team, !passType.contains("$"), !team.contains("$")
    else { return nil }
    // An operator may leave `nfc` out.
    if let nfc = object["nfc"]?.objectValue, nfc.contains(where: { $0.key.hasPrefix("$") }) { return nil }
    self = own
  }
}
