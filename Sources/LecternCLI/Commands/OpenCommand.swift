import Accessibility
import BookFormats
import Bookshelf
import FoundationEssentials
import PageLayout
import Reading
import Speech
import TerminalUI

extension Subcommand {
  /// `lectern BOOK`: the reader; without a book, the books that have been opened.
  static let open = Subcommand(
    name: nil, synopsis: "[BOOK]", operands: 0...1,
    summary: "read a book in the terminal; without BOOK, the books opened before, newest first",
    options: [
      Option("--line", nil, "only ever append lines: no screen, no cursor, no colours"),
      Option(
        "--braille", "N",
        "text alone, in rows of N columns, for a braille display; Space reads a paragraph (40)",
        isValueOptional: true),
      Option(
        "--bidi", nil,
        "who puts text that is read from the right in the order it is seen in; a terminal that does, or a screen "
          + "reader that reads the screen, wants terminal (lectern)",
        allowed: ["lectern", "terminal"]),
      Option(
        "--speech", "print|none|espeak|command:CMD",
        "what speaks beside the page: captions, nothing, eSpeak NG, or a command for each utterance (whoever was "
          + "chosen in this terminal; else espeak where it can be heard; else print)"),
      Option("--transcript", "FILE", "append what is spoken to a file or a FIFO, a line as each utterance begins"),
      Option("--copy-command", "CMD", "copy by this command, which gets the text on its standard input"),
    ]
  ) { invocation, edges throws(Failure) in
    guard let name = invocation.operands.first else { return try listBooks(edges) }
    let asked = try invocation.value("--speech").map { value throws(Failure) in
      guard let kind = VoiceKind(value) else { throw invocation.usage("--speech cannot be \(value).") }
      return kind
    }
    let layout = try screenLayout(of: invocation)
    let ownCopier = try copyCommand(of: invocation, edges)
    let transcript = try invocation.value("--transcript").map { file throws(Failure) in try log(file, edges) }
    // Before the keyboard is taken: a book may be typed, or be long in coming and be given up.
    let isPlain =
      invocation.has("--line") || !edges.isTerminal || edges.environment["TERM"].map { $0 == "dumb" } ?? true
    let book = try edges.openBook(
      name, orSayWhyNotBy: asked ?? (isPlain ? nil : Speaker.unasked(edges).kind))
    guard let keyboard = edges.keyboard(name == "-" ? .terminal : .standardInput) else {
      throw Failure(.usage, "There is no keyboard to read from. lectern read \(name) reads without one.")
    }
    // Absolute, since the list of known books opens it again from wherever that is asked for.
    let path = name == "-" ? name : URL(fileURLWithPath: name).path
    let opening = LiveOpening(
      book: book, path: path, keyboard: keyboard, edges: edges, copyCommand: ownCopier, log: transcript)
    if isPlain {
      try opening.readInLines()
    } else {
      let surroundings = OpeningSurroundings(keyboard, edges)
      let found = asked.map { (Speaker.voice($0), layout) } ?? surroundings.find(layout)
      guard let (speaker, layout) = found else { return .done }
      try opening.read(speaker, layout, changed: surroundings.keep)
    }
    return .done
  }

  private static func screenLayout(of invocation: Invocation) throws(Failure) -> ScreenLayout {
    guard invocation.has("--braille") else {
      return .book(invocation.value("--bidi") == "terminal" ? .logical : .visual)
    }
    guard !invocation.has("--line") else { throw invocation.usage("--line has no screen for --braille.") }
    guard let value = invocation.value("--braille") else { return .braille() }
    guard let columns = Int(value), columns > 0 else {
      throw invocation.usage("--braille needs a number from 1 up.")
    }
    return .braille(columns: columns)
  }

  /// The words of the user's own command for copying.
  private static func copyCommand(of invocation: Invocation, _ edges: Edges) throws(Failure) -> [String]? {
    guard let line = invocation.value("--copy-command") else { return nil }
    guard let words = edges.words(line) else {
      throw invocation.usage("--copy-command names no program, or has a quote that is not closed.")
    }
    return words
  }

  private static func log(_ file: String, _ edges: Edges) throws(Failure) -> any LineLog {
    guard let log = edges.log(file) else {
      throw Failure(.inputOutput, "\(file): cannot be written. Name a file or a FIFO for --transcript.")
    }
    return log
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
