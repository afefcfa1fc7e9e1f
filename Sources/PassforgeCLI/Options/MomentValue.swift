import PassData

extension Timestamp: ArgumentValue {
  /// `2026-05-01T19:30:00Z`, with any offset, or seconds since 1970 as `SOURCE_DATE_EPOCH` has them.
  static func read(_ word: String) throws(UnreadableValue) -> Timestamp {
    if let moment = Timestamp(rfc3339: word) { return moment }
    if !word.isEmpty, word.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let seconds = Int64(word),
      seconds < 253_402_300_800
    {
      return Timestamp(seconds: seconds)
    }
    throw UnreadableValue(
      expected: "a moment", hints: ["write it as 2026-05-01T19:30:00+02:00, or as seconds since 1970"])
  }
}
