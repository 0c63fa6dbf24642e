/// The names of what calls help, such as keys, as an application has them.
public struct HelpNames: Hashable, Sendable {
  /// The name in text.
  public let inText: String
  /// The name where characters are written into fields.
  public let amongFields: String

  /// Creates the names.
  public init(inText: String, amongFields: String) {
    self.inText = inText
    self.amongFields = amongFields
  }
}
