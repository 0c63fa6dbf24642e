import Accessibility
import Bookshelf
import Reading
import TextModel
import Words

/// A match as it is shown: the sentence around it, and its place in the book.
struct FoundMatch {
  /// The range of the match.
  let range: TextRange
  /// The text that was found.
  let text: String
  /// The sentence around it.
  let excerpt: Excerpt
  let place: Place

  /// The place of a match in the book.
  struct Place: Equatable {
    /// The page of 80 columns and 24 rows, from 1.
    let page: Int
    /// The page of the printed edition, where the book has a list of them.
    let printPage: String?
    /// The labels of the chapters around it, the outermost first.
    let chapter: [String]

    /// Returns page and chapter, each a sentence to be spoken, a tab between.
    func line(_ catalogue: Catalogue) -> String {
      let page = catalogue.text(Phrase(.pageNumber, ["page": .count(page)]))
      let printed = printPage.map { catalogue.text(Phrase(.printPage, ["label": .text(SafeText.line($0))])) }
      let pages = ([page] + (printed.map { [$0] } ?? [])).map(Announcement.closed).joined(separator: " ")
      return pages + "\t" + Announcement.closed(SafeText.line(chapter.last ?? ""))
    }
  }

  /// Returns the match as a JSON object, with the title of its book and the file of it where it is one of several.
  func json(in book: KnownBook?) -> JSONValue {
    let source = book.map { book -> [(String, JSONValue)] in
      [("title", .string(SafeText.line(book.title))), ("file", .string(book.path))]
    }
    return .object(
      (source ?? []) + [
        ("text", .string(SafeText.line(text))), ("sentence", .string(excerpt.shown)),
        ("chapter", .array(place.chapter.map { .string(SafeText.line($0)) })), ("page", .integer(place.page)),
        ("print_page", place.printPage.map { .string($0) } ?? .null), ("section", .integer(range.lower.section)),
        ("range", .array([.integer(range.lower.offset), .integer(range.upper.offset)])),
      ])
  }
}
