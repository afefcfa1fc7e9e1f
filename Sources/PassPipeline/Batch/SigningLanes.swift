/// Lets so many tasks sign at once, and the others wait for their turn.
///
/// Rendering, hashing and writing go on beside it: with one lane one core signs without a pause while another prepares
/// what it signs next. A key elsewhere has as many lanes as it has sessions, whatever the number of processors.
///
/// A key that has failed once in a batch is asked no more: a token that was pulled out would else be waited for by
/// every row in flight.
actor SigningLanes {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var nextWaiting = 0
  private var failure: (any Error)?

  init(count: Int) { free = count }

  /// - Throws: why the key failed, where it has.
  func enter() async throws {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
    guard let failure else { return }
    leave(failure: nil)
    throw failure
  }

  /// - Parameter failure: why the key failed, where it has.
  func leave(failure: (any Error)?) {
    self.failure = self.failure ?? failure
    guard nextWaiting < waiting.count else {
      free += 1
      return
    }
    let next = waiting[nextWaiting]
    nextWaiting += 1
    if nextWaiting == waiting.count {
      waiting.removeAll(keepingCapacity: true)
      nextWaiting = 0
    }
    next.resume()
  }
}
