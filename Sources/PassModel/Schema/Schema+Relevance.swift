/// When and where a pass is of use. Source: Apple's pages `pass/locations`, `pass/beacons`, `pass/relevantdates`.
extension PassSchema {
  static let location: [SchemaKey] = [
    SchemaKey("latitude", .number, .required, .iOS(6), "degrees", rule: .range(-90...90)),
    SchemaKey("longitude", .number, .required, .iOS(6), "degrees", rule: .range(-180...180)),
    SchemaKey("altitude", .number, .iOS(6), "metres"),
    SchemaKey("relevantText", .localizable, .iOS(6), "shown on the lock screen there"),
    SchemaKey("name", .text, .iOS(6), "read, and not documented", source: .analysis),
    SchemaKey("maxDistance", .number, .iOS(6), "read, and not documented", source: .analysis),
  ]

  static let beacon: [SchemaKey] = [
    SchemaKey("proximityUUID", .text, .required, .iOS(7), "the beacon's UUID"),
    SchemaKey("major", .integer, .iOS(7), "the beacon's major number", rule: .range(0...65535)),
    SchemaKey("minor", .integer, .iOS(7), "the beacon's minor number", rule: .range(0...65535)),
    SchemaKey("relevantText", .localizable, .iOS(7), "shown on the lock screen there"),
    SchemaKey("name", .text, .iOS(7), "without effect; in a sample of Apple's"),
  ]

  static let relevantDate: [SchemaKey] = [
    SchemaKey("date", .date, .iOS(26), "one moment"),
    SchemaKey("relevantDate", .date, .iOS(18), "one moment, as iOS 18 reads it", source: .users),
    SchemaKey("startDate", .date, .iOS(18), "the start of an interval"),
    SchemaKey("endDate", .date, .iOS(18), "its end; needed beside startDate"),
  ]
}
