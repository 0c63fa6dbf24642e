import TextModel

/// The purposes of the parts of a book, by `epub:type` and DPUB-ARIA.
enum DocumentRoles {
  /// Returns the part that the first known token names.
  static func role(_ types: [String]) -> Container.Role? {
    types.lazy.compactMap { parts[$0] }.first
  }

  /// Returns a Boolean value that indicates whether the element refers to a note.
  static func isNoteReference(_ types: [String]) -> Bool {
    types.contains { $0 == "noteref" || $0 == "doc-noteref" || $0 == "footnote-ref" }
  }

  /// Returns the role of a link that the first known token names.
  static func linkRole(_ types: [String]) -> Span.LinkRole? {
    if isBackLink(types) { return .backLink }
    return types.lazy.compactMap { type in
      switch type {
      case "biblioref", "doc-biblioref": .bibliographyReference
      case "glossref", "doc-glossref": .glossaryReference
      default: nil
      }
    }.first
  }

  /// Returns a Boolean value that indicates whether the element leads back from a note to where that is referred to.
  static func isBackLink(_ types: [String]) -> Bool {
    types.contains { $0 == "backlink" || $0 == "doc-backlink" || $0 == "referrer" }
  }

  /// Returns a Boolean value that indicates whether a printed page begins at the element.
  static func isPageBreak(_ types: [String]) -> Bool {
    types.contains { $0 == "pagebreak" || $0 == "doc-pagebreak" }
  }

  private static let parts: [String: Container.Role] = [
    "footnote": .footnote, "endnote": .footnote, "rearnote": .footnote, "doc-footnote": .footnote,
    "doc-endnote": .footnote,
    "endnotes": .endnotes, "rearnotes": .endnotes, "footnotes": .endnotes, "doc-endnotes": .endnotes,
    "bibliography": .bibliography, "doc-bibliography": .bibliography,
    "pullquote": .pullquote, "doc-pullquote": .pullquote,
    "page-list": .pageList, "doc-pagelist": .pageList,
    "toc": .tableOfContents, "doc-toc": .tableOfContents, "loi": .tableOfContents, "lot": .tableOfContents,
    "loa": .tableOfContents, "lov": .tableOfContents,
    "landmarks": .landmarks, "index": .index, "doc-index": .index,
  ].merging(landmarks) { role, _ in role }

  /// Parts that are read as the rest is, by their names without and with the prefix of DPUB-ARIA.
  private static let landmarks: [String: Container.Role] = {
    let roles: [Container.Role] = [
      .abstract, .acknowledgments, .afterword, .appendix, .chapter, .colophon, .conclusion, .cover, .credits,
      .dedication, .epigraph, .epilogue, .errata, .foreword, .glossary, .introduction, .part, .preface, .prologue,
    ]
    var table: [String: Container.Role] = [
      "titlepage": .titlePage, "copyright-page": .copyrightPage, "acknowledgements": .acknowledgments,
    ]
    for role in roles {
      table[role.rawValue] = role
      table["doc-" + role.rawValue] = role
    }
    return table
  }()
}
