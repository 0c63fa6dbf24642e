/// A form of the report of an audit.
enum AuditFormat: String, CaseIterable {
  case text, json, sarif, earl, github
}
