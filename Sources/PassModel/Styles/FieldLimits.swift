/// How many fields fit on the face, per style and group. What is more moves to the details: never an error.
///
/// Apple's Human Interface Guidelines and the articles on fields; long texts make the counts smaller.
public enum FieldLimits {
  /// The limit, or nil where a group is not counted in that style.
  public static func limit(_ group: FieldGroup, in style: PassStyle) -> Int? {
    switch (style, group) {
    case (.posterGeneric, .headerFields): 1
    case (.posterGeneric, .primaryFields): 4
    // Apple's article speaks of two, WWDC 2026 session 209 of one: the first is shown for sure.
    case (.posterGeneric, .footerFields): 1
    case (.posterGeneric, _): nil
    case (_, .headerFields): 3
    case (.boardingPass, .primaryFields): 2
    case (_, .primaryFields): 1
    case (_, .secondaryFields): 4
    case (.boardingPass, .auxiliaryFields): 5
    // An event ticket has two rows of auxiliary fields, told apart by `row`.
    case (.eventTicket, .auxiliaryFields): 8
    case (_, .auxiliaryFields): 4
    case (_, .backFields), (_, .additionalInfoFields), (_, .footerFields): nil
    }
  }

  /// How many secondary and auxiliary fields share one row, where they do.
  public static func combinedLimit(in style: PassStyle, squareBarcode: Bool) -> Int? {
    switch style {
    case .coupon, .storeCard: 4
    case .generic: squareBarcode ? 4 : nil
    case .boardingPass, .eventTicket, .posterGeneric: nil
    }
  }
}
