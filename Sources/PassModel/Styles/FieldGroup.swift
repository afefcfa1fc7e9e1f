/// The groups of fields within a style dictionary.
public enum FieldGroup: String, Sendable, CaseIterable {
  case headerFields
  case primaryFields
  case secondaryFields
  case auxiliaryFields
  case backFields
  /// iOS 18, poster event tickets; iOS 27, poster generic.
  case additionalInfoFields
  /// iOS 27, poster generic.
  case footerFields

  /// Whether the group is drawn on the face of a classic pass.
  public var isOnFront: Bool {
    switch self {
    case .headerFields, .primaryFields, .secondaryFields, .auxiliaryFields: true
    case .backFields, .additionalInfoFields, .footerFields: false
    }
  }
}
