/// Lets so many tasks sign at once, and the others wait for their turn.
///
/// Rendering, hashing and writing go on beside it: with one lane one core signs without a pause while another prepares
/// what it signs next.
actor SigningLanes {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var nextWaiting = 0

  init(count: Int) { free = count }

  func enter() async {
    if free > 0 {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func leave() {
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
