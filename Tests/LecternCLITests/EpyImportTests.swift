import CSQLite
import LecternCLI
import TestSupport
import Testing

/// The bookmarks and places that epy keeps.
@Suite struct EpyImportTests {
  let trade: NoteTrade

  init() throws { trade = try NoteTrade() }

  /// The tables of its database.
  private static let tables = """
    CREATE TABLE reading_states (
      filepath TEXT PRIMARY KEY, content_index INTEGER, textwidth INTEGER, row INTEGER, rel_pctg REAL);
    CREATE TABLE bookmarks (
      id TEXT PRIMARY KEY, filepath TEXT, name TEXT, content_index INTEGER, textwidth INTEGER, row INTEGER,
      rel_pctg REAL);
    """

  @Test func `the bookmarks and the place that epy keeps are taken in once`() throws {
    let path = try NoteTrade.book().write(to: trade.home)
    let states = trade.home.path + "/states.db"

    try epy(
      states,
      """
      \(Self.tables)
      INSERT INTO reading_states VALUES ('\(path)', 0, 40, 2, NULL);
      INSERT INTO bookmarks VALUES ('a', '\(path)', 'late', 0, 40, 10, 0.95);
      INSERT INTO bookmarks VALUES ('b', '/nowhere.epub', 'gone', 0, 40, 1, 0.5);
      """)
    let run = trade.lectern("notes", "--import", states)
    #expect(
      run.lines == ["1 bookmark imported.", "1 place imported.", "/nowhere.epub: no such file; check the name."],
      "\(run.output)")
    #expect(trade.hear("b Enter", in: path).contains("late."))
    let resumed = trade.lectern("transcript", path, "--keys", "", "--speech-only", "--resume").lines
    #expect(resumed.last?.hasPrefix("It rained on Monday,") == true, "\(resumed)")
    #expect(
      trade.lectern("notes", "--import", states).lines.prefix(3) == [
        "0 bookmarks imported.", "0 places imported.", "1 bookmark known already.",
      ])
  }

  @Test func `what epy keeps by its rows begins with a word`() throws {
    let words = (0..<60).map { "wonderful\($0)" }.joined(separator: " ")
    let path = try NoteTrade.book("<p>\(words).</p>").write(to: trade.home)
    let states = trade.home.path + "/states.db"
    try epy(
      states,
      """
      \(Self.tables)
      INSERT INTO bookmarks VALUES ('a', '\(path)', '', 0, 40, 3, NULL);
      INSERT INTO bookmarks VALUES ('b', '\(path)', '', 0, 37, 7, NULL);
      """)
    #expect(trade.lectern("notes", "--import", states).lines.first == "2 bookmarks imported.")
    let list = trade.lectern("notes", path, "--bookmarks", "--format", "json").output
    #expect(list.split(separator: "\n").count { $0.contains(#""text":"wonderful"#) } == 2, "\(list)")
  }

  @Test func `a database that is not epy's is refused`() throws {
    let file = trade.home.path + "/other.db"
    try epy(file, "CREATE TABLE x (y)")
    let run = trade.lectern("notes", "--import", file)
    #expect(run.status == .badData)
    #expect(run.errors.contains("not the states.db of epy"))
  }

  private func epy(_ path: String, _ sql: String) throws {
    var connection: OpaquePointer?
    defer { sqlite3_close_v2(connection) }
    try #require(sqlite3_open(path, &connection) == SQLITE_OK)
    try #require(sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK)
  }
}
