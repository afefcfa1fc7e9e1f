/// Entries of upcomingPassInformation, and actions. Source: Apple's pages `upcomingpassinformationentry` and
/// `pass/featuredactions`.
extension PassSchema {
  static let upcomingPass: [SchemaKey] = [
    SchemaKey("type", .choice(.upcomingType), .required, .iOS(26), "always 'event'"),
    SchemaKey("identifier", .text, .required, .iOS(26), "unique among the entries", rule: .notEmpty),
    SchemaKey("name", .localizable, .required, .iOS(26), "the event's name", rule: .notEmpty),
    SchemaKey("dateInformation", .object(.upcomingDate), .iOS(26), "when it is"),
    SchemaKey("isActive", .boolean, .iOS(26), "whether this is the event of now"),
    SchemaKey("semantics", .object(.semantics), .iOS(26), "what the event means"),
    SchemaKey("backFields", .array(.object(.field)), .iOS(26), "details; each field has a label"),
    SchemaKey("additionalInfoFields", .array(.object(.field)), .iOS(26), "details; each field has a label"),
    SchemaKey("auxiliaryStoreIdentifiers", .array(.integer), .iOS(26), "App Store numbers"),
    SchemaKey("URLs", .object(.upcomingURLs), .iOS(26), "links of the event"),
    SchemaKey("images", .object(.upcomingImages), .iOS(26), "pictures of the event"),
  ]

  static let upcomingDate: [SchemaKey] = [
    SchemaKey("date", .date, .iOS(26), "the moment"),
    SchemaKey("timeZone", .zone, .iOS(26), "where it is"),
    SchemaKey("ignoreTimeComponents", .boolean, .iOS(26), "shows the day alone"),
    SchemaKey("isAllDay", .boolean, .iOS(26), "whether it lasts all day"),
    SchemaKey("isUnannounced", .boolean, .iOS(26), "shown as 'TBA'"),
    SchemaKey("isUndetermined", .boolean, .iOS(26), "shown as 'TBD'"),
  ]

  /// The same links as a poster event ticket has at its top level.
  static let upcomingURLs: [SchemaKey] = guideLinks.map {
    SchemaKey($0.name, $0.type, .iOS(26), $0.about)
  }

  static let upcomingImages: [SchemaKey] = [
    SchemaKey("headerImage", .object(.remoteImage), .iOS(26), "above the details"),
    SchemaKey("venueMap", .object(.remoteImage), .iOS(26), "the map of the venue"),
  ]

  static let remoteImage: [SchemaKey] = [
    SchemaKey("URLs", .array(.object(.remoteImageURL)), .iOS(26), "where the picture lies, per scale"),
    SchemaKey("reuseExisting", .boolean, .iOS(26), "takes venueMap from the pass itself"),
  ]

  static let remoteImageURL: [SchemaKey] = [
    SchemaKey("URL", .url, .required, .iOS(26), "https"),
    SchemaKey("SHA256", .text, .required, .iOS(26), "the picture's digest in hexadecimal"),
    SchemaKey("scale", .number, .iOS(26), "1, 2 or 3"),
    SchemaKey("size", .integer, .iOS(26), "bytes", rule: .range(0...2_097_152)),
  ]

  static let action: [SchemaKey] = [
    SchemaKey("identifier", .text, .required, .iOS(27), "unique among the actions", rule: .notEmpty),
    SchemaKey("type", .choice(.actionType), .required, .iOS(27), "what can be done"),
    SchemaKey("url", .url, .iOS(27), "where it is done"),
  ]

  static let personalization: [SchemaKey] = [
    SchemaKey("description", .localizable, .required, .iOS(10), "why people should sign up", rule: .notEmpty),
    SchemaKey(
      "requiredPersonalizationFields", .array(.choice(.personalizationField)), .required, .iOS(10),
      "what people are asked for"),
    SchemaKey("termsAndConditions", .localizable, .iOS(10), "may hold links; shown after 'Next'"),
  ]
}
