import Synchronization

/// Which passes of a batch are opened and verified by independent code before they count as made.
///
/// The first that is made, whichever row that is, and then the first of every 256 rows of this shard.
final class Sampling: Sendable {
  private let verification: BatchOptions.Verification
  private let shard: Shard
  private let hasBegun = Atomic<Bool>(false)

  init(_ verification: BatchOptions.Verification, shard: Shard) {
    self.verification = verification
    self.shard = shard
  }

  func takes(row: Int) -> Bool {
    let isFirst = !hasBegun.exchange(true, ordering: .relaxed)
    return isFirst || verification == .all || (row - 1) / shard.count % 256 == 0
  }
}
