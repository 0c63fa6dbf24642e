import BookFormats
import Words

extension Diagnostic {
  /// What is wrong and where, in English.
  var message: String { Catalogue.english.text(complaint(namingFile: true)) }

  /// What is wrong and where in the book, in English.
  var messageInBook: String { Catalogue.english.text(complaint(namingFile: false)) }

  /// What is wrong, in English.
  var problemInWords: String { Catalogue.english.text(problem) }
}
