extension SentenceRules {
  /// Armenian, whose full stop (U+0589) is often typed as a colon.
  static let armenian: SentenceRules = {
    var rules = SentenceRules()
    rules.endingMarks = [UInt8(ascii: ":")]
    return rules
  }()
}
