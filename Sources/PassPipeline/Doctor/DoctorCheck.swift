/// What a run depends on, piece by piece: the table of `passforge doctor`. A new piece is one case here.
public enum DoctorCheck: String, CaseIterable, Sendable {
  case passforge
  case clock
  case identity
  case intermediate
  case authorities
  case output
  case preview
  case tokens

  /// What it looks at, in a line of the help.
  public var abstract: String {
    switch self {
    case .passforge: "the versions of the program and of its libraries"
    case .clock: "the time, against the certificates that this version knows"
    case .identity: "key and certificate belong together, may sign, and have signed something now"
    case .intermediate: "Apple's certificate above it is at hand"
    case .authorities: "which of Apple's certificates are installed, and what else lies in their folders"
    case .output: "the folder that passes go to can be written to"
    case .preview: "the program that draws"
    case .tokens: "OpenSSL's way to keys in tokens, and to .p12 files of old"
    }
  }

  func examine(_ patient: Patient) -> Examination {
    switch self {
    case .passforge: patient.programs
    case .clock: patient.clock
    case .identity: patient.identity
    case .intermediate: patient.intermediate
    case .authorities: patient.authorities
    case .output: patient.output
    case .preview: patient.preview
    case .tokens: patient.tokens
    }
  }
}
