/// Whether the content digest is asked for in place of the pass: what a reviewer notes down, and `verify` is given later.
struct DigestOptions: Sendable, Equatable {
  static let digest = Flag(
    "--digest", help: "print the content digest of what would be signed, and write nothing",
    detail:
      "passforge verify --content-digest holds a signed pass to it. The time counts where a text says now.",
    under: .output)
  static let unsigned = Flag(
    "--unsigned", help: "without an identity, for --digest",
    detail: "For whoever reviews a pass and does not have the key.", under: .signing)
  static let arguments: [any ArgumentKey] = [digest, unsigned]

  let isAsked: Bool
  let isUnsigned: Bool

  init(_ values: ArgumentValues, _ output: OutputOptions, _ signing: SigningOptions) throws {
    isAsked = values[Self.digest]
    isUnsigned = values[Self.unsigned]
    if isUnsigned, !isAsked { throw UsageError.needs("--unsigned", what: "--digest") }
    if isAsked, output.file != nil { throw UsageError.conflict("--digest", "--output") }
    if isUnsigned, let other = signing.given.first { throw UsageError.conflict("--unsigned", other) }
  }
}
