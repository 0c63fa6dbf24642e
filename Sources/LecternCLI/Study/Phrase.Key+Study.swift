import Words

extension Phrase.Key {
  // Other programs
  static let programMissing: Self = "programMissing"
  static let programSignal: Self = "programSignal"
  static let programTooSlow: Self = "programTooSlow"
  static let programTooMuch: Self = "programTooMuch"

  // The reader's own files
  static let citationLine: Self = "citationLine"
  static let citationUnbalanced: Self = "citationUnbalanced"
  static let citationUnknownName: Self = "citationUnknownName"
  static let citationTooDeep: Self = "citationTooDeep"
}
