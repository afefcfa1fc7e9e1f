public import PassData

extension Pass {
  /// Reads a tree. Members that have no property are kept in ``other``.
  ///
  /// - Throws: ``ModelError`` for the first member that is absent or of another type.
  public init(_ tree: JSONValue) throws(ModelError) {
    var reader = try MemberReader(tree, at: .root, as: .pass)
    _ = reader.take("formatVersion")
    let classic = PassStyle.classic.first { tree[$0.rawValue] != nil }
    guard let style = classic ?? (tree["posterGeneric"] != nil ? .posterGeneric : nil) else { throw .noStyle }
    let stylePointer = JSONPointer.root.appending(style.rawValue)
    var fields = try PassFields(reader.take(style.rawValue) ?? .null, at: stylePointer)
    var transitType: TransitType?
    if let word = fields.other["transitType"]?.stringValue {
      guard let known = TransitType(rawValue: word) else {
        throw .unknownWord(stylePointer.appending("transitType"), word)
      }
      transitType = known
      fields.other["transitType"] = nil
    }
    self.init(
      passTypeIdentifier: try reader.required(try reader.text("passTypeIdentifier"), "passTypeIdentifier"),
      serialNumber: try reader.required(try reader.text("serialNumber"), "serialNumber"),
      teamIdentifier: try reader.required(try reader.text("teamIdentifier"), "teamIdentifier"),
      organizationName: try reader.required(try reader.text("organizationName"), "organizationName"),
      description: try reader.required(try reader.text("description"), "description"), style: style,
      fields: fields,
      transitType: transitType)
    if style != .posterGeneric, let poster = reader.take("posterGeneric") {
      posterGeneric = try PassFields(poster, at: JSONPointer.root.appending("posterGeneric"))
    }
    try readParts(&reader)
    other = reader.rest
  }

  private mutating func readParts(_ reader: inout MemberReader) throws(ModelError) {
    barcodes = try reader.list("barcodes") { (value, pointer) throws(ModelError) in
      try Barcode(value, at: pointer)
    }
    locations = try reader.list("locations") { (value, pointer) throws(ModelError) in
      try Location(value, at: pointer)
    }
    beacons = try reader.list("beacons") { (value, pointer) throws(ModelError) in
      try Beacon(value, at: pointer)
    }
    relevantDates = try reader.list("relevantDates") { (value, pointer) throws(ModelError) in
      try RelevantDate(value, at: pointer)
    }
    if let value = reader.take("nfc") { nfc = try NFC(value, at: JSONPointer.root.appending("nfc")) }
    expirationDate = try reader.text("expirationDate")
    webServiceURL = try reader.text("webServiceURL")
    authenticationToken = try reader.text("authenticationToken")
    backgroundColor = try reader.text("backgroundColor")
    foregroundColor = try reader.text("foregroundColor")
    labelColor = try reader.text("labelColor")
    logoText = try reader.text("logoText")
    voided = try reader.flag("voided")
    sharingProhibited = try reader.flag("sharingProhibited")
    associatedStoreIdentifiers = try reader.list("associatedStoreIdentifiers") {
      (value, pointer) throws(ModelError) in
      guard let number = value.numberValue?.int64 else {
        throw ModelError.wrongType(pointer, wanted: "a whole number", found: value.kindName)
      }
      return number
    }
    appLaunchURL = try reader.text("appLaunchURL")
    preferredStyleSchemes = try reader.list("preferredStyleSchemes") { (value, pointer) throws(ModelError) in
      guard let text = value.stringValue else {
        throw ModelError.wrongType(pointer, wanted: "a string", found: value.kindName)
      }
      return text
    }
    semantics = try reader.members("semantics")
    userInfo = try reader.members("userInfo")
  }
}

extension PassFields {
  init(_ value: JSONValue, at pointer: JSONPointer) throws(ModelError) {
    var reader = try MemberReader(value, at: pointer, as: .passFields)
    self.init()
    for group in FieldGroup.allCases {
      self[group] = try reader.list(group.rawValue) { (value, pointer) throws(ModelError) in
        try PassField(value, at: pointer)
      }
    }
    other = reader.rest
  }
}

extension PassField {
  init(_ tree: JSONValue, at pointer: JSONPointer) throws(ModelError) {
    var reader = try MemberReader(tree, at: pointer, as: .field)
    let key = try reader.required(try reader.text("key"), "key")
    let label = try reader.text("label")
    let value = try reader.optional("value", "a string or a number") { value -> Value? in
      value.stringValue.map(Value.text) ?? value.numberValue.map(Value.number)
    }
    self.init(
      key: key, label: label, value: try reader.required(value, "value"),
      changeMessage: try reader.text("changeMessage"))
    other = reader.rest
  }
}

extension Barcode {
  init(_ value: JSONValue, at pointer: JSONPointer) throws(ModelError) {
    var reader = try MemberReader(value, at: pointer, as: .barcode)
    let word = try reader.required(try reader.text("format"), "format")
    guard let format = BarcodeFormat(rawValue: word) else {
      throw .unknownWord(pointer.appending("format"), word)
    }
    self.init(
      format, try reader.required(try reader.text("message"), "message"),
      messageEncoding: try reader.required(try reader.text("messageEncoding"), "messageEncoding"),
      altText: try reader.text("altText"))
    other = reader.rest
  }
}

extension NFC {
  init(_ value: JSONValue, at pointer: JSONPointer) throws(ModelError) {
    var reader = try MemberReader(value, at: pointer, as: .nfc)
    self.init(
      message: try reader.required(try reader.text("message"), "message"),
      encryptionPublicKey: try reader.required(try reader.text("encryptionPublicKey"), "encryptionPublicKey"),
      requiresAuthentication: try reader.flag("requiresAuthentication"))
    other = reader.rest
  }
}

extension Location {
  init(_ value: JSONValue, at pointer: JSONPointer) throws(ModelError) {
    var reader = try MemberReader(value, at: pointer, as: .location)
    self.init(
      latitude: try reader.required(try reader.number("latitude"), "latitude"),
      longitude: try reader.required(try reader.number("longitude"), "longitude"),
      altitude: try reader.number("altitude"), relevantText: try reader.text("relevantText"))
    other = reader.rest
  }
}

extension Beacon {
  init(_ value: JSONValue, at pointer: JSONPointer) throws(ModelError) {
    var reader = try MemberReader(value, at: pointer, as: .beacon)
    self.init(
      proximityUUID: try reader.required(try reader.text("proximityUUID"), "proximityUUID"),
      major: try reader.integer("major"), minor: try reader.integer("minor"),
      relevantText: try reader.text("relevantText"))
    other = reader.rest
  }
}

extension RelevantDate {
  init(_ value: JSONValue, at pointer: JSONPointer) throws(ModelError) {
    var reader = try MemberReader(value, at: pointer, as: .relevantDate)
    self.init()
    date = try reader.text("date")
    startDate = try reader.text("startDate")
    endDate = try reader.text("endDate")
    other = reader.rest
  }
}
