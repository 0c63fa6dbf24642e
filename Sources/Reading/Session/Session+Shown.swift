import TextModel

/// What whoever shows the text wants to know of a session.
extension Session {
  /// The text of the utterance that is being read; nil when nothing is.
  public var spokenRange: TextRange? { mode.reading?.range }

  /// Where a reader who follows is: the word that is being read, or thought to be read, else the cursor.
  public var followed: TextPosition {
    guard let reading = mode.reading, reading.range != nil else { return cursor }
    return reading.estimate ?? reading.word
  }

  /// The word that is being read, or thought to be read; nil when nothing is.
  public func spokenWord(in world: ReadingWorld) -> TextRange? {
    guard mode.reading?.range != nil else { return nil }
    return world.tokenizer.unit(.word, enclosing: followed, toward: .forward)
  }
}
