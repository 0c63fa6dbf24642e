/// More about an element, by key and value (UIAccessibilityCustomContent).
public struct CustomContent: Hashable, Codable, Sendable {
  /// The occasion on which content is spoken.
  public enum Importance: String, Codable, Sendable {
    /// Said with the element: "Progress, 60 percent".
    case high
    /// Said when more is asked for.
    case standard
  }

  /// The subject of the content: "Publisher".
  public let key: String
  /// The content.
  public let value: String
  /// The occasion on which the content is spoken.
  public let importance: Importance

  /// Creates content.
  public init(_ key: String, _ value: String, importance: Importance = .standard) {
    self.key = key
    self.value = value
    self.importance = importance
  }
}
