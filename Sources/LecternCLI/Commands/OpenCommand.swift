import Accessibility
import Bookshelf
import FoundationEssentials
import PageLayout
import Reading
import TerminalUI

extension Subcommand {
  /// `lectern BOOK`: the reader; without a book, the books that have been opened.
  static let open = Subcommand(
    name: nil, synopsis: "[BOOK]", operands: 0...1,
    summary: "read a book, one utterance a line; without BOOK, the books opened before, newest first",
    options: [
      Option("--line", nil, "only ever append lines: no screen, no cursor, no colours"),
      Option("--transcript", "FILE", "append what is spoken to a file or a FIFO, a line as each utterance begins"),
      Option("--copy-command", "CMD", "copy by this command, which gets the text on its standard input"),
    ]
  ) { invocation, edges throws(Failure) in
    guard let name = invocation.operands.first else { return try listBooks(edges) }
    let tap = try invocation.value("--transcript").map { file throws(Failure) in try TranscriptTap(file, edges) }
    let ownCopier = try copyCommand(of: invocation)
    // Before the keyboard is taken: a book may be typed, or be long in coming and be given up.
    let book = try edges.openBook(name)
    guard let keyboard = edges.keyboard(name == "-" ? .terminal : .standardInput) else {
      throw Failure(.usage, "There is no keyboard to read from. lectern read \(name) reads without one.")
    }
    let desk = ReadingDesk(book, size: PageSize(columns: 80, lines: 24, measure: .allColumns))
    // Absolute, since the list of known books opens it again from wherever that is asked for.
    let path = name == "-" ? name : URL(fileURLWithPath: name).path
    let copier = TextCopier(edges, command: ownCopier, hasScreen: false)
    let keeper = NoteKeeper(
      shelf: ShelfKeeper(edges), book: book, path: path, date: edges.date, copier: copier)
    keeper.opened()
    var settings = Settings()
    settings.pace = .step
    settings.soundsAreHeard = false
    settings.wordsAreExact = false
    let reader = Reader(
      session: keeper.session() ?? Session(), world: desk.world(settings: settings), keys: try KeyMap.standard())
    let index = IndexWork(of: desk, in: edges.background) { [weak keyboard] in keyboard?.wake() }
    defer { index.cancel() }
    var line = LineReader(reader, keyboard: keyboard, keeper: keeper, index: index, tap: tap, edges: edges)
    line.run()
    return .done
  }

  /// The words of the user's own command for copying: what stands between blanks.
  private static func copyCommand(of invocation: Invocation) throws(Failure) -> [String]? {
    guard let line = invocation.value("--copy-command") else { return nil }
    let words = line.split(separator: " ").map(String.init)
    guard !words.isEmpty else { throw invocation.usage("--copy-command names no program.") }
    return words
  }

  private static func listBooks(_ edges: Edges) throws(Failure) -> ExitStatus {
    let books = try ShelfKeeper(edges).knownBooks()
    guard !books.isEmpty else {
      edges.output.write(Help.text())
      return .usage
    }
    for known in books {
      edges.output.write(SafeText.line(([known.book.title] + known.book.creators).joined(separator: ", ")) + "\n")
    }
    return .done
  }
}
