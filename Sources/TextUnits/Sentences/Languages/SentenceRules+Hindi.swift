extension SentenceRules {
  /// Hindi, whose own full stop is the danda: a full stop of the Latin script mostly follows an abbreviation.
  static let hindi: SentenceRules = {
    var rules = SentenceRules()
    rules.leading = words("डॉ डा प्रो पं श्री कु सं उदा ई ले कर्नल मो")
    rules.numbering = words("पृ सं क्र खं अ धा")
    rules.ambiguous = words("आदि ई.पू रु कि.मी")
    return rules
  }()
}
