import Accessibility
import Speech
import TextModel
import Words

extension Turn {
  /// The actions of the option the rotor shows.
  private var offeredActions: [EditAction] {
    option == .edit
      ? session.editActions(in: world)
      : world.actions.filter { $0.category == .general }.map(EditAction.custom)
  }

  /// Goes to the next or previous action, around and around, and speaks its name.
  mutating func changeAction(_ direction: Direction) {
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
  mutating func performAction() {
    guard let action = session.editAction else { return edge(Phrase(.noActionChosen)) }
    performEdit(action)
  }

  /// Performs an action.
  mutating func performEdit(_ action: EditAction) {
    switch action {
    case .field(let action): performInField(action)
    case .saveSelection: takeSelection { .save($0) }
    case .copySelection: copySelection()
    case .copyWithCitation: takeSelection { [style = world.settings.citationStyle] in .cite($0, style) }
    case .define: define()
    case .speakSelection: withSelection { $0.speakSelection($1) }
    case .searchForSelection: searchForSelection()
    case .writeNote: writeNote()
    case .highlight: keepSelection(as: .highlight)
    case .spellSelection: spellSelection()
    case .clearSelection: clearSelection()
    case .selectWord: select(.word)
    case .selectSentence: select(.sentence)
    case .selectParagraph: select(.paragraph)
    case .selectAll: selectAll()
    case .addBookmark: toggleBookmark()
    case .custom(let action):
      let range = selectedRange ?? TextRange(session.cursor, session.cursor)
      add(.perform(action, passage(range)))
      if selectedRange != nil { endMark() }
    }
  }

  /// Saves the selection, or the current sentence where nothing is selected.
  mutating func saveSelectionOrSentence() {
    guard let range = selectedRange ?? world.sentence(at: session.cursor) else {
      return say(Phrase(.noSelection), .boundary)
    }
    add(.save(passage(range)))
    if selectedRange != nil { endMark() }
  }

  /// Copies the selection.
  mutating func copySelection() {
    takeSelection { .copy($0) }
  }

  /// Has something done with the text that is selected, whose end that is: moves select no more.
  mutating func takeSelection(_ effect: (Passage) -> Effect) {
    withSelection { turn, range in
      turn.add(effect(turn.passage(range)))
      turn.endMark()
    }
  }

  private mutating func withSelection(_ act: (inout Turn, TextRange) -> Void) {
    guard let range = selectedRange else { return say(Phrase(.noSelection), .boundary) }
    act(&self, range)
  }

  /// Speaks what is selected; again at once, how many words and characters that is.
  mutating func tellSelection() {
    let isAgain = session.recent.selectionTold.map { now.milliseconds - $0.milliseconds <= Turn.again } ?? false
    session.recent.selectionTold = isAgain ? nil : now
    withSelection { turn, range in
      guard isAgain else { return turn.speakSelection(range) }
      let words = turn.world.words(in: range)
      let characters = turn.world.text.quotation(of: range).count
      turn.say(Phrase(.selectionCount, ["words": .count(words), "characters": .count(characters)]))
    }
  }

  private mutating func speakSelection(_ range: TextRange) {
    let text = world.text.quotation(of: range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let own = SpeechText(text, in: world.language(at: range.lower))
    speak([Announcement(world.catalogue.speech(Phrase(.selectionIs, ["text": .text(text)]), ["text": own]))])
  }
}
