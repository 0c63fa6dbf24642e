/// Why a text cannot be looked for.
public enum SearchError: Error, Hashable, Sendable {
  /// The text holds nothing that could be found: blanks and marks alone.
  case nothingToFind
  /// The regular expression is wrong; the character is the one, from 1, where it was noticed.
  case badPattern(String, character: Int, PatternFault)
  /// The regular expression takes more steps than a search may.
  case tooCostly(String)

  /// What can be wrong with a regular expression.
  public enum PatternFault: Hashable, Sendable {
    case syntax, parenthesis, bracket, braces, escape, property, range, reference, lookBehind, tooLarge, unknown
  }
}
