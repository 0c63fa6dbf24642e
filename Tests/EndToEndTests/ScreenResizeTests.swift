import Glibc
import TestSupport
import Testing

/// The terminal gets another size while a book is read.
@Suite(.timeLimit(.minutes(10))) struct ScreenResizeTests {
  let home: TemporaryFolder
  let book: String

  init() throws {
    home = try TemporaryFolder()
    book = try Books.dense.write(to: home)
  }

  /// A session that has gone a few pages and lines on.
  private func begun() throws -> ScreenSession {
    let session = try ScreenSession(book, home: home)
    try session.opened()
    session.press(KeyBytes.pageDown + KeyBytes.pageDown + KeyBytes.down + "w")
    try session.wait(for: "the third page") {
      $0.rows[23].contains("Page 3 of") && ($0.row, $0.column) == (3, 4)
    }
    return session
  }

  /// The word at the cursor.
  private func word(_ screen: ScreenModel) -> Substring? {
    screen.rows[screen.row].dropFirst(screen.column).split(separator: " ").first
  }

  @Test(arguments: [(40, 12), (200, 60), (20, 8), (81, 24)])
  func `the place stays, and the frame is that of the size`(columns: Int, lines: Int) throws {
    let session = try begun()
    let place = word(session.screen)
    session.resize(columns: columns, lines: lines)
    try session.wait(for: "the place") { word($0) == place }
    #expect(session.screen.rows[0].contains("Numbers"))
    session.resize(columns: 80, lines: 24)
    try session.wait(for: "the place again") { word($0) == place && $0.rows[0].contains("Numbers") }
    #expect(session.screen.hidings == 0)
  }

  @Test func `after a storm of sizes the frame is the right one`() throws {
    let session = try begun()
    let place = word(session.screen)
    for number in 0..<50 { session.resize(columns: 20 + number * 37 % 90, lines: 2 + number * 13 % 40) }
    session.resize(columns: 60, lines: 15)
    try session.wait(for: "the place") { word($0) == place && $0.rows[0].contains("Numbers") }
    session.press("~")
    try session.wait(for: "the last frame") { $0.rows[14].hasPrefix("No command") && $0.rows[14].contains(" of ") }

    let home = try TemporaryFolder()
    let other = try ScreenSession(book, home: home)
    try other.opened()
    other.press(KeyBytes.pageDown + KeyBytes.pageDown + KeyBytes.down)
    try other.wait(for: "the place") { $0.rows[23].contains("Page 3 of") && word($0) == place }
    other.resize(columns: 60, lines: 15)
    try other.wait(for: "the place") { word($0) == place && $0.rows[0].contains("Numbers") }
    other.press("~")
    try other.wait(for: "the same screen") { $0.rows == session.screen.rows }
    #expect((other.screen.row, other.screen.column) == (session.screen.row, session.screen.column))
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 24), (80, 1), (80, 2), (3, 2), (500, 2), (2, 300)])
  func `no size is too small or too odd`(columns: Int, lines: Int) throws {
    let session = try begun()
    let place = word(session.screen)
    session.resize(columns: columns, lines: lines)
    session.press("][w~")
    session.resize(columns: 80, lines: 24)
    try session.wait(for: "the place") { word($0) == place && $0.rows[0].contains("Numbers") }
    session.press("q")
    #expect(try session.end() == .exited(0))

    let small = try ScreenSession(book, home: home, columns: columns, lines: lines)
    try small.wait(for: "a frame") { $0.modes.contains(2004) }
    small.press(KeyBytes.down + KeyBytes.pageDown + "q")
    #expect(try small.end() == .exited(0))
    #expect(small.screen.hidings == 0)
  }

  @Test func `a size that the environment claims is not believed`() throws {
    let session = try ScreenSession(book, home: home, environment: ["LINES": "5", "COLUMNS": "20"])
    try session.opened()
    #expect(session.screen.rows.filter(\.isEmpty).count == 1, "the row below the header")
    #expect(session.screen.rows[2].count > 60)
  }
}
