import Words

extension Phrase.Key {
  static let pronunciationLine: Self = "pronunciationLine"
  static let pronunciationForeign: Self = "pronunciationForeign"
  static let pronunciationsImported: Self = "pronunciationsImported"
  static let pronunciationsKnown: Self = "pronunciationsKnown"
}
