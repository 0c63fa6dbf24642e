extension SentenceRules {
  /// Arabic, which has no capitals: what may end a sentence is told only from digits.
  static let arabic: SentenceRules = {
    var rules = SentenceRules()
    rules.leading = words("د أ م أ.د د.م السيد ص.ب ه.م ت.د")
    rules.numbering = words("ص ج ق ط رقم ع")
    rules.ambiguous = words("إلخ الخ ه م ق.م ب.م")
    return rules
  }()
}
