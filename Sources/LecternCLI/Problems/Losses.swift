import BookFormats
import TerminalUI
import Words

/// The notice of the parts of a book that could not be read, without which the rest would be taken for the whole.
enum Losses {
  /// The greatest number of losses of a book that are announced; thousands of parts may be missing.
  static let told = 20

  /// Returns the phrase that tells the reader once of the known losses, or nil if there are none.
  static func phrase(of book: Book) -> Phrase? {
    let sections = book.unreadSections
    if sections > 0 { return Phrase(.sectionsUnread, ["count": .count(sections)]) }
    return book.losses.isEmpty ? nil : Phrase(.textUnread)
  }
}

extension Edges {
  /// Tells on standard error what could not be read of a book, a line each, and returns the status of reading it: a book
  /// of which no part could be read cannot be read.
  func outcome(ofReading book: Book) -> ExitStatus {
    tell(book.losses)
    return book.sectionCount > 0 && book.unreadSections == book.sectionCount ? .badData : .done
  }

  /// Tells losses on standard error, a line each.
  func tell(_ losses: [Diagnostic]) {
    for loss in losses.prefix(Losses.told) {
      complain("lectern: " + SafeText.line(catalogue.text(loss.complaint(namingFile: true))))
    }
    guard losses.count > Losses.told else { return }
    complain("lectern: " + catalogue.text(Phrase(.moreLikeIt, ["count": .count(losses.count - Losses.told)])))
  }
}
