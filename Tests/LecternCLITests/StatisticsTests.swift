import Bookshelf
import Foundation
import LecternCLI
import Speech
import Synchronization
import TerminalUI
import TestSupport
import Testing
import TextModel

/// A keyboard on which each key comes so many milliseconds after the one before, on a clock of its own.
final class SlowKeys: Keyboard {
  private let state: Mutex<(bytes: [UInt8], now: Instant)>
  private let pace: Int

  init(_ text: String, every milliseconds: Int) {
    state = Mutex((bytes: Array(text.utf8), now: Instant(milliseconds: 0)))
    pace = milliseconds
  }

  /// The moment on the keyboard's clock.
  var now: Instant { state.withLock { $0.now } }

  func next(until deadline: Instant?, leavingKeys: Bool) -> KeyboardInput {
    state.withLock { state in
      guard !state.bytes.isEmpty else { return .closed }
      state.now.milliseconds += pace
      return .byte(state.bytes.removeFirst())
    }
  }

  func wake() {}

  func rest(byKey: Bool) {}
}

@Suite struct StatisticsTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private var shelfFile: String { home.path + "/lectern/shelf.sqlite" }

  /// Reads a book in lines, a key every 20 seconds.
  @discardableResult
  private func read(_ book: String, _ keys: String) -> [String] {
    let keyboard = SlowKeys(keys, every: 20_000)
    return ProgramRun([book, "--line"], home: home, keyboard: keyboard, clock: { keyboard.now }).lines
  }

  private func stats(_ options: String..., in language: String = "en") -> [String] {
    let run = ProgramRun(["stats"] + options, home: home, environment: ["LANG": "\(language)_XX.UTF-8"])
    #expect(run.status == .done && run.errors.isEmpty, "\(run.errors)")
    return run.lines
  }

  /// Puts two books on the shelf, one of which was read long enough to tell a speed.
  private func fillShelf() throws {
    let shelf = try Shelf(file: shelfFile)
    let (guide, letters) = (
      Sample.book("Travel Guide", identifier: "urn:guide"), Sample.book("Letters?", by: [], hash: 2)
    )
    try shelf.opened(letters, at: "/books/letters.epub", on: 1)
    try shelf.add(
      [20_000: ReadingTally(milliseconds: 61_000, pages: 1, characters: 90)], length: 60_000, of: letters, on: 1)
    try shelf.opened(guide, at: "/books/guide.epub", on: 2)
    let day = ReadingTally(milliseconds: 45 * 60_000, pages: 30, characters: 54_000)
    try shelf.add([20_000: day, 20_002: day], length: 600_000, of: guide, on: 2)
    for (book, percentage) in [(guide, 75), (letters, 10)] {
      try shelf.save(
        Place(
          book: book, position: .start, context: TextContext(before: "", after: ""), session: "{}",
          percentage: percentage), on: 2)
    }
  }

  @Test func `where nothing was read that is said, and no shelf is made`() {
    #expect(stats() == ["Nothing has been read yet."])
    #expect(
      stats("--json") == [
        #"{"books":[],"all":{"seconds":0,"pages":0,"words":0,"days":0,"last_day":null,"words_per_minute":null}}"#
      ])
    #expect(!FileManager.default.fileExists(atPath: shelfFile))
  }

  @Test(arguments: [
    (
      "en",
      [
        "Travel Guide. Read for 1 hour 30 minutes on 2 days. 60 pages, 18000 words. 200 words per minute. "
          + "2 hours 5 minutes left in the book.",
        "Letters? Read for 1 minute on 1 day. 1 page, 15 words. 45 minutes left in the book.",
        "All books. Read for 1 hour 31 minutes on 2 days. 61 pages, 18015 words. 197 words per minute.",
      ]
    ),
    (
      "de",
      [
        "Travel Guide. 1 Stunde 30 Minuten gelesen, an 2 Tagen. 60 Seiten, 18000 Wörter. 200 Wörter pro Minute. "
          + "Noch 2 Stunden 5 Minuten im Buch.",
        "Letters? 1 Minute gelesen, an 1 Tag. 1 Seite, 15 Wörter. Noch 45 Minuten im Buch.",
        "Alle Bücher. 1 Stunde 31 Minuten gelesen, an 2 Tagen. 61 Seiten, 18015 Wörter. 197 Wörter pro Minute.",
      ]
    ),
    (
      "pl",
      [
        "Travel Guide. Czas czytania: 1 godzina 30 minut, w ciągu 2 dni. 60 stron, 18000 słów. 200 słów na minutę. "
          + "Do końca książki 2 godziny 5 minut.",
        "Letters? Czas czytania: 1 minuta, w ciągu 1 dnia. 1 strona, 15 słów. Do końca książki 45 minut.",
        "Wszystkie książki. Czas czytania: 1 godzina 31 minut, w ciągu 2 dni. 61 stron, 18015 słów. 197 słów na minutę.",
      ]
    ),
  ])
  func `each book is a line, and all of them the last one`(language: String, lines: [String]) throws {
    try fillShelf()
    #expect(stats(in: language) == lines)
  }

  @Test func `programs are told numbers, and null where something is not known`() throws {
    try fillShelf()
    #expect(
      stats("--json") == [
        #"{"books":[{"title":"Travel Guide","creators":["A Walker"],"identifier":"urn:guide","file":"/books/guide.epub","#
          + #""seconds":5400,"pages":60,"words":18000,"days":2,"last_day":"2024-10-06","words_per_minute":200,"#
          + #""seconds_left":7500},{"title":"Letters?","creators":[],"identifier":null,"file":"/books/letters.epub","#
          + #""seconds":61,"pages":1,"words":15,"days":1,"last_day":"2024-10-04","words_per_minute":null,"#
          + #""seconds_left":2741}],"all":{"seconds":5461,"pages":61,"words":18015,"days":2,"last_day":"2024-10-06","#
          + #""words_per_minute":197}}"#
      ])
  }

  @Test func `a book that is read by keys is measured, and two readings add up`() throws {
    let book = try GoldenBooks.golden.write(to: home)
    // The first key begins.
    read(book, "....q")
    #expect(stats().first == "Travel Guide. Read for 1 minute on 1 day. 0 pages, 20 words.")
    read(book, "....q")
    #expect(stats().first?.hasPrefix("Travel Guide. Read for 2 minutes on 1 day.") == true)
  }

  @Test func `in the reader the book at hand comes first, with what was read just now`() throws {
    try fillShelf()
    var fixture = EPUBFixture("<p>One.</p><p>Two.</p><p>Three.</p>")
    fixture.title = "Own Book"
    // In the list each full stop goes to the next sentence.
    let lines = read(try fixture.write(to: home), "...:stats\r......qq")
    let start = try #require(lines.firstIndex { $0.hasPrefix("Statistics.") })
    let told = lines[(start + 1)...].joined(separator: " ")
    #expect(told.hasPrefix("Own Book. Read for 2 minutes on 1 day. 0 pages, 0 words."), "\(lines)")
    #expect(told.contains("Travel Guide. Read for 1 hour 30 minutes on 2 days."), "\(lines)")
  }

  @Test func `a transcript tells what is on the shelf, and is no reading itself`() throws {
    try fillShelf()
    let before = stats("--json")
    let book = try EPUBFixture("<p>One.</p><p>Two.</p>").write(to: home)
    let run = ProgramRun(
      ["transcript", book, "--speech-only", "--keys", "Down @wait:60000 Down : \"stats\" Enter . . . . ."], home: home
    )
    #expect(run.lines.contains("Letters?"), "\(run.output)")
    #expect(stats("--json") == before)
  }

  @Test func `standard input is read, and nothing is kept of it`() {
    let keyboard = SlowKeys("....q", every: 20_000)
    _ = ProgramRun(
      ["-", "--line"], home: home, input: "One. Two. Three.", keyboard: keyboard, clock: { keyboard.now })
    #expect(stats() == ["Nothing has been read yet."])
  }
}
