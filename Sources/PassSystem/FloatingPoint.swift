import Glibc

/// What the C library computes and Swift's own does not.
public enum FloatingPoint {
  /// `base` to the power of `exponent`, as IEEE 754 and C define it.
  public static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}
