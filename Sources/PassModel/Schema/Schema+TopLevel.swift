/// The top level of pass.json, by topic. Sources: Apple's pages `pass`, `passfields`, the article on metadata, and
/// what `source` says where Apple is silent.
extension PassSchema {
  static let topLevel: [SchemaKey] =
    identityKeys + styleKeys + appearanceKeys + codeKeys + relevanceKeys + lifecycleKeys + appKeys
    + linkKeys + groupedKeys

  private static let identityKeys: [SchemaKey] = [
    SchemaKey("formatVersion", .integer, .required, .iOS(6), "the version of the format", rule: .exactly(1)),
    SchemaKey(
      "passTypeIdentifier", .text, .required, .iOS(6),
      "the pass type, as the signing certificate says it: 'pass.com.example.ticket'", rule: .notEmpty),
    SchemaKey(
      "serialNumber", .text, .required, .iOS(6),
      "tells passes of one type apart; with the pass type it is the identity of an installed pass",
      rule: .notEmpty),
    SchemaKey(
      "teamIdentifier", .text, .required, .iOS(6), "the team, as the signing certificate says it",
      rule: .notEmpty),
    SchemaKey(
      "organizationName", .localizable, .required, .iOS(6),
      "who gives out the pass; shown on the lock screen and in notifications", rule: .notEmpty),
    SchemaKey(
      "description", .localizable, .required, .iOS(6), "what VoiceOver says about the pass", rule: .notEmpty),
  ]

  private static let styleKeys: [SchemaKey] = [
    SchemaKey(
      "boardingPass", .object(.passFields), .iOS(6), "the fields of a boarding pass", styles: .boardingPass),
    SchemaKey("coupon", .object(.passFields), .iOS(6), "the fields of a coupon", styles: .coupon),
    SchemaKey(
      "eventTicket", .object(.passFields), .iOS(6), "the fields of an event ticket", styles: .eventTicket),
    SchemaKey("generic", .object(.passFields), .iOS(6), "the fields of a generic pass", styles: .generic),
    SchemaKey("storeCard", .object(.passFields), .iOS(6), "the fields of a store card", styles: .storeCard),
    SchemaKey(
      "posterGeneric", .object(.passFields), .iOS(27),
      "the fields of a poster; stands beside a classic style that older systems show", styles: .posterGeneric,
      source: [.apple, .builder]),
  ]

  private static let appearanceKeys: [SchemaKey] = [
    SchemaKey("backgroundColor", .color, .iOS(6), "the colour of the pass"),
    SchemaKey("foregroundColor", .color, .iOS(6), "the colour of the values"),
    SchemaKey("labelColor", .color, .iOS(6), "the colour of the labels"),
    SchemaKey(
      "stripColor", .color, .iOS(6), "the colour of the primary field over a strip",
      styles: [.coupon, .storeCard, .eventTicket], source: [.builder, .users]),
    SchemaKey(
      "footerBackgroundColor", .color, .iOS(18), "the colour behind the footer of a poster event ticket",
      styles: .eventTicket),
    SchemaKey("logoText", .localizable, .iOS(6), "the text beside the logo"),
    SchemaKey(
      "eventLogoText", .localizable, .iOS(18, 1), "the text beside the logo of a poster event ticket",
      styles: .eventTicket, source: [.apple, .users]),
    SchemaKey(
      "logoSymbolName", .text, .iOS(27), "the name of an SF Symbol that stands for the logo",
      source: [.builder, .measured]),
    SchemaKey(
      "suppressStripShine", .boolean, .iOS(6), "without effect since iOS 7",
      styles: [.coupon, .storeCard, .eventTicket], deprecated: .iOS(7)),
    SchemaKey(
      "suppressHeaderDarkening", .boolean, .iOS(18), "takes away the gradient under the header",
      styles: [.eventTicket, .posterGeneric]),
    SchemaKey(
      "useAutomaticColors", .boolean, .iOS(18), "takes the colours of texts from the artwork",
      styles: .eventTicket),
    SchemaKey(
      "preferredStyleSchemes", .array(.choice(.styleScheme)), .iOS(18),
      "the appearances to try, in this order", styles: [.eventTicket, .boardingPass]),
    SchemaKey(
      "groupingIdentifier", .text, .iOS(7), "passes of one type with the same text form one stack",
      styles: [.boardingPass, .eventTicket]),
  ]

  private static let codeKeys: [SchemaKey] = [
    SchemaKey(
      "barcode", .object(.barcode), .iOS(6), "one barcode, for iOS 8 and earlier", deprecated: .iOS(9)),
    SchemaKey(
      "barcodes", .array(.object(.barcode)), .iOS(9), "barcodes; the first that the device can draw is shown"),
    SchemaKey(
      "nfc", .object(.nfc), .iOS(9),
      "what the pass says to a contactless reader; needs a certificate with NFC"),
  ]

  private static let relevanceKeys: [SchemaKey] = [
    SchemaKey(
      "locations", .array(.object(.location)), .iOS(6), "places where the pass is of use",
      rule: .maximumCount(10)),
    SchemaKey(
      "beacons", .array(.object(.beacon)), .iOS(7), "Bluetooth beacons near which the pass is of use"),
    SchemaKey(
      "maxDistance", .number, .iOS(7), "how near a location must be, in metres", rule: .atLeast(0)),
    SchemaKey(
      "relevantDate", .date, .iOS(6), "when the pass is of use", deprecated: .iOS(18)),
    SchemaKey("relevantDates", .array(.object(.relevantDate)), .iOS(18), "when the pass is of use"),
  ]

  private static let lifecycleKeys: [SchemaKey] = [
    SchemaKey("expirationDate", .date, .iOS(7), "when the pass is moved to the expired ones"),
    SchemaKey("voided", .boolean, .iOS(7), "whether the pass is no longer good, such as a used coupon"),
    SchemaKey("sharingProhibited", .boolean, .iOS(11), "hides the Share button"),
    SchemaKey(
      "webServiceURL", .url, .iOS(6),
      "where Wallet asks for updates; https, without '/v1', which Wallet appends",
      source: [.apple, .console]),
    SchemaKey(
      "authenticationToken", .text, .iOS(6), "the secret that the web service knows the pass by",
      rule: .minimumLength(16), source: [.archived, .console]),
    SchemaKey("userInfo", .anyObject, .iOS(7), "data for your own app; never shown"),
  ]

  private static let appKeys: [SchemaKey] = [
    SchemaKey(
      "associatedStoreIdentifiers", .array(.integer), .iOS(6),
      "App Store numbers of your apps; the first that runs on the device is offered"),
    SchemaKey(
      "appLaunchURL", .url, .iOS(6), "the URL that is handed to the associated app",
      source: [.apple, .console]),
    SchemaKey(
      "auxiliaryStoreIdentifiers", .array(.integer), .iOS(18),
      "App Store numbers of apps in the event guide; they need not be yours", styles: .eventTicket),
  ]

  private static let linkKeys: [SchemaKey] =
    guideLinks + [
      SchemaKey("changeSeatURL", .url, .iOS(26), "change the seat", styles: .boardingPass),
      SchemaKey("entertainmentURL", .url, .iOS(26), "in-flight entertainment", styles: .boardingPass),
      SchemaKey("purchaseAdditionalBaggageURL", .url, .iOS(26), "buy baggage", styles: .boardingPass),
      SchemaKey("purchaseLoungeAccessURL", .url, .iOS(26), "buy lounge access", styles: .boardingPass),
      SchemaKey("purchaseWifiURL", .url, .iOS(26), "buy Wi-Fi", styles: .boardingPass),
      SchemaKey("upgradeURL", .url, .iOS(26), "upgrade", styles: .boardingPass),
      SchemaKey("managementURL", .url, .iOS(26), "manage the booking", styles: .boardingPass),
      SchemaKey("registerServiceAnimalURL", .url, .iOS(26), "register an animal", styles: .boardingPass),
      SchemaKey("reportLostBagURL", .url, .iOS(26), "report a lost bag", styles: .boardingPass),
      SchemaKey("requestWheelchairURL", .url, .iOS(26), "ask for a wheelchair", styles: .boardingPass),
      SchemaKey("trackBagsURL", .url, .iOS(26), "track bags", styles: .boardingPass),
      SchemaKey("transitProviderEmail", .text, .iOS(26), "the airline's mail address", styles: .boardingPass),
      SchemaKey("transitProviderPhoneNumber", .text, .iOS(26), "the airline's number", styles: .boardingPass),
      SchemaKey("transitProviderWebsiteURL", .url, .iOS(26), "the airline's site", styles: .boardingPass),
      SchemaKey(
        "businessChatIdentifier", .text, .iOS(26),
        "Messages for Business; Apple's article leaves the place open",
        styles: .boardingPass),
    ]

  /// The links of the event guide and the menu of a poster event ticket.
  static let guideLinks: [SchemaKey] = [
    SchemaKey("accessibilityURL", .url, .iOS(18), "the venue's accessibility", styles: .eventTicket),
    SchemaKey("addOnURL", .url, .iOS(18), "buy or reach add-ons", styles: .eventTicket),
    SchemaKey("bagPolicyURL", .url, .iOS(18), "which bags are allowed", styles: .eventTicket),
    SchemaKey("contactVenueEmail", .text, .iOS(18), "the venue's mail address", styles: .eventTicket),
    SchemaKey("contactVenuePhoneNumber", .text, .iOS(18), "the venue's number", styles: .eventTicket),
    SchemaKey("contactVenueWebsite", .url, .iOS(18), "the venue's site", styles: .eventTicket),
    SchemaKey("directionsInformationURL", .url, .iOS(18), "how to get there", styles: .eventTicket),
    SchemaKey("merchandiseURL", .url, .iOS(18), "the shop", styles: .eventTicket),
    SchemaKey(
      "orderFoodURL", .url, .iOS(18), "order food; meals on a flight", styles: [.eventTicket, .boardingPass]),
    SchemaKey("parkingInformationURL", .url, .iOS(18), "about parking", styles: .eventTicket),
    SchemaKey("purchaseParkingURL", .url, .iOS(18), "buy parking", styles: .eventTicket),
    SchemaKey("transitInformationURL", .url, .iOS(18), "public transport", styles: .eventTicket),
    SchemaKey("sellURL", .url, .iOS(18), "sell the ticket", styles: .eventTicket),
    SchemaKey("transferURL", .url, .iOS(18), "give the ticket to somebody", styles: .eventTicket),
  ]

  private static let groupedKeys: [SchemaKey] = [
    SchemaKey("semantics", .object(.semantics), .iOS(12), "what the pass means, for the system"),
    SchemaKey(
      "upcomingPassInformation", .array(.object(.upcomingPass)), .iOS(26),
      "events to come, in one poster event ticket", styles: .eventTicket),
    SchemaKey(
      "featuredActions", .array(.object(.action)), .iOS(27),
      "what can be done with the pass, most wanted first",
      rule: .maximumCount(2), source: [.apple, .builder]),
  ]
}
