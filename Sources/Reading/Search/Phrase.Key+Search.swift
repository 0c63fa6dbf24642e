import Words

extension Phrase.Key {
  // Search
  static let match: Self = "match"
  static let matchOf: Self = "matchOf"
  package static let noMatches: Self = "noMatches"
  static let noNextMatch: Self = "noNextMatch"
  static let noPreviousMatch: Self = "noPreviousMatch"
  static let onlyMatchesBefore: Self = "onlyMatchesBefore"
  static let onlyMatchesAfter: Self = "onlyMatchesAfter"
  static let nothingSearchedFor: Self = "nothingSearchedFor"
  static let couldNotSearch: Self = "couldNotSearch"
}
