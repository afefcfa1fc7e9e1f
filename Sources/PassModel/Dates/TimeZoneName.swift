/// Names of time zones, judged by their shape.
///
/// Lint must give the same answer on every machine, so it does not ask the zone files that happen to be installed.
/// Areas are a closed list; a place within one needs only to be spelled like a place.
public enum TimeZoneName {
  private static let areas: Set<String> = [
    "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian",
    "Pacific", "Etc", "US", "Canada", "Brazil", "Chile", "Mexico",
  ]

  /// Names without an area that the tz database has as zones or links.
  private static let single: Set<String> = [
    "UTC", "GMT", "UCT", "Zulu", "Universal", "Greenwich", "Cuba", "Egypt", "Eire", "GB", "GB-Eire",
    "Hongkong", "Iceland", "Iran", "Israel", "Jamaica", "Japan", "Kwajalein", "Libya", "NZ", "NZ-CHAT",
    "Navajo", "PRC", "Poland", "Portugal", "ROC", "ROK", "Singapore", "Turkey", "W-SU",
  ]

  /// `Europe/Berlin`, `America/Argentina/Buenos_Aires`, `Etc/GMT+1`, `UTC`; not `GMT+1`, `EST5`, `CEST`.
  public static func isPlausible(_ name: String) -> Bool {
    if single.contains(name) { return true }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, areas.contains(String(parts[0])) else { return false }
    return parts.dropFirst().allSatisfy(isPlace)
  }

  private static func isPlace(_ part: Substring) -> Bool {
    guard let first = part.utf8.first, (0x41...0x5A).contains(first) else { return false }
    return part.utf8.allSatisfy { byte in
      switch byte {
      case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"):
        true
      default: false
      }
    }
  }
}
