import PassBundle
import PassCrypto
import PassData

extension Forge {
  /// A note for each identifier that the certificate gives in place of the one in pass.json: asked for, and said.
  static func notes(ofIdentifiersFrom leaf: CertificateFacts, in template: TemplateFolder) -> [Diagnostic] {
    let document = template.folder.passJSON
    let given = [
      ("passTypeIdentifier", leaf.passTypeIdentifier), ("teamIdentifier", leaf.teamIdentifier),
    ]
    return given.compactMap { key, taken in
      let own = document.value[key]?.stringValue
      guard let taken, own != taken else { return nil }
      let instead = own.map { ", where pass.json says '\($0)'" } ?? ""
      return Diagnostic(
        .note, "identity.ids-taken", "\(key) '\(taken)' is taken from the certificate\(instead)",
        at: document.location(of: JSONPointer.root.appending(key)))
    }
  }
}
