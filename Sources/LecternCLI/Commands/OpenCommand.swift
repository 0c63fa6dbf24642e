import BookFormats
import Bookshelf
import FoundationEssentials
import PageLayout
import Reading
import Speech
import TerminalUI
import Words

extension Subcommand {
  /// `lectern BOOK`: the reader; without a book, the bookshelf.
  static let open = Subcommand(
    name: nil, synopsis: "[BOOK]", operands: 0...20,
    summary:
      "read a book in the terminal; BOOK is a file, words of the title of a book opened before, its number on the "
      + "bookshelf, or a folder; without BOOK, the bookshelf",
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
        allowed: { ["lectern", "terminal"] }),
      Option(
        "--speech", "print|none|espeak|piper|hibari|speechd|command:CMD",
        "what speaks beside the page: captions, nothing, a voice of espeak, piper, hibari or speechd, or a command for "
          + "each utterance (whoever was chosen in this terminal; else a voice where it can be heard; else print)"),
      Option("--voice", "VOICE", "the voice, by a name that `lectern voices` lists: espeak:en-gb, piper:joe"),
      Option("--unpaced", nil, "let a command for speech be faster than anybody speaks"),
      Option("--transcript", "FILE", "append what is spoken to a file or a FIFO, a line as each utterance begins"),
      Option("--copy-command", "CMD", "copy by this command, which gets the text on its standard input"),
      Option("--calm", nil, "the main content alone, in an easy layout; F9 shows everything"),
      Option("--unlinked", nil, "texts that are not linked: moves inside one stop at its ends"),
      .encoding, .ocrLanguage,
    ]
  ) { invocation, edges throws(Failure) in
    if invocation.operands.isEmpty, !edges.isTerminal { return try listBooks(edges) }
    let chosen = try chosenSettings(invocation, edges)
    // Faults of the command line are reported before anything is read.
    _ = try screenLayout(chosen, invocation)
    _ = try copyCommand(chosen, invocation, edges)
    let transcript = try invocation.value("--transcript").map { file throws(Failure) in try log(file, edges) }
    // Before the keyboard is taken: a book may be typed, or be long in coming and be given up.
    let named = Speaker(named: chosen["speech"] ?? "")
    let screenReader = Lazy(edges.screenReader)
    if named == nil, !isPlain(chosen, edges) { edges.background { _ = screenReader.value } }
    let start = try beginning(invocation, edges) { name throws(Failure) in
      try edges.openBook(
        name, of: invocation,
        orSayWhyNotBy: (named ?? (isPlain(chosen, edges) ? nil : Speaker.unasked(edges, screenReader)))?.kind)
    }
    let name = start.path
    guard let keyboard = edges.keyboard(name == "-" ? .terminal : .standardInput) else {
      throw Failure(.usage, Complaint(.keyboardMissing, ["file": .file(name)]))
    }
    try read(start, by: keyboard, chosen, invocation, edges, transcript, screenReader)
    return .done
  }

  /// Finds the first to be read: the book that the operands name, by its file or as the shelf knows it, else the
  /// bookshelf.
  private static func beginning(
    _ invocation: Invocation, _ edges: Edges, open: (String) throws(Failure) -> Book
  ) throws(Failure) -> NextBook {
    let name = invocation.operands.joined(separator: " ")
    if name.isEmpty { return try NextBook(shelf: .books(""), edges) }
    if invocation.operands.count > 1, FileManager.default.fileExists(atPath: invocation.operands[0]) {
      throw invocation.usage(Complaint(.commandTakesLess, ["command": .text("lectern")]))
    }
    // Absolute, since the list of known books opens it again from wherever that is asked for.
    let path = name == "-" ? name : URL(fileURLWithPath: name).path
    if name == "-" { return NextBook(book: try open(name), path: path) }
    let shelf = ShelfStore(edges, complains: false)
    switch NamedBook(name, among: { shelf.exists ? (try? shelf.knownBooks()) ?? [] : [] }) {
    case .path(let path): return NextBook(book: try open(path), path: path)
    case .several(let books):
      if edges.isTerminal { return try NextBook(shelf: .books(name), edges) }
      let titles = books.map { SafeText.line($0.title) }.joined(separator: "; ")
      throw Failure(.usage, Complaint(.severalBooks, ["text": .text(name), "titles": .text(titles)]))
    case .folder(let folder):
      // A folder may be a book of pictures.
      let (encoding, language) = (try invocation.encoding(), try invocation.ocrLanguage())
      if let book = try? edges.openBook(name, encoding: encoding, ocrLanguage: language) {
        return NextBook(book: book, path: path)
      }
      return edges.isTerminal
        ? try NextBook(shelf: .folder(folder), edges) : NextBook(book: try open(name), path: path)
    case .none:
      if let command = Subcommand.named(like: invocation.operands[0]), !FileManager.default.fileExists(atPath: path) {
        throw invocation.usage(
          Complaint(
            .commandUnknownNear, ["name": .text(invocation.operands[0]), "nearest": .text("lectern \(command)")]))
      }
      return NextBook(book: try open(name), path: path)
    }
  }

  /// Reads a book, and whatever is opened from it; what is changed in a book holds for the next.
  private static func read(
    _ first: NextBook, by keyboard: any Keyboard, _ chosen: ReadersSettings, _ invocation: Invocation, _ edges: Edges,
    _ transcript: (any LineLog)?, _ screenReader: Lazy<FoundReader?>
  ) throws(Failure) {
    var chosen = chosen
    var speaker = Speaker(named: chosen["speech"] ?? "")
    var layout = try screenLayout(chosen, invocation)
    var next: NextBook? = first
    var memory = Reader.Memory()
    while let opened = next {
      var opening = LiveOpening(
        book: opened.book, path: opened.path, keyboard: keyboard, edges: edges, chosen: chosen,
        copyCommand: try? copyCommand(chosen, invocation, edges), log: transcript)
      opening.beginning = opened.beginning
      if case .correction = opened.beginning { opening.memory = memory }
      if let lesson = opened.lesson {
        let progress = PracticeProgress(edges)
        opening.practice = Practice(lesson, left: progress.left(lesson, from: nil))
        opening.practised = { progress.keep($0, from: nil, $1) }
      }
      opening.isUnlinked = invocation.has("--unlinked")
      opening.isUnpaced = invocation.has("--unpaced")
      if isPlain(chosen, edges) {
        next = try opening.readInLines()
      } else {
        let surroundings = OpeningSurroundings(keyboard, edges, screenReader)
        guard let found = speaker.map({ ($0, layout) }) ?? surroundings.find(layout) else { return }
        (speaker, layout) = found
        next = try opening.read(found.0, layout) {
          speaker = $0
          surroundings.keep($0)
        }
      }
      memory = opening.memory
      // A finding holds unless the reader has just chosen otherwise.
      let changed = opening.chosen
      if changed["speech"] != chosen["speech"] { speaker = Speaker(named: changed["speech"] ?? "") }
      let wanted = try screenLayout(changed, invocation)
      if try wanted != screenLayout(chosen, invocation) { layout = wanted }
      chosen = changed
    }
  }

  /// Returns a Boolean value that indicates whether books are read in lines, whatever the speaker.
  static func isPlain(_ chosen: ReadersSettings, _ edges: Edges) -> Bool {
    chosen["layout"] == "line" || !edges.isTerminal || edges.environment["TERM"].map { $0 == "dumb" } ?? true
  }

  /// Returns the settings of the file, and the options that stand for settings of this run.
  private static func chosenSettings(_ invocation: Invocation, _ edges: Edges) throws(Failure) -> ReadersSettings {
    var chosen = SettingsFile(edges).read()
    if let speech = invocation.value("--speech") {
      guard VoiceKind(speech) != nil else { throw invocation.refusal(of: "--speech") }
      chosen.take("speech", speech)
      // An engine that is named speaks, whatever voice of another one the settings give.
      if let engine = EngineName(rawValue: speech), VoiceName(chosen["voice"] ?? "")?.engine != engine {
        chosen.take("voice", engine.rawValue)
      }
    }
    chosen.take("voice", invocation.value("--voice"))
    if invocation.has("--line"), invocation.has("--braille") {
      throw invocation.usage(.lineWithoutBraille)
    }
    if invocation.has("--calm") { chosen.take("calm", "on") }
    if invocation.has("--line") { chosen.take("layout", "line") }
    if invocation.has("--braille") { chosen.take("layout", "braille") }
    chosen.take("braille-columns", invocation.value("--braille"))
    chosen.take("bidi", invocation.value("--bidi"))
    chosen.take("copy-command", invocation.value("--copy-command"))
    return chosen
  }

  /// Returns the layout of books on the screen.
  static func screenLayout(
    _ chosen: ReadersSettings, _ invocation: Invocation
  ) throws(Failure) -> ScreenLayout {
    guard chosen["layout"] == "braille" else { return .book(chosen["bidi"] == "terminal" ? .logical : .visual) }
    guard let value = chosen["braille-columns"] else { return .braille() }
    guard let columns = Int(value), columns > 0 else {
      throw invocation.usage(Complaint(.optionNeedsNumber, ["option": .text("--braille")]))
    }
    return .braille(columns: columns)
  }

  /// Returns the words of the user's own command for copying.
  private static func copyCommand(
    _ chosen: ReadersSettings, _ invocation: Invocation, _ edges: Edges
  ) throws(Failure) -> [String]? {
    guard let line = chosen["copy-command"], !line.isEmpty || invocation.has("--copy-command") else { return nil }
    guard let words = edges.words(line) else {
      let name = invocation.has("--copy-command") ? "--copy-command" : "copy-command"
      throw invocation.usage(Complaint(.copyCommandWrong, ["name": .text(name)]))
    }
    return words
  }

  private static func log(_ file: String, _ edges: Edges) throws(Failure) -> any LineLog {
    guard let log = edges.log(file, false) else {
      throw Failure(.inputOutput, Complaint(.transcriptUnwritable, ["file": .file(file)]))
    }
    return log
  }

  private static func listBooks(_ edges: Edges) throws(Failure) -> ExitStatus {
    let books = try ShelfStore(edges).knownBooks()
    guard !books.isEmpty else {
      for line in [Phrase.Key.beginByFile, .beginByShelf, .beginByReading, .beginByPractice, .beginByHelp] {
        edges.output.write(edges.catalogue.text(line) + "\n")
      }
      return .done
    }
    for known in books {
      edges.output.write(SafeText.line(([known.title] + known.creators).joined(separator: ", ")) + "\n")
    }
    return .done
  }
}
