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
  /// The labels of the chapters around it, the outermost first.
  let chapter: [String]
  /// The page of 80 columns and 24 rows, from 1.
  let page: Int
  /// The page of the printed edition, where the book has a list of them.
  let printPage: String?

  /// Returns the match in one line: the title of the book where it is one of several, page, chapter and sentence, each
  /// a sentence to be spoken, tabs between.
  func line(in book: KnownBook?, _ catalogue: Catalogue) -> String {
    let title = book.map { [Announcement.closed(SafeText.line($0.book.title))] } ?? []
    let page = catalogue.text(Phrase(.pageNumber, ["page": .count(page)]))
    let printed = printPage.map { catalogue.text(Phrase(.printPage, ["label": .text(SafeText.line($0))])) }
    let place = ([page] + (printed.map { [$0] } ?? [])).map(Announcement.closed).joined(separator: " ")
    return (title + [place, Announcement.closed(SafeText.line(chapter.last ?? "")), excerpt.heard])
      .joined(separator: "\t")
  }

  /// Returns the match as a JSON object, with the title of its book and the file of it where it is one of several.
  func json(in book: KnownBook?) -> JSONValue {
    let source = book.map { book -> [(String, JSONValue)] in
      [("title", .string(SafeText.line(book.title))), ("file", .string(book.path))]
    }
    return .object(
      (source ?? []) + [
        ("text", .string(SafeText.line(text))), ("sentence", .string(excerpt.shown)),
        ("chapter", .array(chapter.map { .string(SafeText.line($0)) })), ("page", .integer(page)),
        ("print_page", printPage.map { .string($0) } ?? .null), ("section", .integer(range.lower.section)),
        ("range", .array([.integer(range.lower.offset), .integer(range.upper.offset)])),
      ])
  }
}
