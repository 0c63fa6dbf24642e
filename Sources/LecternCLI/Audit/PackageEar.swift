import Audit
import Markup
import Words

/// The words that a listener hears of the package of a publication: its title as the book is opened, and the language
/// that it is read in.
struct PackageEar {
  let page: AuditedPage
  let ear: AuditEar

  /// Returns the words at a finding.
  func heard(_ finding: Finding) -> Finding.Heard {
    guard isHeard(finding) else {
      var source = MendedSource(page)
      let isMended = finding.mending.map { source.mend($0) } ?? false
      return Finding.Heard(now: [ear.nothing], mended: isMended ? [ear.nothing] : nil)
    }
    let mended = finding.mending.flatMap { MendedSource.bytes(of: page, by: $0.worded(by: ear.placeholders)) }
      .map { AuditedPage($0, path: page.path, isMarkupOfPage: false) }
    return Finding.Heard(now: words(finding, in: page), mended: mended.map { words(finding, in: $0) })
  }

  /// Returns a Boolean value that indicates whether a finding is about the title or the language, which alone are heard.
  private func isHeard(_ finding: Finding) -> Bool {
    let name = page.element(finding.node)
    return name == "title" || name == "metadata" && finding.rule.id.hasSuffix("title") || finding.isOfLanguage
  }

  private func words(_ finding: Finding, in package: AuditedPage) -> [String] {
    let title = text(of: "title", in: package)
    let line = title.isEmpty ? text(of: "title", in: page) : title
    guard finding.isOfLanguage else { return [line.isEmpty ? ear.nothing : line] }
    let language = text(of: "language", in: package)
    return line.isEmpty ? [ear.nothing] : ["(\(language.isEmpty ? ear.catalogue.language : language)) \(line)"]
  }

  private func text(of name: String, in package: AuditedPage) -> String {
    package.elements(named: name).first.map { SafeText.line(package.tree.textContent(of: $0)) } ?? ""
  }
}
