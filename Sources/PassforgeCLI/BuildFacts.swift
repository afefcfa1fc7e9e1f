import CBuildFacts

/// What this build is.
enum BuildFacts {
  static let version = "0.1.0"

  /// The date of that version, for the manual.
  static let releaseDate = "2026-12-01"

  /// The commit that it was built from; nil for a build that nobody told.
  static var commit: String? {
    let text = String(cString: pf_commit())
    return text.isEmpty ? nil : text
  }

  /// The compiler can be asked only whether it is at least some version.
  static var swift: String {
    #if compiler(>=6.4)
      "6.4 or later"
    #elseif compiler(>=6.3.3)
      "6.3.3 or later"
    #elseif compiler(>=6.3.2)
      "6.3.2"
    #elseif compiler(>=6.3.1)
      "6.3.1"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }

  static var platform: String {
    #if arch(x86_64)
      "linux x86_64"
    #elseif arch(arm64)
      "linux aarch64"
    #else
      "linux"
    #endif
  }
}
