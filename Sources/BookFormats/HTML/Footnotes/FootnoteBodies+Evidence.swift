import Markup
import TextModel

/// The evidence that an element is a note.
extension FootnoteBodies {
  /// Returns a Boolean value that indicates whether what has an identifier begins with a link, or ends with an arrow,
  /// back to where a link stands.
  func leadsBack(_ body: MarkupNode, _ place: FootnoteScan.Place, to link: FootnoteScan.Link) -> Bool {
    scan.links(in: body).contains { back in
      guard back.symbol.isBack || (back.isFirst && back.block == place.textBlock) else { return false }
      guard let target = scan.places[back.destination.anchor] else { return false }
      if !back.symbol.isBack, back.symbol.mark == link.symbol.mark, target.node.index < place.node.index {
        return true
      }
      return target.textBlock == link.block || target.block == link.block
    }
  }

  /// Returns a Boolean value that indicates whether an element stands in one of some notes, or in what the markup calls
  /// one.
  func isInNote(_ node: MarkupNode, _ notes: NodeSet) -> Bool {
    around(node).contains { notes.contains($0) || DocumentRoles.role(tree.roles(of: $0)) == .footnote }
  }

  /// Returns a Boolean value that indicates whether the markup calls an element, or what is around it, a note.
  func isMarked(_ node: MarkupNode) -> Bool {
    around(node).contains { DocumentRoles.role(tree.roles(of: $0)) == .footnote }
  }

  /// Returns a Boolean value that indicates whether a link stands as nothing but a reference to a note does: a raised
  /// number or small letter, or a star, behind a word.
  func isReferred(by link: FootnoteScan.Link) -> Bool {
    guard let mark = link.symbol.mark, let first = mark.first, !first.isLetter || mark.count == 1 && first.isLowercase
    else { return false }
    return link.isBehindWord && (link.isRaised || !first.isNumber && !first.isLetter)
  }

  func isAmongNotes(_ body: MarkupNode, _ place: FootnoteScan.Place, _ anchor: String) -> Bool {
    place.isUnderNotes || FootnoteWords.isNote(anchor) || isAmongNotes(body)
  }

  /// Returns a Boolean value that indicates whether a class, an identifier or a role says that an element is a note or
  /// stands among notes.
  func isAmongNotes(_ body: MarkupNode) -> Bool {
    around(body).contains { isOfNotes($0) }
  }

  /// Returns a Boolean value that indicates whether the markup calls an element itself one that holds notes.
  func isOfNotes(_ node: MarkupNode) -> Bool {
    DocumentRoles.role(tree.roles(of: node)) == .endnotes || names(of: node).contains(where: FootnoteWords.isNote)
  }

  /// Returns a Boolean value that indicates whether a note has the number of its reference, or one of its list.
  func isNumbered(_ body: MarkupNode, _ place: FootnoteScan.Place, as link: FootnoteScan.Link) -> Bool {
    if link.isMarked || tree.name(of: body) == "li" { return true }
    guard let mark = link.symbol.number, let block = place.textBlock else { return false }
    let text = tree.beginning(of: block, upTo: 256).drop { FootnoteSymbol.isBeside($0) }
    guard text.hasPrefix(mark) else { return false }
    return text.dropFirst(mark.count).first.map { !$0.isLetter && !$0.isNumber && $0 != mark.last } ?? true
  }
}
