import Accessibility
import Bookshelf
import TerminalUI
import Words

/// Writes matches down, one a line.
struct MatchWriter {
  private let output: any TextOutput
  private let isJSON: Bool
  private let catalogue: Catalogue
  /// A Boolean value that indicates whether there has been no match.
  private(set) var isEmpty = true
  /// The place of the last match, and its words: many matches stand on one page.
  private var last: (place: FoundMatch.Place, words: String)?
  private var lastHeard: Excerpt.Heard?

  /// Prepares to write as a command line asks for.
  init(_ invocation: Invocation, _ edges: Edges) {
    output = edges.output
    isJSON = invocation.has("--json")
    catalogue = edges.catalogue
  }

  /// Writes a match, in one book of several with the title of the book.
  ///
  /// A line has that title, page, chapter and sentence, each a sentence to be spoken, with tabs between.
  mutating func write(_ match: FoundMatch, in book: KnownBook? = nil) {
    let line = isJSON ? match.json(in: book).text : line(of: match, in: book)
    output.write(isJSON ? (isEmpty ? "[" : ",\n") + line : line)
    isEmpty = false
  }

  private mutating func line(of match: FoundMatch, in book: KnownBook?) -> String {
    let title = book.map { Announcement.closed(SafeText.line($0.book.title)) + "\t" } ?? ""
    if last?.place != match.place { last = (match.place, match.place.line(catalogue)) }
    return title + (last?.words ?? "") + "\t" + match.excerpt.heard(after: &lastHeard) + "\n"
  }

  /// Writes the end of the list.
  func finish() {
    if isJSON { output.write(isEmpty ? "[]\n" : "]\n") }
  }
}
