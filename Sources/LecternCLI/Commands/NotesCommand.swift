import BookFormats
import Bookshelf
import Reading
import TerminalUI
import Words

extension Subcommand {
  /// `lectern notes`: what has been saved.
  static let notes = Subcommand(
    name: "notes", synopsis: "[BOOK]", operands: 0...1,
    summary: "the passages saved from a book, or from all of them",
    options: [
      Option("--answers", nil, "what was filled in forms instead"),
      Option("--bookmarks", nil, "bookmarks too"),
      Option("--category", "NAME", "the highlights of a category alone"),
      Option("--format", nil, "how they are written (text)", allowed: { NoteFormat.allCases.map(\.rawValue) }),
      Option("--import", "FILE", "take in W3C annotations, or the states.db of epy, instead of writing"),
    ]
  ) { invocation, edges throws(Failure) in
    let shelf = ShelfStore(edges)
    let name = invocation.operands.first
    if let file = invocation.value("--import") {
      let told = try NoteImport(shelf: shelf, edges: edges).run(file, for: name)
      edges.output.write(told.map { SafeText.line(edges.catalogue.text($0)) + "\n" }.joined())
      return .done
    }
    var book: (text: Book, identity: BookIdentity)?
    if let name {
      let opened = try edges.openBook(name)
      guard let identity = try shelf.identity(of: opened, at: name) else {
        throw Failure(.usage, .inputKeepsNotesFile)
      }
      book = (opened, identity)
    }
    let format = invocation.value("--format").flatMap(NoteFormat.init) ?? .text
    if invocation.has("--answers") {
      var books: [BookIdentity] = []
      if let book { books = [book.identity] } else { books = try shelf.booksWithAnswers() }
      var lists: [AnswerList] = []
      for book in books { lists.append(AnswerList(answers: try shelf.answers(of: book), title: book.title)) }
      guard let text = AnswerList.rendered(lists, as: format, naming: book == nil) else {
        throw invocation.usage(Complaint(.answersOfNoFormat, ["format": .text(format.rawValue)]))
      }
      edges.output.write(text)
      return .done
    }
    let category = invocation.value("--category").flatMap { Annotation.Category($0)?.known(in: edges.catalogue) }
    let notes = try shelf.notes(of: book?.identity).filter { note in
      if let category { return note.category == category.name }
      return note.kind != .bookmark || invocation.has("--bookmarks")
    }
    var characters: CharacterPlaces?
    if let book, format == .w3c { characters = CharacterPlaces(book.text, of: book.identity) }
    let pictures = book.map { PicturePlaces($0.text, of: $0.identity) }
    edges.output.write(
      NoteList(notes, in: edges.catalogue, characters: characters, pictures: pictures).rendered(as: format))
    return .done
  }
}
