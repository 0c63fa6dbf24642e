import Words

extension Phrase.Key {
  // The report of an audit
  static let auditHeard: Self = "auditHeard"
  static let auditMended: Self = "auditMended"
  static let auditWhy: Self = "auditWhy"
  static let auditMend: Self = "auditMend"
  static let heardNothing: Self = "heardNothing"
}
