extension SentenceRules {
  /// Japanese, which has no abbreviations of its own: those of names in Latin letters are English.
  static let japanese: SentenceRules = {
    var rules = SentenceRules.english
    rules.quotationTails = ["と", "って", "など"]
    rules.quotationOpeners = ["ところ", "とても", "とき", "とうとう", "ともかく", "ともあれ", "とにかく", "とりあえず", "となり", "とっさ"]
    return rules
  }()
}
