/// The direction that text of a script is read in.
public enum TextDirection: String, Codable, Hashable, Sendable {
  case leftToRight, rightToLeft
}
