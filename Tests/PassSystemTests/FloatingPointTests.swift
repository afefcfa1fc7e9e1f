import PassSystem
import Testing

@Suite struct FloatingPointTests {
  @Test(arguments: [
    (2.0, 10.0, 1_024.0), (2.0, -1.0, 0.5), (9.0, 0.5, 3.0), (0.0, 0.0, 1.0), (-2.0, 3.0, -8.0),
    (10.0, 400.0, .infinity),
  ])
  func raisesToAPower(_ base: Double, _ exponent: Double, _ result: Double) {
    #expect(FloatingPoint.power(base, exponent) == result)
  }

  @Test func hasNoRootOfANegativeNumber() { #expect(FloatingPoint.power(-1, 0.5).isNaN) }
}
