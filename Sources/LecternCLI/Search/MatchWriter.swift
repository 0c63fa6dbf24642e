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

  /// Prepares to write as a command line asks for.
  init(_ invocation: Invocation, _ edges: Edges) {
    output = edges.output
    isJSON = invocation.has("--json")
    catalogue = edges.catalogue
  }

  /// Writes a match, in one book of several with the title of the book.
  mutating func write(_ match: FoundMatch, in book: KnownBook? = nil) {
    let line = isJSON ? match.json(in: book).text : match.line(in: book, catalogue) + "\n"
    output.write(isJSON ? (isEmpty ? "[" : ",\n") + line : line)
    isEmpty = false
  }

  /// Writes the end of the list.
  func finish() {
    if isJSON { output.write(isEmpty ? "[]\n" : "]\n") }
  }
}
