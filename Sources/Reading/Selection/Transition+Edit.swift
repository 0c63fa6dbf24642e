import Accessibility
import Speech
import TextModel
import Words

extension Transition.Selecting {
  /// The actions of the option the rotor shows.
  private var offeredActions: [EditAction] {
    option == .edit
      ? session.editActions(in: world)
      : world.actions.filter { $0.category == .general }.map(EditAction.custom)
  }

  /// Goes to the next or previous action, around and around, and speaks its name.
  func changeAction(_ direction: Direction) {
    let actions = offeredActions
    guard !actions.isEmpty else { return edge(Phrase(.noActionChosen)) }
    let at = session.editAction.flatMap(actions.firstIndex(of:))
    let next =
      switch (at, direction) {
      case (nil, .forward): 0
      case (nil, .backward): actions.count - 1
      case (let at?, .forward): (at + 1) % actions.count
      case (let at?, .backward): (at + actions.count - 1) % actions.count
      }
    session.editAction = actions[next]
    speak([Announcement([actions[next].name(in: world.catalogue)], language: world.catalogue.language)])
  }

  /// Performs the action the rotor has come to; the rotor stays on it.
  func performAction() {
    guard let action = session.editAction else { return edge(Phrase(.noActionChosen)) }
    performEdit(action)
  }

  /// Performs an action that is offered.
  func performEdit(_ action: EditAction) {
    guard world.offers(action) else { return edge(Phrase(.noActionChosen)) }
    switch action {
    case .field(let action): performInField(action)
    case .saveSelection: takeSelection { .save($0) }
    case .copySelection: copySelection()
    case .copyWithCitation: takeSelection { .host(.cite($0, world.settings.citationStyle)) }
    case .define: define()
    case .pronounce: pronounce()
    case .speakSelection: withSelection(speakSelection)
    case .searchForSelection: marks.searchForSelection()
    case .writeNote: marks.writeNote()
    case .highlight: withSelection { _ in marks.highlight(as: nil) }
    case .changeExtent: marks.changeExtent()
    case .removeHighlight: marks.removeHighlight()
    case .spellSelection: marks.spellSelection()
    case .clearSelection: clearSelection()
    case .selectWord: select(.word)
    case .selectSentence: select(.sentence)
    case .selectParagraph: select(.paragraph)
    case .selectAll: selectAll()
    case .addBookmark: marks.toggleBookmark()
    case .custom(let action):
      let range = selectedRange ?? unitAtHand
      add(.host(.perform(action, passage(range))))
      if selectedRange != nil { endMark() }
    }
  }

  /// The text last spoken where the reader is in it, else the line.
  private var unitAtHand: TextRange {
    let focus = session.focus.map(world.trimmed)
    guard let focus, focus.contains(session.cursor) else {
      return world.trimmed(world.hearing.line(containing: session.cursor))
    }
    return focus
  }

  /// Saves the selection, or the current sentence where nothing is selected.
  func saveSelectionOrSentence() {
    let selected = selectedRange
    guard let range = selected ?? world.sentence(at: session.cursor) else {
      return say(Phrase(.noSelection), .boundary)
    }
    session.recent.savedSentence = selected == nil && isAmongOthers(range) ? range : nil
    add(.save(passage(range)))
    if selected != nil { endMark() }
  }

  /// Returns a Boolean value that indicates whether a sentence is one of several that were read for one key, so that
  /// its number is announced.
  private func isAmongOthers(_ sentence: TextRange) -> Bool {
    guard world.settings.isStepped, let heard = session.focus.map(world.trimmed) else { return false }
    return heard.lower < sentence.lower || heard.upper > sentence.upper
  }

  /// Copies the selection.
  func copySelection() {
    takeSelection { .copy($0) }
  }

  /// Has something done with the text that is selected, whose end that is: moves select no more.
  func takeSelection(_ effect: (Passage) -> Effect) {
    withSelection { range in
      add(effect(passage(range)))
      endMark()
    }
  }

  private func withSelection(_ act: (TextRange) -> Void) {
    guard let range = selectedRange else { return say(Phrase(.noSelection), .boundary) }
    act(range)
  }

  /// Speaks what is selected; again at once, how many words and characters that is.
  func tellSelection() {
    let isAgain =
      session.recent.selectionTold.map { now.milliseconds - $0.milliseconds <= Transition.Describing.again } ?? false
    session.recent.selectionTold = isAgain ? nil : now
    withSelection { range in
      guard isAgain else { return speakSelection(range) }
      let words = world.words(in: range)
      let characters = world.text.quotation(of: range).count
      say(Phrase(.selectionCount, ["words": .count(words), "characters": .count(characters)]))
    }
  }

  private func speakSelection(_ range: TextRange) {
    let text = world.text.quotation(of: range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let own = SpeechText(text, in: world.language(at: range.lower))
    speak([Announcement(world.catalogue.speech(Phrase(.selectionIs, ["text": .text(text)]), ["text": own]))])
  }
}
