import Accessibility
import Reading
import Speech
import TextModel
import Words

/// The search of all books.
extension Reader {
  /// The line that words are written in.
  var shelfSearchDialog: Dialog { shelfSearchDialog(holding: "") }

  private func shelfSearchDialog(holding words: String) -> Dialog {
    let line = DialogControl("text", label: text(.searchShelfLabel), .line(LineEditor(words), .search))
    return Dialog(.searchShelf, history: histories[.searchShelf] ?? [], [line])
  }

  /// Looks for words in all books; the line that holds them is open until there is an answer.
  mutating func askShelf(for words: String, at now: Instant) -> [Effect] {
    let dialog = shelfSearchDialog(holding: words)
    let paused = apply(.setReadingAside, at: now)
    dialogs.append(dialog)
    return paused + use(dialog, at: now)
  }

  /// Returns a Boolean value that indicates whether words are to be looked for in all books, and nothing else has been
  /// wished since.
  package func awaitsShelf(for words: String) -> Bool { dialog?.purpose == .searchShelf && dialog?.line == words }

  /// Announces that searching all books takes longer than a moment.
  package mutating func shelfSearchTakesTime(at now: Instant) -> [Effect] {
    say([Announcement(.searching, in: world.catalogue)], at: now)
  }

  /// Takes the matches in all books; nothing is done where the reader has gone on to something else.
  package mutating func shelfSearched(_ found: Library.Found, for words: String, at now: Instant) -> [Effect] {
    guard let line = dialog, awaitsShelf(for: words) else { return [] }
    switch found {
    case .failed(let reason): return refuse(line, reason, at: now)
    case .matches(let matches, let isCut, let unindexed):
      let rest = unindexed > 0 ? [Phrase(.booksUnindexed, ["count": .count(unindexed)])] : []
      let count = Phrase(isCut ? .firstMatchesOnShelf : .matchesOnShelf, ["count": .count(matches.count)])
      let told = ([count] + rest).map { world.catalogue.text($0) }.joined(separator: " ")
      guard let list = dialog(listing: matches, told) else {
        let none = [Phrase(rest.isEmpty ? .noMatchesOnShelf : .noMatchesYet, ["text": .text(words)])] + rest
        return refuse(line, none.map { world.catalogue.text($0) }.joined(separator: " "), at: now)
      }
      dialog = nil
      return open(list, at: now)
    }
  }

  /// Looks for words in all books here and now, for those who wait.
  package mutating func searchShelf(for words: String, at now: Instant) -> [Effect] {
    shelfSearched(library.search(words), for: words, at: now)
  }

  /// Returns the matches of a search of all books, to choose one from; nil where there is none.
  func dialog(listing matches: [Library.Match], _ explanation: String? = nil) -> Dialog? {
    guard !matches.isEmpty else { return nil }
    let items = matches.map { DialogList.Item(text: Announcement.closed($0.title) + " " + $0.excerpt) }
    let list = DialogControl("matches", label: text(.matchesLabel), .list(DialogList(items)))
    return Dialog(
      .matches(matches), title: text(.searchShelfLabel), explanation: explanation, [list, cancelButton])
  }

  /// Goes to a match of a search of all books, in its book.
  mutating func open(_ match: Library.Match, at now: Instant) -> [Effect] {
    guard match.path == library.current else { return [.program(.openMatch(match.path, match.range))] }
    dialogs = []
    layers.removeSubrange(1...)
    return arrive(at: match.range, now)
  }

  /// Goes to the sentence that a match begins in, which is spoken as far as the unit of the rotor reaches.
  private mutating func arrive(at match: TextRange, _ now: Instant) -> [Effect] {
    let sentence = world.tokenizer.unit(.sentence, enclosing: match.lower, toward: .forward) ?? match
    return apply(.pick(session.rotor.shown(at: session.cursor, in: world), sentence), at: now)
  }

  /// Opens the book at a passage: its title is spoken, then what stands there.
  package mutating func open(at range: TextRange, _ now: Instant) -> [Effect] {
    let title = Announcement([Announcement.closed(world.text.metadata.title)], isVerbatim: true)
    return open(at: range, telling: title, now)
  }

  /// Opens the book at a passage, whose announcement comes before the sentence there, or before the passage alone.
  mutating func open(
    at range: TextRange, telling announcement: Announcement, isExact: Bool = false, _ now: Instant
  ) -> [Effect] {
    let begun = apply(.open, at: now).filter { !$0.isSpeech }
    let told = tell([announcement], at: now)
    let arrived =
      isExact
      ? apply(.pick(session.rotor.shown(at: range.lower, in: world), range), at: now) : arrive(at: range, now)
    // It is spoken to its end.
    return begun + told + arrived.filter { $0 != .silence }
  }
}
