import Speech

/// Text being written, and the caret in it: one line, or several with a line end between them.
package struct LineEditor: Hashable, Sendable {
  /// The effect of a key.
  package enum Change: Hashable {
    case inserted(Character)
    /// A selection has made way for a character.
    case replaced(String, by: Character)
    /// Text is gone.
    case deleted(String)
    /// The caret is elsewhere.
    case moved
    /// Text has come into the selection, or gone out of it.
    case selected(String)
    case unselected(String)
    /// Moves select from now on, or no more.
    case marking(Bool)
    /// There was nothing to delete, or nowhere to go.
    case nothing
  }

  /// The text, with the caret and what is selected in it.
  var edited: EditedText
  /// A Boolean value that indicates whether the text is there to be replaced by the first that is written.
  var isOffered = false
  /// A Boolean value that indicates whether the word before the caret has been written, or changed, since the last one
  /// was spoken.
  var hasUnheardWord = false

  /// Creates a line with the caret at its end.
  package init(_ text: String = "") {
    let characters = Array(text)
    edited = EditedText(characters, caret: characters.count)
  }

  /// Creates a text with the caret after so many characters.
  init(_ text: String, caret: Int) {
    edited = EditedText(Array(text), caret: caret)
  }

  /// Creates a line with a text that the first key takes away, unless it moves the caret.
  package static func offering(_ text: String) -> LineEditor {
    var line = LineEditor(text)
    line.isOffered = true
    return line
  }

  /// The characters of the text.
  package var text: [Character] { edited.characters }
  /// The number of characters before the caret.
  package var caret: Int { edited.caret }
  /// The text as a string.
  package var string: String { String(text) }
  /// The character after the caret; nil at the end.
  package var next: Character? { caret < text.count ? text[caret] : nil }

  /// The word before the caret that has been written and not been spoken as one yet; empty where there is none.
  package var unheardWord: String {
    guard hasUnheardWord else { return "" }
    let word = text[(text[..<caret].lastIndex { !TypingEcho.isOfWord($0) }.map { $0 + 1 } ?? 0)..<caret]
    return word.contains { $0.isLetter || $0.isNumber } ? String(word) : ""
  }

  /// Marks the word before the caret as spoken.
  package mutating func hearWord() { hasUnheardWord = false }

  /// Carries out a key of a text field; nil for a key that is none.
  package mutating func press(_ pressed: ControlKey) -> Change? {
    let key = taken(pressed)
    if let change = select(by: key) { return change }
    let isReplaced = isOffered && !text.isEmpty
    guard let change = edit(key) else { return nil }
    isOffered = false
    switch change {
    case .inserted(let character) where isReplaced: self = LineEditor(String(character))
    case .deleted where isReplaced: self = LineEditor()
    default: break
    }
    noteWord(changedBy: change, key)
    return change
  }

  /// Takes note of whether a word has begun to be written: one that is deleted in has become another, one that the
  /// caret has left has not been written to its end.
  private mutating func noteWord(changedBy change: Change, _ key: ControlKey) {
    switch change {
    case .inserted(let character), .replaced(_, by: let character):
      hasUnheardWord = TypingEcho.isOfWord(character)
    case .deleted(let gone):
      guard key == .backspace else { return hasUnheardWord = false }
      // A blank that is taken back leaves the word before it as it was spoken.
      if gone.contains(where: TypingEcho.isOfWord) { hasUnheardWord = true }
    case .moved: hasUnheardWord = false
    case .selected, .unselected, .marking, .nothing: break
    }
  }

  mutating func edit(_ key: ControlKey) -> Change? {
    if let selection, let change = edit(key, selected: selection) { return change }
    return switch key {
    case .character(let character): insert(character)
    case .backspace: delete(max(0, caret - 1)..<caret)
    case .delete: delete(caret..<min(text.count, caret + 1))
    case .deleteWord: delete(wordStart..<caret)
    case .deleteBefore: delete(lineStart..<caret)
    case .deleteAfter: delete(caret..<lineEnd)
    case .left: move(to: caret - 1)
    case .right: move(to: caret + 1)
    case .wordLeft: move(to: caret == wordStart ? -1 : wordStart)
    case .wordRight: move(to: caret == text.count ? caret + 1 : wordEnd)
    case .home: move(to: caret == lineStart ? -1 : lineStart)
    case .end: move(to: caret == lineEnd ? text.count + 1 : lineEnd)
    case .textStart: move(to: caret == 0 ? -1 : 0)
    case .textEnd: move(to: caret == text.count ? text.count + 1 : text.count)
    case .up, .down, .pageUp, .pageDown, .undo, .selecting, .selectAll, .selectWord, .mark, .cut, .copy, .paste: nil
    }
  }

  /// Puts back a text that stood here before, the caret behind what comes back.
  package mutating func restore(_ before: String) {
    let before = Array(before)
    let shorter = min(before.count, text.count)
    let same = (0..<shorter).first { before[before.count - 1 - $0] != text[text.count - 1 - $0] } ?? shorter
    self = LineEditor(String(before), caret: before.count - same)
  }

  /// Puts a text in at the caret, in one edit.
  package mutating func insert(contentsOf inserted: String) {
    if isOffered, !inserted.isEmpty { self = LineEditor() }
    edited.replace(selection ?? caret..<caret, with: inserted)
    hasUnheardWord = false
  }

  private mutating func insert(_ character: Character) -> Change {
    edited.replace(caret..<caret, with: String(character))
    return .inserted(character)
  }

  mutating func delete(_ range: Range<Int>) -> Change {
    guard !range.isEmpty else { return .nothing }
    let gone = String(text[range])
    edited.replace(range, with: "")
    return .deleted(gone)
  }

  private mutating func move(to place: Int) -> Change {
    guard (0...text.count).contains(place) else { return .nothing }
    edited.move(to: place)
    return .moved
  }

  /// The line that the caret is in.
  package var line: String { String(text[lineStart..<lineEnd]) }

  /// Takes the caret to the line above or below, as far from its start as it was; what is selected is left, also where
  /// there is no such line.
  package mutating func moveLine(_ isDown: Bool) -> Change {
    let (column, gone) = (caret - lineStart, selected)
    edited.unselect()
    guard isDown ? lineEnd < text.count : lineStart > 0 else { return gone.isEmpty ? .nothing : .unselected(gone) }
    edited.move(to: isDown ? lineEnd + 1 : lineStart - 1)
    edited.move(to: min(lineStart + column, lineEnd))
    isOffered = false
    hasUnheardWord = false
    return .moved
  }

  private var lineStart: Int { text[..<caret].lastIndex(of: "\n").map { $0 + 1 } ?? 0 }
  private var lineEnd: Int { text[caret...].firstIndex(of: "\n") ?? text.count }

  /// The start of the word before the caret, blanks between skipped.
  var wordStart: Int {
    let before = text[..<caret]
    let word = before.lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? 0
    return text[..<word].lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? 0
  }

  /// The end of the word after the caret, blanks between skipped.
  var wordEnd: Int {
    let word = text[caret...].firstIndex { !$0.isWhitespace } ?? text.count
    return text[word...].firstIndex(where: \.isWhitespace) ?? text.count
  }
}
