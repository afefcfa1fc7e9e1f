public import PassData

/// When a pass is of use: a moment, or an interval. Dates are kept as they are written, offset included.
public struct RelevantDate: Sendable, Equatable {
  public var date: String?
  public var startDate: String?
  public var endDate: String?
  public var other = JSONObject()

  public init(date: String) { self.date = date }

  public init(from startDate: String, to endDate: String) {
    self.startDate = startDate
    self.endDate = endDate
  }

  init() {}
}
