import BookFormats
import Words

extension Diagnostic {
  /// The problem, its file and its place, in English.
  var message: String { Catalogue.english.text(complaint(namingFile: true)) }

  /// The problem and its place in the book, in English.
  var messageInBook: String { Catalogue.english.text(complaint(namingFile: false)) }

  /// The problem, in English.
  var problemInWords: String { Catalogue.english.text(problem) }
}
