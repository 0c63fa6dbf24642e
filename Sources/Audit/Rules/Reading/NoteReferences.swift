import Markup
import Words

extension Rule {
  /// The rule that references to notes are marked as such.
  static let noteReference = Rule(
    "note-reference", .note,
    applies: { page in
      let references = page.elements(named: "a").filter { page.looksLikeNoteReference($0) }
      // A page of the web that marks none has its own ways.
      guard page.isInPublication || references.contains(where: { page.isMarkedNoteReference($0) }) else { return [] }
      // One finding for all of a document: they are made alike.
      let unmarked = references.first { !page.isMarkedNoteReference($0) }
      return unmarked.map { [$0] } ?? references
    },
    expects: { link, page in
      if page.isMarkedNoteReference(link) { return .passed }
      return .failed(
        nil, ["text": .text(page.name(of: link))], mending: .set("role", to: "doc-noteref", of: link))
    })
}

extension AuditedPage {
  /// Returns a Boolean value that indicates whether a link is a raised number or symbol that leads into the book.
  fileprivate func looksLikeNoteReference(_ link: MarkupNode) -> Bool {
    guard isHeard(link), attribute("href", of: link)?.contains("#") == true else { return false }
    let text = shortText(of: link).filter { !"[]() ".contains($0) }
    let isSymbol = !text.isEmpty && text.allSatisfy { "*†‡§".contains($0) }
    guard text.count <= 3, isSymbol || Int(text) != nil else { return false }
    let isRaised = ancestors(of: link).prefix(2).contains { element($0) == "sup" }
    return isRaised || tree.children(of: link).first.map { element($0) == "sup" } ?? false
  }

  fileprivate func isMarkedNoteReference(_ link: MarkupNode) -> Bool {
    let roles = ["doc-noteref", "doc-backlink"]
    return ([link] + ancestors(of: link).prefix(2)).contains { node in
      self.words("epub:type", of: node).contains { $0 == "noteref" || $0 == "backlink" }
        || attribute("role", of: node).map(roles.contains) ?? false
    }
  }
}
