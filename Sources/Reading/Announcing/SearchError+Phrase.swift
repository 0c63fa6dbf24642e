import TextUnits
import Words

extension SearchError {
  /// Returns the fault and the remedy, in one plain sentence.
  public func sentence(in catalogue: Catalogue) -> String {
    switch self {
    case .nothingToFind: catalogue.text(.nothingToFind)
    case .badPattern(let pattern, let character, let fault):
      catalogue.text(
        Phrase(
          .wrongPattern,
          [
            "pattern": .text(pattern), "character": .count(character), "fault": .text(catalogue.text(fault.phrase)),
          ]))
    case .tooCostly(let pattern): catalogue.text(Phrase(.costlyPattern, ["pattern": .text(pattern)]))
    }
  }
}

extension SearchError.PatternFault {
  /// The fault, as a phrase without a full stop.
  fileprivate var phrase: Phrase.Key {
    switch self {
    case .syntax: .patternSyntax
    case .parenthesis: .patternParenthesis
    case .bracket: .patternBracket
    case .braces: .patternBraces
    case .escape: .patternEscape
    case .property: .patternProperty
    case .range: .patternRange
    case .reference: .patternReference
    case .lookBehind: .patternLookBehind
    case .tooLarge: .patternTooLarge
    case .unknown: .patternUnknown
    }
  }
}
