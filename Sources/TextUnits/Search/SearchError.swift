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

  /// What is wrong and what to do, in one plain sentence.
  public var message: String {
    switch self {
    case .nothingToFind: "There is nothing to look for; name some words."
    case .badPattern(let pattern, let character, let fault):
      "The pattern \(pattern) is wrong at character \(character): \(fault.words)."
    case .tooCostly(let pattern):
      "The pattern \(pattern) takes too long; make it simpler, with fewer repetitions inside repetitions."
    }
  }
}

extension SearchError.PatternFault {
  /// What is wrong, as a phrase without a full stop.
  fileprivate var words: String {
    switch self {
    case .syntax: "there is nothing to repeat, or something that means nothing there"
    case .parenthesis: "a parenthesis has no partner"
    case .bracket: "a square bracket is not closed"
    case .braces: "the numbers in braces are wrong"
    case .escape: "the backslash stands before nothing it could mean"
    case .property: "there is no property of that name"
    case .range: "the range has no end, or ends before it begins"
    case .reference: "there is no group of that number or name"
    case .lookBehind: "what is looked back at has no longest length"
    case .tooLarge: "it is too large"
    case .unknown: "it cannot be understood"
    }
  }
}
