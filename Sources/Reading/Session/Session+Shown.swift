import TextModel

/// The state of a session for the application that shows the text.
extension Session {
  /// The reading position.
  public internal(set) var cursor: TextPosition {
    get { place.cursor }
    set { place.cursor = newValue }
  }
  /// The text last spoken or moved to.
  public internal(set) var focus: TextRange? {
    get { place.focus }
    set { place.focus = newValue }
  }
  /// The page in view; nil until one has been shown.
  public internal(set) var page: Page? {
    get { place.page }
    set { place.page = newValue }
  }
  /// The rotor.
  public internal(set) var rotor: Rotor {
    get { dial.rotor }
    set { dial.rotor = newValue }
  }
  /// The action the Edit rotor has come to; nil until one is chosen.
  public internal(set) var editAction: EditAction? {
    get { dial.editAction }
    set { dial.editAction = newValue }
  }
  /// The selection; nil, or empty, when nothing is selected.
  public internal(set) var selection: Selection? {
    get { selecting.selection }
    set { selecting.selection = newValue }
  }
  /// A Boolean value that indicates whether moves select, from a mark that the reader has set.
  public var isSelecting: Bool { selecting.mark != nil }
  /// The unit that a selection grows and shrinks by.
  public internal(set) var selectionUnit: SelectionUnit {
    get { selecting.selectionUnit }
    set { selecting.selectionUnit = newValue }
  }
  /// The state of reading, which the keys act on.
  public internal(set) var mode: Mode {
    get { listening.mode }
    set { listening.mode = newValue }
  }
  /// The reason that reading came to an end without the reader, until it has been spoken.
  package internal(set) var absence: Absence? {
    get { listening.absence }
    set { listening.absence = newValue }
  }
  /// The rate in words a minute, where it was changed while reading; nil where it is that of the settings.
  public internal(set) var ownRate: Int? {
    get { spoken.ownRate }
    set { spoken.ownRate = newValue }
  }

  /// A Boolean value that indicates whether a move to a match waits until the book has been looked through.
  package var awaitsMatch: Bool {
    if case .match? = awaited { true } else { false }
  }
  /// A Boolean value that indicates whether a move waits for what it leads to: a text to be laid out, the index, a
  /// search, an entry of a rotor.
  package var isAwaiting: Bool { awaited.map { !$0.isPage } ?? false }

  /// The text of the utterance that is being read; nil when nothing is.
  public var spokenRange: TextRange? { mode.reading?.range }

  /// The position of a reader who follows: the word that is being read, or thought to be read, or else the cursor.
  public var followed: TextPosition {
    guard let reading = mode.reading, reading.range != nil else { return cursor }
    return reading.estimate ?? reading.word
  }

  /// Returns the word that is being read, or thought to be read; nil when nothing is.
  public func spokenWord(in world: ReadingWorld) -> TextRange? {
    guard mode.reading?.range != nil else { return nil }
    return world.tokenizer.unit(.word, enclosing: followed, toward: .forward)
  }
}
