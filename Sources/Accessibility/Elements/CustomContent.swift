/// More about an element, by key and value (UIAccessibilityCustomContent).
public struct CustomContent: Hashable, Codable, Sendable {
  /// Where content is heard.
  public enum Importance: String, Codable, Sendable {
    /// Said with the element: "Progress, 60 percent".
    case high
    /// Said when more is asked for.
    case standard
  }

  /// What it tells of: "Publisher".
  public let key: String
  /// What it tells.
  public let value: String
  /// Where it is heard.
  public let importance: Importance

  /// Creates content.
  public init(_ key: String, _ value: String, importance: Importance = .standard) {
    self.key = key
    self.value = value
    self.importance = importance
  }
}
