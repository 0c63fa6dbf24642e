import BookFormats
import PageLayout
import Reading
import Speech
import TextModel
import Words

/// A document that is read from end to end without a terminal, to find what a reader would miss of it.
package struct WalkedText {
  /// The text as a session reads it.
  package let world: ReadingWorld
  let section: Section

  /// Opens the source of a page in UTF-8; nil where it is no document.
  package init?(_ source: [UInt8], name: String, cells: CellWidth = .terminal()) {
    guard let book = try? Book.open(bytes: source, name: HeardPage.documentName(name), encoding: "UTF-8"),
      book.format == .html
    else { return nil }
    var settings = Settings()
    settings.skip = .none
    settings.hints = false
    section = book.section(0)
    world = OpenedBook(book, cells: cells).indexed().world(settings: settings)
  }

  /// The most labels of controls in a document: each of them is looked for among those that stand next to each other.
  private static let mostLabels = 500
  /// The most controls in a document: each is walked over, and filled in.
  private static let mostControls = 1_000

  /// The most entries of the table of contents: at each place the chapter is looked for among them.
  private static let mostEntries = 2_000

  /// The most blocks in a document: each is gone to in many ways, and told where it stands among its like.
  private static let mostBlocks = 5_000

  /// The most pages of a document: each of their lines is gone to, from above and from below.
  private static let mostPages = 400

  /// A Boolean value that indicates whether there are more lines, blocks, controls, labels of them or headings than
  /// anyone writes in so few bytes.
  var hasTooManyParts: Bool {
    world.geometry.pageCount ?? 0 > Self.mostPages || section.blocks.count > Self.mostBlocks
      || section.controls.count > Self.mostControls
      || world.text.outline.count > Self.mostEntries
      || section.spans.count { if case .label = $0.kind { true } else { false } } > Self.mostLabels
  }

  /// Returns the utterances of a command, and moves a session by it.
  func apply(_ command: Command, to session: inout Session) -> [Utterance] {
    var waiting = session.apply(command, at: Instant(milliseconds: 0), in: world)[...]
    var utterances: [Utterance] = []
    while let effect = waiting.popFirst() {
      switch effect {
      case .speak(let utterance): utterances.append(utterance)
      case .layOut(let goal):
        waiting += session.apply(.answered(.laidOut(goal)), at: Instant(milliseconds: 0), in: world)
      default: break
      }
    }
    return utterances
  }

  /// Returns a session at the beginning of the text, and what is said on coming there; nil where there is no text.
  func beginning() -> (session: Session, said: [Utterance])? {
    guard section.length > 0 else { return nil }
    var session = Session()
    let said = apply(.bookEdge(.backward), to: &session)
    return (session, said)
  }

  /// Returns the text of a range without what is spoken by another name.
  func wordsAsWritten(in range: Range<Int>) -> String {
    var text = ""
    var next = range.lowerBound
    for span in section.spans(touching: range) {
      guard case .called(let name, _) = span.kind, span.range.lowerBound >= next else { continue }
      text += section.text(in: next..<span.range.lowerBound) + " \(name) "
      next = span.range.upperBound
    }
    return text + section.text(in: next..<max(next, range.upperBound))
  }

  /// Returns a Boolean value that indicates whether a place is passed over on purpose: it is closed, hidden from those
  /// who listen, or an ornament.
  func isPassedOver(_ offset: Int) -> Bool {
    guard let index = section.blockIndex(at: offset) else { return true }
    let block = section.blocks[index]
    if block.kind == .separator || offset >= block.content.upperBound { return true }
    if Session.Form().closedEnd(around: block, in: section, at: 0) != nil { return true }
    return section.spans(touching: offset..<offset + 1).contains {
      $0.kind.isUnheard && $0.range.contains(offset)
    }
  }
}

/// A place at which a document cannot be read through as it should be.
package struct WalkFailure {
  /// The offset of the place in the text.
  package let offset: Int
  /// The message among those of the rule.
  package var variant: String?
  /// The words at the place.
  package var words = ""
}
