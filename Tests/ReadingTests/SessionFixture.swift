import Accessibility
import PageLayout
import Reading
import Speech
import TerminalUI
import TestSupport
import TextModel
import TextUnits

/// A reader of a book, driven by keys, its voice written down.
struct SessionFixture {
  private(set) var transcript: Transcript
  /// The lines that were heard as the book was opened.
  let opening: [String]

  /// Opens a text for a size; the index is there from the start unless it is held back.
  init(
    _ text: any ReadableText, size: PageSize = PageSize(columns: 80, lines: 24), session: Session = Session(),
    settings: Settings = Settings(), actions: [CustomAction] = [], rotors: [CustomRotor] = [],
    answer: @escaping (Effect) -> News.Answer? = { _ in nil }
  ) throws {
    let world = SessionFixture.world(text, size: size, settings: settings, actions: actions, rotors: rotors)
    let reader = Reader(
      session: session, world: world, keys: try KeyMap(), shape: ReaderShape(size: size, cells: .terminal()))
    transcript = Transcript(reader) { answer($0).map { [$0] } ?? [] }
    opening = transcript.take().filter(\.isHeard).compactMap(\.line)
  }

  /// Returns the world that a session reads from, indexed.
  static func world(
    _ text: any ReadableText, size: PageSize = PageSize(columns: 80, lines: 24), settings: Settings = Settings(),
    actions: [CustomAction] = [], rotors: [CustomRotor] = []
  ) -> ReadingWorld {
    let cells = CellWidth.terminal()
    let index = PageIndex.build(text, size: size, cells: cells)
    let geometry = PaginatedBook(text: text, size: size, cells: cells)
    return ReadingWorld(
      text: text, geometry: index.map(geometry.indexed) ?? geometry, tokenizer: UnitTokenizer(text: text),
      index: index?.book, settings: settings, actions: actions, rotors: rotors)
  }

  /// Presses keys and gives what is heard.
  mutating func heard(_ keys: String) throws -> [String] {
    for (name, step) in try KeyScript(keys).steps { transcript.perform(step, named: name) }
    return transcript.take().filter(\.isHeard).compactMap(\.line)
  }

  /// Carries out a command that no key stands for, and gives what is heard.
  mutating func heard(_ command: Command) throws -> [String] {
    transcript.perform(command)
    return transcript.take().filter(\.isHeard).compactMap(\.line)
  }

  /// Tells the reader what has happened, and gives what is heard.
  mutating func heard(_ news: News) throws -> [String] {
    transcript.tell(news)
    return transcript.take().filter(\.isHeard).compactMap(\.line)
  }

  var session: Session { transcript.reader.session }
}
