import Glibc

/// Work that waits for something outside: a child process, a device.
public enum BlockingWork {
  /// Does it on a thread of its own, so that no processor stands idle for it.
  ///
  /// The tasks of Swift's concurrency have a thread a processor, and Dispatch adds one to its own only where it sees
  /// fit; work that waits would wait for other work that waits.
  public static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      start { continuation.resume(returning: work()) }
    }
  }

  private final class Job {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static func start(_ body: @escaping @Sendable () -> Void) {
    let job = Unmanaged.passRetained(Job(body))
    var thread = pthread_t()
    let reason = pthread_create(
      &thread, nil,
      { job in
        if let job { Unmanaged<Job>.fromOpaque(job).takeRetainedValue().body() }
        return nil
      }, job.toOpaque())
    guard reason == 0 else {
      // No thread to be had: then everyone waits.
      job.takeRetainedValue().body()
      return
    }
    pthread_detach(thread)
  }
}
