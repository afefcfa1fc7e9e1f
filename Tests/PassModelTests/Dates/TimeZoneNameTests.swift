import Testing

@testable import PassModel

@Suite struct TimeZoneNameTests {
  @Test(arguments: [
    "Europe/Berlin", "America/Argentina/Buenos_Aires", "UTC", "Etc/GMT+1", "America/Port-au-Prince",
  ])
  func namesOfTheDatabaseArePlausible(_ name: String) { #expect(TimeZoneName.isPlausible(name)) }

  @Test(arguments: [
    "GMT+1", "EST5", "CEST", "europe/berlin", "Europe/", "Berlin", "", "+01:00", "Europe/Ber lin",
  ])
  func whatIsNoNameIsNot(_ name: String) { #expect(!TimeZoneName.isPlausible(name)) }
}
