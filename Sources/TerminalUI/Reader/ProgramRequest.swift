import Reading
import Speech
import TextModel

/// A request of the reader's screens that only the program around it can answer.
package enum ProgramRequest: ApplicationRequest {
  /// Let the reader write in an editor of their own, beginning with a text.
  case edit(String)
  /// Keep what settings have been set to, by their names and as files write it, and forget those that are nil; the
  /// answer is `.settingsKept` or `.settingsNotKept`.
  case keepSettings([String: String?])
  /// Open another book, by the path of its file.
  case openBook(String)
  /// Open another book at a passage, by the path of its file.
  case openMatch(String, TextRange)
  /// Look for words in all books that are known.
  case searchShelf(String)
  /// Open the book that comes with the program.
  case openSample
  /// Practise a lesson, by its name.
  case practise(String)
  /// Take a book off the shelf, by the path of its file; what is kept of it stays.
  case removeBook(String)
  /// Put the book back that was taken off the shelf from a path.
  case restoreBook(String)
  /// Tell what a book is and how it can be read, by the path of its file.
  case describeBook(String)
  /// Find the file of a book that is no more where it was, by the path of that.
  case locateBook(String)
  /// Know a book by the path of another file, which is of the same book.
  case moveBook(String, to: String)
  /// Set the tags of a book, by the path of its file.
  case tagBook(String, [String])
  /// Put the books of a folder on the shelf, by its path.
  case joinFolder(String)
  /// Take a folder off the shelf, by its path; its files stay as they are.
  case leaveFolder(String)
  /// Have a browser open an address.
  case browse(String)
  /// Have the user's viewer open a picture of the book.
  case viewPicture(PictureSubject)
  /// Find the other readings of the recognised word at a position.
  case findReadings(TextPosition)
  /// Correct a recognised word, for this reading and all later ones.
  case correctWord(TextRange, to: String)
  /// Keep an entry in place of another one, where there is one, in the reader's own file of pronunciations; without an
  /// entry the other one is taken away. The answer is `Reader.pronunciationsKept` or `pronunciationsNotKept`.
  case keepPronunciation(replacing: PronunciationRule?, with: PronunciationRule?)
  /// Tell how long, how much and how fast was read; the answer is `.statistics`.
  case tellStatistics
}

extension Effect {
  /// Returns the effect of a request of the reader's screens.
  package static func program(_ request: ProgramRequest) -> Effect { .application(ApplicationEffect(request)) }

  /// The request of the reader's screens that the effect is; nil for any other effect.
  package var programRequest: ProgramRequest? {
    guard case .application(let effect) = self else { return nil }
    return effect.request as? ProgramRequest
  }
}
