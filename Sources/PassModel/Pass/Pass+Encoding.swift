public import PassData

/// Collects the members of an object; what is absent is left out.
private struct MemberWriter {
  private(set) var object = JSONObject()

  mutating func add(_ key: String, _ value: JSONValue?) { if let value { object[key] = value } }
  mutating func add(_ key: String, _ text: String?) { add(key, text.map(JSONValue.string)) }
  mutating func add(_ key: String, _ flag: Bool?) { add(key, flag.map(JSONValue.bool)) }
  mutating func add(_ key: String, _ number: JSONNumber?) { add(key, number.map(JSONValue.number)) }
  mutating func add(_ key: String, _ list: [JSONValue]) { if !list.isEmpty { object[key] = .array(list) } }
  mutating func add(_ others: JSONObject) { for member in others { object[member.key] = member.value } }
}

extension Pass {
  /// The tree of pass.json: the members in a fixed order, then ``other``.
  public var json: JSONValue {
    var members = MemberWriter()
    members.add("formatVersion", JSONNumber(1))
    members.add("passTypeIdentifier", passTypeIdentifier)
    members.add("serialNumber", serialNumber)
    members.add("teamIdentifier", teamIdentifier)
    members.add("organizationName", organizationName)
    members.add("description", description)
    members.add("logoText", logoText)
    members.add("backgroundColor", backgroundColor)
    members.add("foregroundColor", foregroundColor)
    members.add("labelColor", labelColor)
    members.add("preferredStyleSchemes", preferredStyleSchemes.map(JSONValue.string))
    members.add(style.rawValue, fields.json(transitType: transitType))
    members.add("posterGeneric", posterGeneric?.json(transitType: nil))
    members.add("barcodes", barcodes.map(\.json))
    members.add("nfc", nfc?.json)
    members.add("locations", locations.map(\.json))
    members.add("beacons", beacons.map(\.json))
    members.add("relevantDates", relevantDates.map(\.json))
    members.add("expirationDate", expirationDate)
    members.add("voided", voided)
    members.add("sharingProhibited", sharingProhibited)
    members.add("webServiceURL", webServiceURL)
    members.add("authenticationToken", authenticationToken)
    members.add(
      "associatedStoreIdentifiers", associatedStoreIdentifiers.map { .number(JSONNumber($0)) })
    members.add("appLaunchURL", appLaunchURL)
    members.add("semantics", semantics.map(JSONValue.object))
    members.add("userInfo", userInfo.map(JSONValue.object))
    members.add(other)
    return .object(members.object)
  }
}

extension PassFields {
  fileprivate func json(transitType: TransitType?) -> JSONValue {
    var members = MemberWriter()
    members.add("transitType", transitType?.rawValue)
    for group in FieldGroup.allCases { members.add(group.rawValue, self[group].map(\.json)) }
    members.add(other)
    return .object(members.object)
  }
}

extension PassField {
  fileprivate var json: JSONValue {
    var members = MemberWriter()
    members.add("key", key)
    members.add("label", label)
    switch value {
    case .text(let text): members.add("value", text)
    case .number(let number): members.add("value", number)
    }
    members.add("changeMessage", changeMessage)
    members.add(other)
    return .object(members.object)
  }
}

extension Barcode {
  fileprivate var json: JSONValue {
    var members = MemberWriter()
    members.add("format", format.rawValue)
    members.add("message", message)
    members.add("messageEncoding", messageEncoding)
    members.add("altText", altText)
    members.add(other)
    return .object(members.object)
  }
}

extension NFC {
  fileprivate var json: JSONValue {
    var members = MemberWriter()
    members.add("message", message)
    members.add("encryptionPublicKey", encryptionPublicKey)
    members.add("requiresAuthentication", requiresAuthentication)
    members.add(other)
    return .object(members.object)
  }
}

extension Location {
  fileprivate var json: JSONValue {
    var members = MemberWriter()
    members.add("latitude", latitude)
    members.add("longitude", longitude)
    members.add("altitude", altitude)
    members.add("relevantText", relevantText)
    members.add(other)
    return .object(members.object)
  }
}

extension Beacon {
  fileprivate var json: JSONValue {
    var members = MemberWriter()
    members.add("proximityUUID", proximityUUID)
    members.add("major", major.map { JSONNumber($0) })
    members.add("minor", minor.map { JSONNumber($0) })
    members.add("relevantText", relevantText)
    members.add(other)
    return .object(members.object)
  }
}

extension RelevantDate {
  fileprivate var json: JSONValue {
    var members = MemberWriter()
    members.add("date", date)
    members.add("startDate", startDate)
    members.add("endDate", endDate)
    members.add(other)
    return .object(members.object)
  }
}
