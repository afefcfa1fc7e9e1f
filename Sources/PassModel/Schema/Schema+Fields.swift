/// The style dictionary and its fields. Source: Apple's pages `passfields` and `passfieldcontent`.
extension PassSchema {
  static let passFields: [SchemaKey] = [
    SchemaKey("headerFields", .array(.object(.field)), .iOS(6), "top right; seen while passes are stacked"),
    SchemaKey("primaryFields", .array(.object(.field)), .iOS(6), "the largest text"),
    SchemaKey("secondaryFields", .array(.object(.field)), .iOS(6), "below the primary fields"),
    SchemaKey("auxiliaryFields", .array(.object(.field)), .iOS(6), "further facts"),
    SchemaKey("backFields", .array(.object(.field)), .iOS(6), "the details behind the pass"),
    SchemaKey(
      "additionalInfoFields", .array(.object(.field)), .iOS(18), "the tile of a poster event ticket",
      styles: [.eventTicket, .posterGeneric]),
    SchemaKey(
      "footerFields", .array(.object(.field)), .iOS(27), "the footer of a poster", styles: .posterGeneric,
      source: [.apple, .builder]),
    SchemaKey(
      "transitType", .choice(.transitType), .iOS(6), "the kind of transport; every boarding pass has it",
      styles: .boardingPass),
  ]

  static let field: [SchemaKey] = [
    SchemaKey("key", .text, .required, .iOS(6), "the field's name, unique in the pass", rule: .notEmpty),
    SchemaKey("value", .fieldValue, .required, .iOS(6), "what is shown: a text, a number or a date"),
    SchemaKey("label", .localizable, .iOS(6), "the small text beside the value"),
    SchemaKey(
      "attributedValue", .fieldValue, .iOS(7), "replaces the value; may hold <a href> links"),
    SchemaKey(
      "changeMessage", .localizable, .iOS(6), "the notice of an update; '%@' stands for the new value"),
    SchemaKey(
      "dataDetectorTypes", .array(.choice(.dataDetector)), .iOS(7), "what becomes a link in a back field"),
    SchemaKey("textAlignment", .choice(.textAlignment), .iOS(6), "not for primary and back fields"),
    SchemaKey("dateStyle", .choice(.dateStyle), .iOS(6), "how the date is shown; the value is a date"),
    SchemaKey("timeStyle", .choice(.dateStyle), .iOS(6), "how the time is shown; the value is a date"),
    SchemaKey("isRelative", .boolean, .iOS(6), "shows the date as 'in two hours'"),
    SchemaKey("ignoresTimeZone", .boolean, .iOS(7), "shows the time in the zone that the value has"),
    SchemaKey(
      "numberStyle", .choice(.numberStyle), .iOS(6), "how the number is shown; the value is a number"),
    SchemaKey("currencyCode", .text, .iOS(6), "an ISO 4217 code; the value is a number"),
    SchemaKey("semantics", .object(.semantics), .iOS(12), "what the field means, for the system"),
    SchemaKey(
      "row", .integer, .iOS(13), "0 or 1: the row of an event ticket's auxiliary field", styles: .eventTicket,
      rule: .range(0...1)),
  ]
}
