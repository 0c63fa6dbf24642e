/// A request to keep a mark in a book, or to keep it no longer.
public enum MarkChange: Hashable, Sendable {
  /// Keep a passage as a mark of a kind, with what the reader wrote.
  case add(Mark.Kind, Passage, words: String, category: Mark.Category? = nil)
  /// Keep a mark no longer.
  case remove(Mark)
  /// Keep what was removed last.
  case restore
  /// Keep other words with a mark.
  case rename(Mark, words: String)
  /// Keep a highlight in another category, or in none.
  case categorize(Mark, Mark.Category?)
  /// Keep a highlight on another passage.
  case extend(Mark, Passage)
}
