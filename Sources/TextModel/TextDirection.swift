/// The direction that a text is read in, and so the side it begins at.
public enum TextDirection: String, Codable, Hashable, Sendable {
  case leftToRight, rightToLeft
}
