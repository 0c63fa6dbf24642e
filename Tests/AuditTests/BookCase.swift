import Audit
import TestSupport
import Testing

/// A book with something wrong, and the rules for publications that find it.
struct BookCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let rules: Set<String>
  private let change: @Sendable (inout EPUBFixture) -> Void
  /// The texts of the package document to replace, each with what stands in its place.
  private let replacements: [(String, String)]

  init(
    _ description: String, _ rules: Set<String>, replacing replacements: [(String, String)] = [],
    _ change: @escaping @Sendable (inout EPUBFixture) -> Void = { _ in }
  ) {
    testDescription = description
    self.rules = rules
    self.replacements = replacements
    self.change = change
  }

  /// A book with which nothing is wrong.
  static var fixture: EPUBFixture {
    var book = EPUBFixture("<h1 id=\"one\">One</h1><p>Ferries.</p>", "<h1 id=\"two\">Two</h1><p>Tides.</p>")
    book.contents = [EPUBFixture.Entry("One", "c1.xhtml"), EPUBFixture.Entry("Two", "c2.xhtml")]
    book.extraMetadata = [
      ("schema:accessMode", "textual"), ("schema:accessModeSufficient", "textual"),
      (feature, "structuralNavigation"), (feature, "tableOfContents"), ("schema:accessibilityHazard", "none"),
      ("schema:accessibilitySummary", "All text can be heard."),
    ].map { meta($0.0, $0.1) }.joined()
    return book
  }

  static let feature = "schema:accessibilityFeature"

  /// Returns an element of the metadata.
  static func meta(_ property: String, _ value: String) -> String {
    "\n    <meta property=\"\(property)\">\(value)</meta>"
  }

  /// The names of the rules for publications.
  static let publicationRules = Set(
    Rule.all.filter { rule in
      if case .publication = rule.scope { true } else { false }
    }.map(\.id))

  /// Returns the names of the rules for publications that find anything.
  func found() throws -> Set<String> {
    var book = Self.fixture
    change(&book)
    let entries = book.entries.map { entry in
      // The table of contents of a fixture has no role.
      if entry.name == "EPUB/nav.xhtml" {
        let nav = String(decoding: entry.bytes, as: UTF8.self)
          .replacing("epub:type=\"toc\"", with: "epub:type=\"toc\" role=\"doc-toc\"")
          .replacing("epub:type=\"page-list\"", with: "epub:type=\"page-list\" role=\"doc-pagelist\"")
        return (name: entry.name, bytes: Array(nav.utf8))
      }
      guard entry.name == "EPUB/package.opf" else { return entry }
      var text = String(decoding: entry.bytes, as: UTF8.self)
        .replacing("unique-identifier=\"id\">", with: "unique-identifier=\"id\" xml:lang=\"en\">")
      for (old, new) in replacements { text = text.replacing(old, with: new) }
      return (name: entry.name, bytes: Array(text.utf8))
    }
    guard let audit = try FileAudit(bytes: try ZipWriter.bytes(entries), name: "book.epub") else { return [] }
    return Set(audit.findings.map(\.rule.id)).intersection(Self.publicationRules)
  }
}
