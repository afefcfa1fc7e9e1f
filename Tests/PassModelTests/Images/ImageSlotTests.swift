import Testing

@testable import PassModel

@Suite struct ImageSlotTests {
  @Test func everyNameIsReadAsItself() {
    #expect(ImageName.all.count == ImageSlot.allCases.count * 3)
    for name in ImageName.all { #expect(ImageName(name.text) == name) }
  }

  @Test(arguments: [
    "Icon.png", "icon@1x.png", "icon@2X.png", "icon_2x.png", "icon@4x.png", "icon", "primarylogo.png",
  ])
  func otherSpellingsAreNoNames(_ name: String) { #expect(ImageName(name) == nil) }

  @Test func anEventTicketsStripIsLower() {
    #expect(ImageSlot.strip.box(in: .eventTicket) == ImageSlot.Size(375, 98))
    #expect(ImageSlot.strip.box(in: .coupon) == ImageSlot.Size(375, 144))
  }
}
