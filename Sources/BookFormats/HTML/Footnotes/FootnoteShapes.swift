import Markup
import TextModel

/// The notes of a document whose markup does not call them so, and the links that refer to them, recognized by their
/// shape.
///
/// Most books before EPUB 3, and what converters make, refer to a note by a raised number that is a link, and lead back
/// by a link at the note's beginning or end. A link is taken for a reference where the note that it leads to is in the
/// document and leads back, is among notes, or begins with the raised number or the star that refers to it; where
/// it leads into another document, which is not read for it, by the link alone. Nothing else is a note: what
/// is taken for one by mistake would be stepped over.
struct FootnoteShapes {
  /// The links that refer to notes.
  private(set) var references: NodeSet = []
  /// The elements that are notes, none of which the markup calls one.
  private(set) var notes: NodeSet = []
  /// The last element of each note that is more than one, by its first.
  private(set) var lasts: [MarkupNode: MarkupNode] = [:]
  /// The tables that hold notes, a row each, and are there for the layout alone.
  private(set) var tables: NodeSet = []
  /// The links back in notes, which are for the eye.
  private(set) var waysBack: NodeSet = []

  /// Looks at the links of a document; one without any that may be of notes has none.
  init(_ tree: MarkupTree, _ kinds: [ElementKind], links: any LinkResolver) {
    guard tree.names.contains("a"), tree.names.contains("href") else { return }
    let scan = FootnoteScan(tree, kinds, links: links)
    guard !scan.links.isEmpty else { return }
    var bodies = FootnoteBodies(scan)
    guard case .place(let here, _) = links.destination(of: "#") else { return }
    var own: [FootnoteScan.Link] = []
    for link in scan.links where isReference(link) {
      if link.destination.section == here, scan.places[link.destination.anchor] != nil {
        if bodies.isNote(at: link.destination.anchor, for: link) { own.append(link) }
      } else if link.destination.section != here, isReferenceElsewhere(link) {
        references.insert(link.node)
      }
    }
    bodies.drop(ContentsEntries(among: own, in: bodies).anchors)
    references.formUnion(own.filter { bodies.note(at: $0.destination.anchor) != nil }.map(\.node))
    for link in scan.links where link.destination.section != here { bodies.addNote(leadingBackBy: link) }
    notes = bodies.notes
    let rows = notes.filter(bodies.tables.rows.contains)
    tables = NodeSet(rows.compactMap { FootnoteTables.table(around: $0, in: tree) })
    lasts = continuations(of: bodies).lasts
    waysBack = FootnoteBackLinks(in: bodies, notes: notes, references: references).symbols
  }

  private func continuations(of bodies: FootnoteBodies) -> FootnoteContinuations {
    var first: [MarkupNode: FootnoteScan.Link] = [:]
    for link in bodies.scan.links where references.contains(link.node) {
      guard let note = bodies.note(at: link.destination.anchor), first[note] == nil else { continue }
      first[note] = link
    }
    return FootnoteContinuations(of: notes, in: bodies, references: references, firstReferences: first)
  }

  /// Returns a Boolean value that indicates whether a link stands as a reference to a note does: raised, in brackets or
  /// against a word, and not before its text.
  private func isReference(_ link: FootnoteScan.Link) -> Bool {
    guard case .mark = link.symbol else { return false }
    if link.isMarked { return true }
    if link.isFirst { return false }
    return link.isInHeading ? link.isRaised : link.isRaised || link.isBracketed || link.isAttached
  }

  /// Returns a Boolean value that indicates whether a link is a reference to a note whatever it leads to.
  private func isReferenceElsewhere(_ link: FootnoteScan.Link) -> Bool {
    let anchor = link.destination.anchor
    guard !FootnoteWords.isReference(anchor) else { return false }
    if FootnoteWords.isNote(anchor) { return true }
    if link.isRaised { return link.isAttached || link.isBracketed }
    guard let first = link.symbol.mark?.first, !first.isLetter else { return false }
    return first.isNumber ? link.isBehindWord : link.isAttached
  }
}
