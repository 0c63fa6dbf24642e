import Markup

/// A term of the EPUB Structural Semantics Vocabulary: a value of `epub:type`.
package struct EPUBType: Hashable, Sendable {
  /// The term, such as `chapter`.
  package let name: String
  /// The role that an element of this type should have; nil where no role matches it.
  package let role: String?
  /// A Boolean value that indicates whether the role is deprecated, as those of single entries and notes are.
  package var hasDeprecatedRole: Bool { role.flatMap { ARIARoleFacts(named: $0) }?.isDeprecated ?? false }

  /// Returns the term of a name; nil for what is no term.
  package init?(named name: some StringProtocol) {
    let name = String(name)
    guard Self.roles[name] != nil || Self.withoutRole.contains(name) else { return nil }
    self.name = name
    role = Self.roles[name]
  }

  /// Every term, those without a role among them.
  package static var names: Set<String> { withoutRole.union(roles.keys) }

  /// Returns the role that matches the types of an element: that of the first type that has one.
  package static func role(forTypes types: String) -> String? {
    types.tokens.lazy.compactMap { EPUBType(named: $0)?.role }.first
  }

  /// The roles, as the EPUB Type to ARIA Role Authoring Guide 1.1 pairs them.
  private static let roles: [String: String] = {
    let publishing = sameName.split(separator: " ").map { (String($0), "doc-" + $0) }
    return Dictionary(publishing + otherNames.map { ($0.key, $0.value) }) { first, _ in first }
  }()

  /// The terms whose role is the same word with `doc-` before it.
  private static let sameName = """
    abstract acknowledgments afterword appendix backlink biblioentry bibliography biblioref chapter colophon conclusion \
    credit credits dedication endnote endnotes epigraph epilogue errata footnote foreword glossary glossref index \
    introduction noteref notice pagebreak part preface prologue pullquote qna subtitle tip toc
    """

  private static let otherNames = [
    "figure": "figure", "glossdef": "definition", "glossterm": "term", "help": "doc-tip", "list": "list",
    "list-item": "listitem", "page-list": "doc-pagelist", "rearnote": "doc-endnote", "rearnotes": "doc-endnotes",
    "referrer": "doc-backlink", "table": "table", "table-cell": "cell", "table-row": "row",
  ]

  private static let withoutRole: Set<String> = {
    let text = """
      annoref annotation annotations answer answers antonym-group aside assessment assessments backmatter balloon \
      bodymatter bridgehead case-study concluding-sentence condensed-entry contributors copyright-page cover covertitle \
      def dictentry dictionary division etymology example feedback fill-in-the-blank-problem footnotes frontmatter \
      fulltitle general-problem gram-info halftitle halftitlepage idiom imprimatur imprint index-editor-note \
      index-entry index-entry-list index-group index-headnotes index-legend index-locator index-locator-list \
      index-locator-range index-term index-term-categories index-term-category index-xref-preferred \
      index-xref-related keyword keywords label landmarks learning-objective learning-objectives learning-outcome \
      learning-outcomes learning-resource learning-resources learning-standard learning-standards loa loi lot lov \
      marginalia match-problem multiple-choice-problem note ordinal other-credits panel panel-group part-of-speech \
      part-of-speech-group part-of-speech-list phonetic-transcription phrase-group phrase-list practice practices \
      preamble question revision-history sense-group sense-list seriespage sidebar sound-area subchapter \
      synonym-group text-area title titlepage toc-brief topic-sentence tran tran-info true-false-problem volume warning
      """
    return Set(text.split(separator: " ").map(String.init))
  }()
}
