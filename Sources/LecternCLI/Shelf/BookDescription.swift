import Accessibility
import BookFormats
import Bookshelf
import TerminalUI
import TextModel
import Words

/// The description of a book on the shelf, and of the ways to read it, in plain words.
struct BookDescription {
  /// The book; nil where its file is gone, and the shelf alone tells of it.
  private let book: Book?
  private let path: String
  private let known: KnownBook?
  private let edges: Edges

  /// Opens the book at a path, to tell of it.
  init(of path: String, _ parts: LiveReader.Parts) throws(Failure) {
    edges = parts.edges
    self.path = path
    known = try parts.shelf.knownBooks().first { $0.path == path }
    book = known == nil || FileSearch.isThere(path) ? try edges.openBook(path) : nil
  }

  /// The lines, a sentence each.
  var lines: [String] {
    let (metadata, catalogue) = (book?.metadata, edges.catalogue)
    let listed = known.map { Library.KnownBook($0, isMissing: book == nil) }
    let creators = known?.creators ?? metadata?.creators ?? []
    var phrases: [Phrase?] = [
      creators.isEmpty ? nil : Phrase(.aboutBy, ["names": .text(creators.joined(separator: ", "))]),
      metadata?.year.map { Phrase(.aboutYear, ["year": .text("\($0)")]) },
      listed?.series.map { Phrase(.aboutSeries, ["name": .text($0.text)]) },
    ]
    let tags = listed?.tags ?? []
    phrases += [
      tags.isEmpty ? nil : Phrase(.aboutTags, ["names": .text(tags.joined(separator: ", "))]),
      metadata?.language.map { Phrase(.aboutLanguage, ["name": .text($0)]) },
      book.map { Phrase(.aboutFormat, ["name": .text($0.format.rawValue)]) },
    ]
    let told = phrases.compactMap { $0.map { catalogue.text($0) } }
    let standing = listed.map { $0.standing(in: catalogue, day: ShelfCalendar(edges).day) } ?? []
    let claims = metadata.map { AccessibilityStatements(of: $0.accessibility).lines(in: catalogue) } ?? []
    let file = catalogue.text(Phrase(.aboutFile, ["file": .file(path)]))
    return ([known?.title ?? metadata?.title ?? ""] + told + standing + claims + [file])
      .map { Announcement.closed(SafeText.line($0)) }
  }
}
