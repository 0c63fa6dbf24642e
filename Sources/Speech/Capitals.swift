/// The way in which a capital letter that is spoken alone is marked.
public enum Capitals: String, CaseIterable, Codable, Sendable {
  /// By a higher pitch, where the voice has one; by a word elsewhere.
  case pitch
  /// By a word before it: "cap a".
  case word
  /// By a sound before it, where a letter is gone to and sounds are heard; by a word elsewhere.
  case sound
  /// Not at all.
  case none
}
