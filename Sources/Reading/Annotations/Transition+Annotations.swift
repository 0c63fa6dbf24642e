import Accessibility
import Speech
import TextModel
import TextUnits
import Words

extension Transition.Annotations {
  /// Sets a bookmark at the cursor; where its sentence has one, takes that away.
  func toggleBookmark() {
    let sentence = world.sentence(at: session.cursor) ?? world.hearing.line(containing: session.cursor)
    if let mark = world.bookmark(in: sentence) { return add(.mark(.remove(mark))) }
    // Behind the last word there is nothing to come back to but the sentence that ends there.
    let words = world.trimmed(sentence)
    let start = session.cursor < words.upper ? session.cursor : min(words.lower, session.cursor)
    add(.mark(.add(.bookmark, selecting.passage(TextRange(start, max(start, words.upper))), words: "")))
  }

  /// Returns the target of a move to the next mark of some kinds.
  func mark(_ kinds: Set<Annotation.Kind>, _ direction: Direction, from position: TextPosition) -> Target {
    if let mark = world.mark(kinds, next: position, toward: direction) { return .mark(mark) }
    let isBookmark = kinds.contains(.bookmark)
    guard world.marks.contains(where: { kinds.contains($0.kind) }) else {
      return .edge(world.missingMarks(isBookmark ? .noBookmarks : .noNotes))
    }
    return .edge(
      Phrase(
        direction == .forward
          ? (isBookmark ? .noNextBookmark : .noNextNoteKept)
          : (isBookmark ? .noPreviousBookmark : .noPreviousNoteKept)))
  }

  /// Goes to a mark: a bookmark is announced by its name or its sentence, a passage by its text and what was written on
  /// it.
  func arrive(at mark: Annotation) {
    places.jumpFromHere()
    let old = session.place.hasPlace ? session.cursor : nil
    let words = mark.words.isEmpty ? [] : [Announcement([mark.line])]
    session.cursor = mark.range.lower
    session.place.hasPlace = true
    session.focus = mark.range
    show(mark.range.lower)
    switch mark.kind {
    case .bookmark where !mark.words.isEmpty: speak(words)
    case .bookmark:
      let sentence = world.unit(.sentence, enclosing: mark.range.lower, toward: .forward) ?? mark.range
      // A place that was gone to by its mark needs no sound of the mark.
      var composer = composer
      composer.hearsMarks = false
      speak(composer.speech(ofBlockText: composer.beginning(of: sentence), from: old).all)
    case .note, .highlight:
      let text = world.text.quotation(of: mark.range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      speak(
        [Announcement([text], isVerbatim: true, language: world.language(at: mark.range.lower))]
          + mark.phrases(in: world.catalogue).map { Announcement($0, in: world.catalogue) })
    }
  }

  /// Highlights what is selected, else the sentence at the cursor, in a category; a highlight that is there already
  /// gets the category.
  func highlight(as written: Annotation.Category?) {
    let category = written?.known(in: world.catalogue)
    let selected = selecting.selectedRange
    guard let range = selected ?? world.sentence(at: session.cursor).map(world.trimmed) else {
      return say(Phrase(.noSelection), .boundary)
    }
    let old =
      selected == nil
      ? world.highlight(at: session.cursor) : world.highlights(of: nil).first { $0.range == range }
    add(
      .mark(
        old.map { .categorize($0, category) }
          ?? .add(.highlight, selecting.passage(range), words: "", category: category)))
    if selected != nil { selecting.endMark() }
  }

  /// Takes the highlight away that the cursor is in.
  func removeHighlight() {
    guard let mark = world.highlight(at: session.cursor) else { return edge(Phrase(.noHighlightHere)) }
    add(.mark(.remove(mark)))
  }

  /// Has the highlight under the selection reach as far as that.
  func changeExtent() {
    guard let range = selecting.selectedRange else { return say(Phrase(.noSelection), .boundary) }
    guard let mark = world.highlight(under: range) else { return edge(Phrase(.noHighlightHere)) }
    add(.mark(.extend(mark, selecting.passage(range))))
    selecting.endMark()
  }

  /// Finds the next highlight of a category, or of any where none is named.
  func highlight(of written: Annotation.Category?, _ direction: Direction, from position: TextPosition) -> Target {
    let category = written?.known(in: world.catalogue)
    let all = world.highlights(of: category)
    if let mark = world.mark(in: all, next: position, toward: direction) { return .mark(mark) }
    guard let category else {
      if all.isEmpty { return .edge(world.missingMarks(.noHighlights)) }
      return .edge(Phrase(direction == .forward ? .noNextHighlight : .noPreviousHighlight))
    }
    let isForward = direction == .forward
    let key: Phrase.Key =
      all.isEmpty ? .noHighlightsOf : isForward ? .noNextHighlightOf : .noPreviousHighlightOf
    return .edge(Phrase(key, ["category": .text(category.text(in: world.catalogue))]))
  }

  /// Asks for what the reader wants to write on the selected text.
  func writeNote() {
    guard let range = selecting.selectedRange else { return say(Phrase(.noSelection), .boundary) }
    add(.host(.write(selecting.passage(range))))
  }

  /// Looks for the selected text in the book.
  func searchForSelection() {
    guard let range = selecting.selectedRange else { return say(Phrase(.noSelection), .boundary) }
    let text = world.text.quotation(of: range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    session.query = SearchQuery(text)
    moves.go(.find(SearchQuery(text), .forward))
  }

  /// Says the selected text by its letters.
  func spellSelection() {
    guard let range = selecting.selectedRange else { return say(Phrase(.noSelection), .boundary) }
    let letters = world.text.quotation(of: range).map(units.characterInFull).joined(separator: ", ")
    speak([Announcement([letters], isVerbatim: true, language: world.language(at: range.lower))])
  }
}
