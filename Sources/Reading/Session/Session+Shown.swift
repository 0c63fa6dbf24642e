import TextModel

/// What whoever shows the text wants to know of a session.
extension Session {
  /// The text of the utterance that is being read; nil when nothing is.
  public var spokenRange: TextRange? { mode.reading?.range }

  /// The word that is being read, or thought to be read; nil when nothing is.
  public func spokenWord(in world: ReadingWorld) -> TextRange? {
    guard let reading = mode.reading, reading.range != nil else { return nil }
    return world.tokenizer.unit(.word, enclosing: reading.estimate ?? reading.word, toward: .forward)
  }
}
