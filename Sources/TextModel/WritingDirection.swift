/// The side that a text begins at.
public enum WritingDirection: String, Codable, Hashable, Sendable {
  case leftToRight, rightToLeft
}
