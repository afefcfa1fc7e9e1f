import PassData

/// Quantities as people say them.
enum HumanText {
  /// `41.2 KB`, `980 bytes`: thousands, as file managers count.
  static func size(_ bytes: Int) -> String {
    if bytes < 1_000 { return "\(bytes) byte\(bytes == 1 ? "" : "s")" }
    let units = ["KB", "MB", "GB", "TB"]
    var tenths = (bytes + 50) / 100
    var unit = 0
    while tenths >= 10_000, unit < units.count - 1 {
      tenths = (tenths + 500) / 1_000
      unit += 1
    }
    return "\(tenths / 10).\(tenths % 10) \(units[unit])"
  }

  /// `11,998`.
  static func number(_ count: Int) -> String {
    var digits = Array(String(count.magnitude))
    var index = digits.count - 3
    while index > 0 {
      digits.insert(",", at: index)
      index -= 3
    }
    return (count < 0 ? "-" : "") + String(digits)
  }

  /// `9f2c31…e1`: enough to compare by eye.
  static func shortDigest(_ hexadecimal: String) -> String {
    hexadecimal.count <= 12 ? hexadecimal : hexadecimal.prefix(6) + "…" + hexadecimal.suffix(2)
  }

  /// `in 42 days`, `today`, `3 days ago`.
  static func distance(days: Int) -> String {
    switch days {
    case 0: "today"
    case 1...: "in \(days) day\(days == 1 ? "" : "s")"
    default: "\(-days) day\(days == -1 ? "" : "s") ago"
    }
  }
}
