import Audit
import Markup

/// The laws for any bytes that an audit takes for a page.
enum AuditLaws {
  static func check(_ bytes: [UInt8]) {
    let page = AuditedPage(bytes, path: "page.html")
    let audit = PageAudit(page, rules: Rule.all)
    for finding in audit.findings {
      require(finding.place.line > 0 && finding.place.column > 0, "a finding has no place")
      require(audit.verdicts[finding.rule.id] == .failed, "a rule finds something and does not fail")
      guard let mending = finding.mending, let mended = MendedSource.bytes(of: page, by: mending) else { continue }
      require(!mended.isEmpty, "a mending leaves nothing of a page")
      _ = MarkupParser.parse(mended)
    }
  }
}
