import Words

/// The languages that a book is spoken in, as BCP 47 tags.
struct VoiceLanguages: Sendable {
  /// The language of the book, where it has one.
  var book: String?
  /// A Boolean value that indicates whether a voice changes for another dialect of that language.
  var changesForDialects = true
  /// A Boolean value that indicates whether a voice changes for another language.
  var changesForLanguages = true

  /// Returns the language that is handed to a voice for text in a language: `en-US` for text in `en-GB` of a book in
  /// `en-US`, where the voice does not change for dialects, and for any text, where it changes for no language.
  func voiced(_ language: String) -> String {
    guard let book else { return language }
    let changes = changesForLanguages && (changesForDialects || !book.isSameLanguage(as: language))
    return changes ? language : book
  }
}
