import Glibc
public import PassData

/// The only place that asks what time it is.
public enum SystemClock {
  public static func now() -> Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(seconds: Int64(time.tv_sec), nanoseconds: Int32(time.tv_nsec))
  }

  /// The moment that a run works with: the one asked for, else `SOURCE_DATE_EPOCH`, else now.
  ///
  /// - Throws: ``SystemError/badEpoch(_:)`` for a `SOURCE_DATE_EPOCH` that is not a whole number of seconds from 0 up
  ///   to the end of the year 9999.
  public static func moment(
    asked: Timestamp?, environment: Environment, now: () -> Timestamp = now
  ) throws(SystemError) -> Timestamp {
    if let asked { return asked }
    guard let text = environment["SOURCE_DATE_EPOCH"] else { return now() }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let seconds = Int64(text),
      seconds <= lastSecondOf9999
    else { throw .badEpoch(text) }
    return Timestamp(seconds: seconds)
  }

  private static let lastSecondOf9999: Int64 = 253_402_300_799
}
