import Words

/// The languages that a book is spoken in, as BCP 47 tags.
struct VoiceLanguages {
  /// The language of the book, where it has one.
  var book: String?
  /// A Boolean value that indicates whether a voice changes for another dialect of that language.
  var changesForDialects = true

  /// Returns the language that is handed to a voice for text in a language: `en-US` for text in `en-GB` of a book in
  /// `en-US`, where the voice does not change for dialects.
  func voiced(_ language: String) -> String {
    guard !changesForDialects, let book, book.isSameLanguage(as: language) else { return language }
    return book
  }
}
