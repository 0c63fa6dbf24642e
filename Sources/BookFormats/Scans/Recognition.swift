import Words

/// The means of recognising the pictures in a book that is no scan.
struct Recognition: Sendable {
  /// The runner of the programs.
  let tools: any DocumentTools
  /// The words of the user's language.
  let words: Catalogue
  /// The language of the text, if the user has named one.
  let language: String?

  /// Creates the means, or returns nil without a runner of programs.
  init?(_ tools: (any DocumentTools)?, _ words: Catalogue, _ language: String?) {
    guard let tools else { return nil }
    self.tools = tools
    self.words = words
    self.language = language
  }

  /// Returns the recognition of text in the language that is named, or in that of the book if it can be recognised, or
  /// in the user's.
  func program(forBookIn bookLanguage: String?) -> RecognitionProgram {
    let known = language ?? bookLanguage.flatMap(RecognitionLanguage.name)
    return RecognitionProgram(
      tools: tools, languages: RecognitionLanguage.names(of: known ?? words.language), detectsScript: known == nil)
  }
}
