/// A variable that passforge looks at.
struct EnvironmentVariable: Sendable {
  /// What may be shown of its value.
  enum Shown: Sendable {
    /// All of it.
    case value
    /// It should name a file or another variable; a key pasted by mistake must not come out.
    case reference
    /// Only that it is set.
    case nothing
  }

  let name: String
  let meaning: String
  let shown: Shown

  static let all: [EnvironmentVariable] = [
    .init("PASSFORGE_IDENTITY", "stands in for --identity", .reference),
    .init("PASSFORGE_CERTIFICATE", "stands in for --certificate", .reference),
    .init("PASSFORGE_KEY", "stands in for --key", .reference),
    .init("PASSFORGE_INTERMEDIATE", "stands in for --intermediate", .reference),
    .init("PASSFORGE_KEY_PASSWORD", "the password of the key", .nothing),
    .init("PASSFORGE_TOKEN_SECRET", "the secret behind token(…)", .nothing),
    .init("PASSFORGE_AUTHORITIES", "a folder of intermediate certificates", .value),
    .init("PASSFORGE_PREVIEW", "the program that preview hands over to", .value),
    .init("PASSFORGE_SHARD", "K/N, which part of the rows batch makes, as --shard says", .value),
    .init("PASSFORGE_SHARD_INDEX", "the same from 0, beside PASSFORGE_SHARD_TOTAL", .value),
    .init("PASSFORGE_SHARD_TOTAL", "how many parts there are, beside PASSFORGE_SHARD_INDEX", .value),
    .init("PASSFORGE_TEMPLATES", "the folder of templates that init starts from", .value),
    .init(
      "SOURCE_DATE_EPOCH", "the clock of the run, in seconds since 1970, where --signed-at is not given",
      .value),
    .init(
      "XDG_DATA_HOME", "the user's data folder; development identities lie in its folder passforge", .value),
    .init("TMPDIR", "where batch spools standard input and tables that outgrow memory", .value),
    .init("TZDIR", "the folder of time zone files", .value),
    .init("NO_COLOR", "no colour", .value),
    .init("CI", "never ask on the terminal", .value),
    .init(
      "GITHUB_ACTIONS", "true: findings are annotations too, and the two files below are written", .value),
    .init("GITHUB_OUTPUT", "where step outputs go, in GitHub Actions", .value),
    .init("GITHUB_STEP_SUMMARY", "where the summary of a run goes, in GitHub Actions", .value),
  ]

  private init(_ name: String, _ meaning: String, _ shown: Shown) {
    self.name = name
    self.meaning = meaning
    self.shown = shown
  }

  /// What `help environment` says of a value; nil where there is none.
  func display(_ value: String?) -> String? {
    guard let value else { return nil }
    switch shown {
    case .value: return "'\(value.visible)'"
    case .nothing: return "something hidden"
    case .reference:
      return Self.looksLikeReference(value) ? "'\(value.visible)'" : "something hidden: it is not a reference"
    }
  }

  /// A path or `env:NAME`, `fd:N`, `-`: short, one line, and no PEM.
  private static func looksLikeReference(_ value: String) -> Bool {
    let isShort = value.utf8.count <= 255
    return isShort && !value.contains("-----BEGIN") && !value.utf8.contains(0x0A) && !value.hasPrefix("MII")
  }
}
