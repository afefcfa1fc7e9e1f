/// Files at the root of a pass folder that are known, and not part of the pass to be made.
enum LeftOutFile: Equatable {
  case template
  case tooling
  case manifest
  case signature

  init?(_ path: BundlePath) {
    switch path.text {
    case "template.json": self = .template
    case "tooling.json": self = .tooling
    case "manifest.json": self = .manifest
    case "signature": self = .signature
    default: return nil
    }
  }

  /// Why it is left out, for a note.
  var reason: String {
    switch self {
    case .template: "it describes the template"
    case .tooling: "it is Pass Designer's own"
    case .manifest: "a new manifest is made"
    case .signature: "a new signature is made"
    }
  }
}
