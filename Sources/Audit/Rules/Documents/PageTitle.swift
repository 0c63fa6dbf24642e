import Markup
import Words

extension Rule {
  /// The rule that a page has a title.
  static let pageTitle = Rule(
    "page-title", .error, act: ["2779a5"], wcag: ["2.4.2"], others: ["axe:document-title"],
    applies: { page in page.writtenRoot.map { [$0] } ?? [] },
    expects: { root, page in
      guard let title = page.title else {
        // A part of a page that is no whole document has no place for one.
        let place = page.elements(named: "head").first ?? root
        return .failed(
          "missing",
          mending: Mending([.insertInside(place, "<title>\(Mending.blank)</title>")], words: "page-title.mended"))
      }
      guard page.tree.textContent(of: title).trimmed.isEmpty else { return .passed }
      return .failed("empty", mending: Mending([.insertInside(title, Mending.blank)], words: "page-title.mended"))
    })

  /// The rule that a page is called by what is in it: the titles that programs give and the names of files are none.
  static let pageTitleDescriptive = Rule(
    "page-title-descriptive", .warning, wcag: ["2.4.2"],
    applies: { page in
      guard page.writtenRoot != nil, let title = page.title else { return [] }
      return page.tree.textContent(of: title).trimmed.isEmpty ? [] : [title]
    },
    expects: { title, page in
      let text = page.tree.textContent(of: title).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard isGiven(text.lowercased()) || isFileName(text) else {
        return isHeading(text.lowercased(), page) ? .passed : .notChecked
      }
      return .failed(nil, ["title": .text(text)])
    })

  /// Returns a Boolean value that indicates whether a title is, holds or is a part of the first heading of a page.
  private static func isHeading(_ title: String, _ page: AuditedPage) -> Bool {
    guard let heading = page.elements(named: "h1").first(where: { page.isHeard($0) }) else { return false }
    let words = page.name(of: heading).lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return !words.isEmpty && (title.contains(words) || words.contains(title))
  }

  /// Returns a Boolean value that indicates whether a title is one that programs give to new documents.
  private static func isGiven(_ title: String) -> Bool {
    let titles: Set<String> = [
      "document", "new document", "new page", "no title", "page title", "title", "title here", "titre", "titel",
      "unknown", "untitled", "untitled document", "untitled page", "untitled-1", "unbenanntes dokument",
      "unbenannt", "document sans titre", "documento sin título", "documento senza titolo", "dokument bez tytułu",
      "bez tytułu", "your title here", "insert title here", "web page", "blank page",
    ]
    return titles.contains(title) || title.hasPrefix("microsoft word - ")
  }

  /// Returns a Boolean value that indicates whether a title is the name of a file.
  private static func isFileName(_ title: String) -> Bool {
    guard !title.contains(" "), let dot = title.lastIndex(of: "."), dot != title.startIndex else { return false }
    let kinds: Set<Substring> = [
      "asp", "aspx", "doc", "docx", "epub", "htm", "html", "indd", "jsp", "md", "odt", "pdf", "php", "ppt", "pptx",
      "rtf", "shtml", "txt", "xhtml", "xml",
    ]
    return kinds.contains(title[title.index(after: dot)...].lowercased()[...])
  }
}

extension AuditedPage {
  /// The element with the title of the document: the first that is none of a drawing.
  var title: MarkupNode? { elements(named: "title").first { isElementOfHTML($0) } }
}
