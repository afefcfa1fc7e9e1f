public import PassData

/// A place where a pass is of use. Numbers keep their spelling.
public struct Location: Sendable, Equatable {
  public var latitude: JSONNumber
  public var longitude: JSONNumber
  public var altitude: JSONNumber?
  public var relevantText: String?
  public var other = JSONObject()

  public init(
    latitude: JSONNumber, longitude: JSONNumber, altitude: JSONNumber? = nil, relevantText: String? = nil
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.altitude = altitude
    self.relevantText = relevantText
  }
}
