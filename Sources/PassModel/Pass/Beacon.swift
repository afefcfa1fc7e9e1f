public import PassData

/// A Bluetooth beacon near which a pass is of use.
public struct Beacon: Sendable, Equatable {
  public var proximityUUID: String
  public var major: Int64?
  public var minor: Int64?
  public var relevantText: String?
  public var other = JSONObject()

  public init(proximityUUID: String, major: Int64? = nil, minor: Int64? = nil, relevantText: String? = nil) {
    self.proximityUUID = proximityUUID
    self.major = major
    self.minor = minor
    self.relevantText = relevantText
  }
}
