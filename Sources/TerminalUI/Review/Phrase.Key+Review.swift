import Words

extension Phrase.Key {
  // The findings of an audit
  static let findingsTitle: Self = "findingsTitle"
  static let findingsLabel: Self = "findingsLabel"
  static let noFindings: Self = "noFindings"
  static let findingsHint: Self = "findingsHint"
  static let findingCount: Self = "findingCount"
  static let findingHasNoPlace: Self = "findingHasNoPlace"
  static let findingIsSilent: Self = "findingIsSilent"
  static let heardBefore: Self = "heardBefore"
  static let heardAfter: Self = "heardAfter"
}
