import Accessibility
import TextModel
import Words

extension Transition.Describing {
  /// Says what else there is to hear of the text at hand: its notes, where links lead out of
  /// the book, its other languages.
  func sayMore() {
    let said = moreAnnouncements
    if said.isEmpty { return edge(Phrase(.nothingMore)) }
    speak(said)
  }

  /// Says the next or previous of what else there is to hear, around and around.
  func moveThroughMore(_ direction: Direction) {
    let said = moreAnnouncements
    guard !said.isEmpty else { return edge(Phrase(.nothingMore)) }
    let last = session.dial.content.flatMap { $0.text == textAtHand ? $0.number : nil }
    let step = direction == .forward ? 1 : said.count - 1
    let next = last.map { ($0 + step) % said.count } ?? (direction == .forward ? 0 : said.count - 1)
    session.dial.content = Session.ContentPlace(text: textAtHand, number: next)
    speak([said[next]])
  }

  /// Keeps for the rotor whether there is anything else to hear.
  func lookForMore() {
    let hasMore = textAtHand.offsets.map { offsets in
      world.text.section(textAtHand.lower.section).spans(touching: offsets).contains(where: \.hasMore)
    }
    let hasNote = world.shownMarks.contains {
      (!$0.words.isEmpty || $0.category != nil) && $0.range.lower < textAtHand.upper
        && textAtHand.lower < $0.range.upper
    }
    session.rotor.hasMore = hasNote || hasMore ?? false
  }

  /// The text last spoken or moved to.
  private var textAtHand: TextRange {
    session.focus ?? world.hearing.line(containing: session.cursor)
  }

  private var moreAnnouncements: [Announcement] {
    var element = AccessibilityElement(label: "", language: world.language(at: textAtHand.lower))
    element.customContent = composer.moreContent(of: textAtHand)
    return element.moreAnnouncements(in: world.catalogue)
  }
}

extension Span {
  /// A Boolean value that indicates whether there is more to hear of the span than its text.
  fileprivate var hasMore: Bool {
    switch kind {
    case .noteReference, .link(.outside), .link(.missing), .language, .abbreviation, .described, .reading: true
    default: false
    }
  }
}
