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
    let mended = finding.mending.flatMap { MendedSource.bytes(of: page, by: $0.worded(by: ear.placeholders)) }
      .map { AuditedPage($0, path: page.path, isMarkupOfPage: false) }
    return Finding.Heard(now: words(finding, in: page), mended: mended.map { words(finding, in: $0) })
  }

  private func words(_ finding: Finding, in package: AuditedPage) -> [String] {
    let name = page.element(finding.node)
    let isOfTitle = name == "title" || name == "metadata" && finding.rule.id.hasSuffix("title")
    guard isOfTitle || finding.isOfLanguage else { return [ear.nothing] }
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
