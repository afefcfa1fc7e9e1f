import Dispatch

/// Lets so many threads do something at once; the others wait for their turn.
public final class Turnstile: Sendable {
  public let places: Int
  private let semaphore: DispatchSemaphore

  public init(places: Int) {
    self.places = max(1, places)
    semaphore = DispatchSemaphore(value: self.places)
  }

  public func pass<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    semaphore.wait()
    defer { semaphore.signal() }
    return try body()
  }
}
