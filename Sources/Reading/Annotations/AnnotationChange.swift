/// A request to keep a mark in a book, or to keep it no longer.
public enum AnnotationChange: Hashable, Sendable {
  /// Keep a passage as a mark of a kind, with what the reader wrote.
  case add(Annotation.Kind, Passage, words: String, category: Annotation.Category? = nil)
  /// Keep a mark no longer.
  case remove(Annotation)
  /// Keep what was removed last.
  case restore
  /// Keep other words with a mark.
  case rename(Annotation, words: String)
  /// Keep a highlight in another category, or in none.
  case categorize(Annotation, Annotation.Category?)
  /// Keep a highlight on another passage.
  case extend(Annotation, Passage)
}
