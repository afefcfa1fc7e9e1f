import PassData

/// A pass as layout reads it: which style is drawn, its fields, its barcode, whether it still counts.
struct PassContents {
  var style: FaceStyle
  var fields: [FieldGroup: [FieldEntry]]
  var barcode: BarcodeEntry?
  var hasNFC: Bool
  var status: Status
  var transitType: TransitType
  var notes: [DrawingNote] = []

  /// Why a pass is drawn faded.
  enum Status: String {
    case valid, expired, voided
  }

  subscript(group: FieldGroup) -> [FieldEntry] { fields[group] ?? [] }
}

extension PassContents {
  init(_ input: LayoutInput) {
    let choice = StyleChoice(input)
    style = choice.style
    notes = choice.notes
    let pointer = JSONPointer([.key(style.dictionaryKey)])
    let dictionary = input.pass[style.dictionaryKey] ?? .null
    fields = [:]
    for group in FieldGroup.allCases {
      let list = dictionary[group.rawValue]?.arrayValue ?? []
      fields[group] = list.enumerated().map { index, field in
        FieldEntry(field, group: group, at: pointer.appending(group.rawValue).appending(index), in: input)
      }
    }
    transitType = dictionary["transitType"]?.stringValue.flatMap(TransitType.init) ?? .generic
    hasNFC = input.pass["nfc"]?.objectValue != nil
    status = Self.status(of: input)
    barcode = BarcodeEntry(choosingFrom: input, notes: &notes)
  }

  private static func status(of input: LayoutInput) -> Status {
    if input.pass["voided"]?.boolValue == true { return .voided }
    guard let expiry = input.pass["expirationDate"]?.stringValue.flatMap({ WrittenMoment($0) }) else {
      return .valid
    }
    return expiry.moment < input.settings.now ? .expired : .valid
  }
}

/// The barcode that the device would show.
struct BarcodeEntry {
  var message: BarcodeMessage
  var alternateText: String?
  var pointer: JSONPointer

  /// Wallet takes the first entry of `barcodes` that it can draw, and the old `barcode` where there is no such array.
  init?(choosingFrom input: LayoutInput, notes: inout [DrawingNote]) {
    let list = (input.pass["barcodes"]?.arrayValue ?? []).enumerated().map { index, value in
      (value, JSONPointer([.key("barcodes"), .index(index)]))
    }
    let single = input.pass["barcode"].map { [($0, JSONPointer([.key("barcode")]))] } ?? []
    let candidates = list.isEmpty ? single : list
    for (value, pointer) in candidates {
      guard let format = value["format"]?.stringValue.flatMap(BarcodeFormat.init),
        let text = value["message"]?.stringValue
      else { continue }
      guard format.firstSystem <= input.settings.system else {
        notes.append(
          DrawingNote(
            .barcodeNotDrawn, "iOS \(input.settings.system) does not draw \(format.rawValue)", at: pointer))
        continue
      }
      let encoding = value["messageEncoding"]?.stringValue ?? "iso-8859-1"
      message = BarcodeMessage(format: format, message: text, encoding: encoding)
      alternateText = value["altText"]?.stringValue.map(DrawableText.line)
      self.pointer = pointer
      return
    }
    return nil
  }
}
