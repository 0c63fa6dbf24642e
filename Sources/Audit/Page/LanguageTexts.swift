import Markup

/// The text of a page by the element that it has its language from: the closest one around it with a language tag.
struct LanguageTexts {
  /// The number of bytes that are kept of the text of one element: enough to tell its language.
  private static let longest = 3_000

  private var texts: [MarkupNode: [UInt8]] = [:]
  /// The text of quotations, which may be in another language without saying so.
  private var quoted: [MarkupNode: [UInt8]] = [:]

  /// Looks at every node once.
  init(_ page: AuditedPage) {
    guard let root = page.tree.root else { return }
    var open: [MarkupNode] = [root]
    var texts: [MarkupNode: [UInt8]] = [:]
    var quoted = texts
    var quotations: [MarkupNode] = []
    func add(_ bytes: some Sequence<UInt8>) {
      guard let owner = open.last else { return }
      // A quotation with a language of its own stands for itself.
      if let outer = quotations.last, outer != owner, outer.index > owner.index {
        if quoted[owner]?.count ?? 0 < Self.longest { quoted[owner, default: []] += bytes }
      } else if texts[owner]?.count ?? 0 < Self.longest {
        texts[owner, default: []] += bytes
      }
    }
    page.tree.walk(root) { node in
      guard page.tree.name(of: node) != nil else {
        let text = page.tree.text(of: node)
        let isTitle = page.tree.parent(of: node).map { page.element($0) == "title" } ?? false
        guard isTitle || page.isShown(node), !text.allSatisfy({ $0 <= 0x20 }) else { return .skip }
        add(text.prefix(Self.longest))
        return .skip
      }
      let name = page.element(node)
      guard name == "html" || name == "head" || name == "title" || page.isRendered(node) else { return .skip }
      // The title of a drawing names it, and the text of a formula or of code is in no language.
      guard !["code", "kbd", "math", "pre", "samp", "script", "style", "svg", "template", "var"].contains(name) else {
        return .skip
      }
      add([0x20])
      if name == "blockquote" { quotations.append(node) }
      if node != root, page.languageAttribute(of: node) != nil { open.append(node) }
      if name == "img", page.isExposed(node) { add(page.name(of: node).utf8) }
      return .children
    } leave: { node in
      if node != root, open.last == node { open.removeLast() }
      if quotations.last == node { quotations.removeLast() }
    }
    self.texts = texts
    self.quoted = quoted
  }

  /// Returns the text that has its language from an element, quotations behind the rest.
  subscript(node: MarkupNode) -> String { own(node) + quotations(in: node) }

  /// Returns the text that has its language from an element, without quotations.
  func own(_ node: MarkupNode) -> String { texts[node].map { String(decoding: $0, as: UTF8.self) } ?? "" }

  /// Returns the text of the quotations that have their language from an element.
  private func quotations(in node: MarkupNode) -> String {
    quoted[node].map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension AuditedPage {
  /// A Boolean value that indicates whether the document is one of XHTML, by what it is in and how it begins: all that is
  /// well-formed is read as XML, pages of HTML too.
  package var isXHTML: Bool {
    isInPublication || source.starts(with: "<?xml".utf8) || path.hasSuffix(".xhtml") || path.hasSuffix(".xht")
  }

  /// Returns the value of the attribute that an element has its language by; nil where it has none.
  ///
  /// In XHTML `xml:lang` outweighs `lang`; in HTML it has no meaning (HTML standard, 3.2.6.1).
  package func languageAttribute(of node: MarkupNode) -> String? {
    isXHTML ? attribute("xml:lang", of: node) ?? attribute("lang", of: node) : attribute("lang", of: node)
  }

  /// Returns the outermost element of a document of HTML that its author wrote.
  func makeWrittenRoot() -> MarkupNode? {
    guard let root = tree.root, element(root) == "html", !isGenerated else { return nil }
    // A template holds parts of pages, and those have no title and no language of their own.
    let head = source.prefix(4_096)
    let begins = ["!doctype", "html", "head", "body", "title"].map { Array($0.utf8) }
    let isPage = head.indices.contains { place in
      head[place] == UInt8(ascii: "<")
        && begins.contains { name in
          // No name holds a character that this takes for another.
          head[(place + 1)...].prefix(name.count).elementsEqual(name) { $0 | 0x20 == $1 | 0x20 }
        }
    }
    return isPage ? root : nil
  }
}
