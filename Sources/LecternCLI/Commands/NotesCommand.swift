import Bookshelf
import TerminalUI

extension Subcommand {
  /// `lectern notes`: what has been saved.
  static let notes = Subcommand(
    name: "notes", synopsis: "[BOOK]", operands: 0...1,
    summary: "the passages saved from a book, or from all of them",
    options: [
      Option("--format", nil, "how they are written (text)", allowed: NoteFormat.allCases.map(\.rawValue))
    ]
  ) { invocation, edges throws(Failure) in
    let shelf = ShelfKeeper(edges)
    var book: BookIdentity?
    if let name = invocation.operands.first {
      book = try shelf.identity(of: try edges.openBook(name), at: name)
      guard book != nil else { throw Failure(.usage, "Standard input keeps no notes. Name a file instead.") }
    }
    let notes = try shelf.notes(of: book)
    let format = invocation.value("--format").flatMap(NoteFormat.init) ?? .text
    edges.output.write(NoteList(notes, in: edges.catalogue).rendered(as: format))
    return .done
  }
}
