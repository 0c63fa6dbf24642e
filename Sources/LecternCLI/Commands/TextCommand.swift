import BookFormats
import TerminalUI
import TextModel

extension Subcommand {
  /// `lectern text`: the visible text of a book and nothing else.
  static let text = Subcommand(
    name: "text", synopsis: "BOOK", operands: 1...1,
    summary: "the book's visible text and nothing else, blocks on lines of their own",
    options: [.encoding, .ocrLanguage], reads: { $0.operands }
  ) { invocation, edges throws(Failure) in
    let book = try edges.openBook(of: invocation).textAlone
    let flow = (0..<book.sectionCount).filter(book.isLinear)
    for text in Prefetcher(flow, in: edges.background, make: { book.passingSection($0).visibleText }) {
      edges.output.write(text)
    }
    return edges.outcome(ofReading: book)
  }
}
