/// Why a text cannot be looked for.
public enum SearchError: Error, Hashable, Sendable {
  /// The text holds nothing that could be found: blanks and marks alone.
  case nothingToFind
  /// The regular expression is wrong; the character is the one, from 1, where it was noticed.
  case badPattern(String, character: Int, PatternFault)
  /// The regular expression takes more steps than a search may.
  case tooCostly(String)

  /// The fault of a regular expression.
  public enum PatternFault: Hashable, Sendable {
    /// It is not written as a regular expression.
    case syntax
    /// A parenthesis has no partner.
    case parenthesis
    /// A bracket has no partner.
    case bracket
    /// A number in braces is wrong.
    case braces
    /// A backslash stands before something that it cannot.
    case escape
    /// A property of characters is not known.
    case property
    /// A range of characters or numbers is in the wrong order.
    case range
    /// It refers to a group that is not there.
    case reference
    /// A look behind has no greatest length.
    case lookBehind
    /// It is too large.
    case tooLarge
    /// It is wrong in some other way.
    case unknown
  }
}
