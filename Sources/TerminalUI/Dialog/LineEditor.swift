/// One line of text being written, and the caret in it.
struct LineEditor: Hashable, Sendable {
  /// What a key has done.
  enum Change: Hashable {
    case inserted(Character)
    /// Text is gone.
    case deleted(String)
    /// The caret is elsewhere.
    case moved
    /// There was nothing to delete, or nowhere to go.
    case nothing
  }

  /// The text.
  private(set) var text: [Character] = []
  /// How many characters stand before the caret.
  private(set) var caret = 0
  /// Whether the text is there to be replaced by the first that is written.
  private var isOffered = false

  /// Creates a line with the caret at its end.
  init(_ text: String = "") {
    self.text = Array(text)
    caret = self.text.count
  }

  /// Creates a line with a text that the first key takes away, unless it moves the caret.
  static func offering(_ text: String) -> LineEditor {
    var line = LineEditor(text)
    line.isOffered = true
    return line
  }

  /// The text as a string.
  var string: String { String(text) }
  /// The character after the caret; nil at the end.
  var next: Character? { caret < text.count ? text[caret] : nil }

  /// The word that ends at the caret, marks around it included.
  var lastWord: String { String(text[wordStart..<caret]) }

  /// Carries out a key of a text field; nil for a key that is none.
  mutating func press(_ key: Key) -> Change? {
    let isReplaced = isOffered && !text.isEmpty
    guard let change = edit(key) else { return nil }
    isOffered = false
    switch change {
    case .inserted(let character) where isReplaced: self = LineEditor(String(character))
    case .deleted where isReplaced: self = LineEditor()
    default: break
    }
    return change
  }

  private mutating func edit(_ key: Key) -> Change? {
    switch (key.base, key.modifiers) {
    case (.character(let character), []): insert(character)
    case (.space, []): insert(" ")
    case (.backspace, []): delete(max(0, caret - 1)..<caret)
    case (.delete, []), (.character("d"), .control): delete(caret..<min(text.count, caret + 1))
    case (.character("w"), .control), (.backspace, .alt): delete(wordStart..<caret)
    case (.character("u"), .control): delete(0..<caret)
    case (.character("k"), .control): delete(caret..<text.count)
    case (.left, []): move(to: caret - 1)
    case (.right, []): move(to: caret + 1)
    case (.left, .control): move(to: caret == wordStart ? -1 : wordStart)
    case (.right, .control): move(to: caret == text.count ? caret + 1 : wordEnd)
    case (.home, []), (.character("a"), .control): move(to: caret == 0 ? -1 : 0)
    case (.end, []), (.character("e"), .control): move(to: caret == text.count ? caret + 1 : text.count)
    default: nil
    }
  }

  private mutating func insert(_ character: Character) -> Change {
    text.insert(character, at: caret)
    caret += 1
    return .inserted(character)
  }

  private mutating func delete(_ range: Range<Int>) -> Change {
    guard !range.isEmpty else { return .nothing }
    let gone = String(text[range])
    text.removeSubrange(range)
    caret = range.lowerBound
    return .deleted(gone)
  }

  private mutating func move(to place: Int) -> Change {
    guard (0...text.count).contains(place) else { return .nothing }
    caret = place
    return .moved
  }

  /// Where the word before the caret begins, blanks between skipped.
  private var wordStart: Int {
    let before = text[..<caret]
    let word = before.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
    return text[..<word].lastIndex(of: " ").map { $0 + 1 } ?? 0
  }

  /// Where the word after the caret ends, blanks between skipped.
  private var wordEnd: Int {
    let word = text[caret...].firstIndex { $0 != " " } ?? text.count
    return text[word...].firstIndex(of: " ") ?? text.count
  }
}
