import Accessibility
import Speech
import TextModel
import Words

extension Transition.Selecting {
  /// The selected text without the white space at its end; nil when nothing is selected.
  var selectedRange: TextRange? {
    guard let range = session.selection?.range else { return nil }
    let kept = world.trimmed(range)
    return kept.isEmpty ? nil : kept
  }

  /// Returns the announcement of text that has come into the selection or gone out of it; of a long one its ends and
  /// its length.
  func changeAnnouncement(of range: TextRange, isSelected: Bool) -> Announcement {
    if let reference = world.noteReference(in: range, isWhole: session.selectionUnit == .character) {
      let label = Announcement.open(world.catalogue.text(reference))
      let phrase = Phrase(isSelected ? .selected : .unselected, ["text": .text(label)])
      return Announcement([world.catalogue.text(phrase)], language: world.catalogue.language)
    }
    let words = world.text.wordsAndPictures(in: range)
    let phrase = Phrase.change(of: words, isSelected: isSelected, spoken: spokenChange)
    return Announcement([world.catalogue.text(phrase)], language: world.language(at: range.lower))
  }

  /// Returns changed text as it is spoken: a character or a word by its name, anything else without its closing
  /// punctuation.
  private func spokenChange(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // Text without words, such as the end of a paragraph, is called by its characters.
    if line.isEmpty { return text.map(units.character).joined(separator: ", ") }
    if line.count > 1, line.contains(Section.objectReplacement) {
      let picture = units.character(Section.objectReplacement)
      return spokenChange(line.map { $0 == Section.objectReplacement ? " \(picture) " : String($0) }.joined())
    }
    switch session.selectionUnit {
    case .character where text.count == 1: return text.first.map(units.character) ?? ""
    case .word where !line.contains(" "): return units.word(line)
    default: return Announcement.open(line)
    }
  }

  /// Selects the whole book.
  func selectAll() {
    guard let bounds = world.bounds else { return say(Phrase(.emptyBook)) }
    let end = world.trimmed(bounds).upper
    session.selecting.mark = nil
    change(Selection(anchor: bounds.lower, active: bounds.lower), to: end)
    let all =
      world.index?.characters ?? (0..<world.text.sectionCount).reduce(0) { $0 + world.text.section($1).text.count }
    // As many as are spoken when the selection is asked for: without the white space at its end.
    let beyond = world.text.text(in: TextRange(end, bounds.upper)).count
    say(Phrase(.bookSelected, ["count": .count(all - beyond)]))
    show(session.cursor)
  }

  /// Selects the unit at the cursor, or the next one where the cursor is between two.
  func select(_ granularity: Granularity) {
    let unit =
      world.unit(granularity, enclosing: session.cursor, toward: .forward)
      ?? world.unit(granularity, next: session.cursor, toward: .forward)
    guard let range = unit.map(world.trimmed), !range.isEmpty
    else { return say(Phrase(.noSelection), .boundary) }
    session.selecting.mark = nil
    change(Selection(anchor: range.lower, active: range.lower), to: range.upper)
    speak([changeAnnouncement(of: range, isSelected: true)])
    show(session.cursor)
  }

  /// Takes the selection back; the text and the cursor stay.
  func clearSelection() {
    session.selecting.mark = nil
    guard session.selection != nil else { return say(Phrase(.noSelection), .boundary) }
    add(.post(.selectionWillChange))
    session.selection = nil
    add(.post(.selectionDidChange))
    say(Phrase(.selectionCleared))
  }

  /// Returns a range with what is needed to cite it.
  func passage(_ range: TextRange) -> Passage {
    let text = String(world.text.quotation(of: range).map { $0 == Section.lineBreak ? "\n" : $0 })
    return Passage(
      range: range, text: text, chapter: world.places.chapterPath(at: range.lower),
      percent: world.places.percent(before: range.lower))
  }
}
