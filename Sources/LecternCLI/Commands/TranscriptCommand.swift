import Accessibility
import BookFormats
import PageLayout
import Reading
import Speech
import TerminalUI

extension Subcommand {
  /// `lectern transcript`: a session without a terminal.
  static let transcript = Subcommand(
    name: "transcript", synopsis: "BOOK", operands: 1...1,
    summary: "drive a session by keys and print what it says",
    options: [
      Option("--keys", "KEYS", "keys between blanks: a ] Down C-Home \"text\" @words:3 @sentence @end @wait:500"),
      Option("--keys-file", "FILE", "keys from a file; # begins a comment"),
      Option("--size", "COLUMNSxROWS", "the size of the terminal (80x24)"),
      Option("--set", "KEY=VALUE", "a setting: \(Settings.names.joined(separator: ", "))", repeats: true),
      Option("--speech-only", nil, "leave the keys out"),
      Option("--json", nil, "a JSON object a line"),
      Option("--resume", nil, "begin at the place kept for the book, and keep it"),
    ]
  ) { invocation, edges throws(Failure) in
    let size = try pageSize(of: invocation)
    let script = try keys(of: invocation, edges)
    let name = invocation.operands[0]
    let book = try edges.openBook(name)
    let desk = ReadingDesk(book, size: size).indexed()
    var settings = Settings()
    settings.typingEcho = .none
    for setting in invocation.all("--set") { try settings.set(setting) }

    let shelf = ShelfKeeper(edges)
    let keeper = NoteKeeper(shelf: shelf, book: book, path: name, date: edges.date)
    let copier = TextCopier.toFile(edges)
    let resumes = invocation.has("--resume")
    let session = resumes ? keeper.session() ?? Session() : Session()
    let reader = Reader(
      session: session, world: desk.world(settings: settings, catalogue: edges.catalogue),
      keys: try KeyMap.standard(),
      shape: ReaderShape(size: size, cells: desk.cells),
      problems: { [catalogue = edges.catalogue] in
        ProblemList(metIn: book).lines(namingFile: false, in: catalogue)
      })
    var transcript = Transcript(reader) { effect in
      if case .copy(let passage) = effect { copier.copy(passage.text) } else { keeper.answer(effect) }
    }
    let writer = TranscriptWriter(
      output: edges.output, isJSON: invocation.has("--json"), hasKeys: !invocation.has("--speech-only"))
    writer.write(&transcript)
    for (name, step) in script.steps {
      transcript.perform(step, named: name)
      writer.write(&transcript)
    }
    writer.finish(&transcript)
    if resumes { keeper.keep(transcript.reader.bookSession) }
    return .done
  }

  private static func pageSize(of invocation: Invocation) throws(Failure) -> PageSize {
    let text = invocation.value("--size") ?? "80x24"
    let numbers = text.split(separator: "x").compactMap { Int($0) }
    guard numbers.count == 2, numbers[0] > 0, numbers[1] > 0 else {
      throw invocation.usage("--size \(text) is no size; it is written as 80x24.")
    }
    return PageSize(columns: numbers[0], lines: numbers[1])
  }

  private static func keys(of invocation: Invocation, _ edges: Edges) throws(Failure) -> KeyScript {
    do {
      if let file = invocation.value("--keys-file") {
        let bytes = try edges.bytes(of: file)
        return try KeyScript(String(decoding: bytes, as: UTF8.self), allowsComments: true)
      }
      return try KeyScript(invocation.value("--keys") ?? "")
    } catch let fault as KeyScript.Fault {
      throw invocation.usage(fault.message)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(.inputOutput, "The keys cannot be read.")
    }
  }
}

extension Settings {
  /// Takes a setting written as `KEY=VALUE`.
  fileprivate mutating func set(_ setting: String) throws(Failure) {
    let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { throw Failure(.usage, "--set \(setting) needs a value: --set KEY=VALUE.") }
    do { try set(parts[0], to: parts[1]) } catch { throw Failure(.usage, error.message) }
  }
}
