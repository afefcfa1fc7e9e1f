public import PassData

/// A function that the program adds to the language, such as `token(text)`.
///
/// It is called with as many arguments of such kinds as it declares; anything else is told as an error at the call.
public struct HostFunction: Sendable {
  public enum Parameter: String, Sendable {
    case text = "a string"
    case number = "a number"
    case any = "a value"

    func accepts(_ value: JSONValue) -> Bool {
      switch self {
      case .text: value.stringValue != nil
      case .number: value.numberValue != nil
      case .any: true
      }
    }
  }

  /// What a call may throw: the reason, without the name of the function.
  public struct Failure: Error, Sendable {
    public let reason: String
    public init(_ reason: String) { self.reason = reason }
  }

  public let name: String
  public let parameters: [Parameter]
  let body: @Sendable ([JSONValue]) throws(Failure) -> JSONValue

  public init(
    _ name: String, _ parameters: [Parameter],
    body: @escaping @Sendable ([JSONValue]) throws(Failure) -> JSONValue
  ) {
    self.name = name
    self.parameters = parameters
    self.body = body
  }
}
