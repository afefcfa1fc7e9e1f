import PassBundle
import PassCrypto
import PassData
import PassSystem

/// Tells the files of this batch from those of others, which are never overwritten.
///
/// A batch that goes on may replace what it made. Most of that stands in the journal; what does not is what a killed
/// run made after its last report line, and what a power cut left of it.
struct OwnFiles: Sendable {
  /// Nil where no run has begun here: then everything there is someone else's.
  let known: KnownPasses?
  /// The moment in the signatures of this run, which a run that goes on has in common with the killed one.
  let clock: Timestamp
  let leaf: [UInt8]?
  let authorities: Authorities

  /// Whether a run of this batch left these bytes where `archive` is to lie now.
  func made(_ there: [UInt8], asPass file: String, insteadOf archive: [UInt8]) throws(SystemError) -> Bool {
    guard let known else { return false }
    return try known.made(file) || Self.isTorn(there, of: archive) || isSignedByThisRun(there)
  }

  /// Whether a run of this batch left these bytes where a bundle is to lie now.
  func made(_ there: [UInt8], asBundleInsteadOf archive: [UInt8]) throws(SystemError) -> Bool {
    guard let known else { return false }
    if Self.isTorn(there, of: archive) { return true }
    let passes = PassArchive.open(there, file: "").entries
    guard !passes.isEmpty else { return false }
    for pass in passes {
      guard try known.made(pass.name) || isSignedByThisRun(pass.bytes ?? []) else { return false }
    }
    return true
  }

  /// Whether bytes are those of `whole`, or what is left of them where some never reached the disk.
  static func isTorn(_ bytes: [UInt8], of whole: [UInt8]) -> Bool {
    bytes.count <= whole.count && zip(bytes, whole).allSatisfy { $0 == $1 || $0 == 0 }
  }

  private func isSignedByThisRun(_ bytes: [UInt8]) -> Bool {
    let signature = PassArchive.open(bytes, file: "").verification(authorities: authorities, at: clock)
      .signature
    guard let signer = signature?.signer, let leaf else { return false }
    return signer.certificate?.sha256 == leaf && signer.signingTime?.seconds == clock.seconds
  }
}
