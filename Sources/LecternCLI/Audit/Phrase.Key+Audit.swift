import Words

extension Phrase.Key {
  // The report of an audit
  static let auditHeard: Self = "auditHeard"
  static let auditMended: Self = "auditMended"
  static let auditWhy: Self = "auditWhy"
  static let auditMend: Self = "auditMend"
  static let auditUnlabelled: Self = "auditUnlabelled"
  static let heardNothing: Self = "heardNothing"

  // Its review
  static let findingAt: Self = "findingAt"
  static let findingIn: Self = "findingIn"
  static let severityError: Self = "severityError"
  static let severityWarning: Self = "severityWarning"
  static let severityNote: Self = "severityNote"
  static let notListened: Self = "notListened"
}
