public import PassData

/// The fields of a style, by group.
public struct PassFields: Sendable, Equatable {
  public var header: [PassField]
  public var primary: [PassField]
  public var secondary: [PassField]
  public var auxiliary: [PassField]
  public var back: [PassField]
  public var additionalInfo: [PassField]
  public var footer: [PassField]

  /// Every other member of the style's dictionary.
  public var other = JSONObject()

  public init(
    header: [PassField] = [], primary: [PassField] = [], secondary: [PassField] = [],
    auxiliary: [PassField] = [],
    back: [PassField] = [], additionalInfo: [PassField] = [], footer: [PassField] = []
  ) {
    self.header = header
    self.primary = primary
    self.secondary = secondary
    self.auxiliary = auxiliary
    self.back = back
    self.additionalInfo = additionalInfo
    self.footer = footer
  }

  public subscript(group: FieldGroup) -> [PassField] {
    get {
      switch group {
      case .headerFields: header
      case .primaryFields: primary
      case .secondaryFields: secondary
      case .auxiliaryFields: auxiliary
      case .backFields: back
      case .additionalInfoFields: additionalInfo
      case .footerFields: footer
      }
    }
    set {
      switch group {
      case .headerFields: header = newValue
      case .primaryFields: primary = newValue
      case .secondaryFields: secondary = newValue
      case .auxiliaryFields: auxiliary = newValue
      case .backFields: back = newValue
      case .additionalInfoFields: additionalInfo = newValue
      case .footerFields: footer = newValue
      }
    }
  }
}

/// One field: a key, a value, and how it is shown.
public struct PassField: Sendable, Equatable {
  /// A field's value.
  public enum Value: Sendable, Equatable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// A text, or a date in the spelling of pass.json.
    case text(String)
    case number(JSONNumber)

    public init(stringLiteral value: String) { self = .text(value) }
    public init(integerLiteral value: Int64) { self = .number(JSONNumber(value)) }
  }

  public var key: String
  public var label: String?
  public var value: Value
  public var changeMessage: String?

  /// Every other member: styles, alignment, currency, semantics.
  public var other = JSONObject()

  public init(key: String, label: String? = nil, value: Value, changeMessage: String? = nil) {
    self.key = key
    self.label = label
    self.value = value
    self.changeMessage = changeMessage
  }
}
