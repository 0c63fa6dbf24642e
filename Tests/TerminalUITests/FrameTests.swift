import BookFormats
import Foundation
import PageLayout
import Reading
import Speech
import TerminalUI
import TestSupport
import Testing
import TextModel
import TextUnits

@Suite struct FrameTests {
  static let sizes = [(20, 5), (40, 12), (80, 24), (200, 60)].map { PageSize(columns: $0.0, lines: $0.1) }

  /// The names of the goldens, and the keys that are pressed before each frame is looked at.
  static let scenes = [
    ("opening", ""), ("line", "Down Down"), ("selection", "Down [ Right Right Right"),
    ("reading", "a @words:9"), ("second page", "PgDn"),
  ]

  @Test(arguments: scenes, sizes)
  func `a frame shows the page, what stands out on it, and the cursor at the reading position`(
    scene: (name: String, keys: String), size: PageSize
  ) throws {
    let drawn = try FrameFixture(size: size).frame(after: scene.keys).drawn
    let path = "Tests/TerminalUITests/Screens/\(scene.name) \(size.columns)x\(size.lines).txt"
    #expect(try drawn.components(separatedBy: "\n") == Golden.lines(at: path, recording: drawn))
  }

  @Test func `a tab is shown as blanks up to its stop, and what stands for an image as a symbol`() throws {
    let book = TextFixture((.code, "a\tbc\td"), (.paragraph, "猫\u{FFFC}x\u{FFFC}\u{301}"))
    let frame = try FrameFixture(book, size: PageSize(columns: 40, lines: 8, measure: .allColumns)).frame(after: "")
    let shown = frame.rows.map { $0.map(\.text).joined() }
    #expect(shown.contains("a       bc      d"))
    #expect(shown.contains("猫▣x\u{FFFC}\u{301}"))
  }

  static let displays = [(40, 1), (40, 2), (20, 4)].map {
    PageSize(columns: $0.0, lines: $0.1, measure: .braille)
  }

  @Test(arguments: scenes, displays)
  func `a braille display has text in every row and nothing else`(
    scene: (name: String, keys: String), size: PageSize
  ) throws {
    let drawn = try FrameFixture(size: size).frame(after: scene.keys).drawn
    let path = "Tests/TerminalUITests/Screens/braille \(scene.name) \(size.columns)x\(size.lines).txt"
    #expect(try drawn.components(separatedBy: "\n") == Golden.lines(at: path, recording: drawn))
  }

  /// The first row of text with a mark on its second word, and another row being read.
  private func marked(_ kind: Annotation.Kind, _ keys: String = "Down", abilities: ReaderView.Abilities = .all) throws
    -> [Frame.Run]
  {
    let fixture = try FrameFixture(TextFixture(paragraphs: ["It rained all day.", "We left."]), size: Self.sizes[1])
    var reader = try fixture.transcript(after: keys).reader
    let mark = Annotation(id: 1, kind: kind, range: TextRange(section: 0, 3..<9))
    _ = reader.apply(.answered(.marks([mark])), at: Instant(milliseconds: 0))
    return ReaderView(reader, pages: fixture.pages, cells: fixture.cells, abilities: abilities).frame().rows[2]
  }

  @Test func `the status row says that moves select until they do not any more`() throws {
    let fixture = try FrameFixture(
      TextFixture(paragraphs: ["It rained all day."]), size: PageSize(columns: 80, lines: 24))
    func status(_ keys: String) throws -> String { try fixture.frame(after: keys).rows[23].map(\.text).joined() }
    #expect(try status("v ] Down").hasSuffix("  Selecting"))
    #expect(try status("v ] Down Esc").hasSuffix("  Words"))
  }

  @Test func `every match on the page is shown, and the one that was come to stronger`() throws {
    let fixture = try FrameFixture(
      TextFixture(paragraphs: ["A bell, and a bell.", "No bell."]), size: PageSize(columns: 80, lines: 24))
    let rows = try fixture.frame(after: "/ \"bell\" Enter").rows[2...4]
    let found = rows.flatMap { $0 }.filter { $0.style.contains(.match) }
    #expect(found.map(\.text) == ["bell", "bell", "bell"])
    #expect(found.map { $0.style.contains(.underline) } == [true, false, false])
    #expect(found.map { $0.style.contains(.bold) } == [true, false, false])
  }

  @Test func `a bar tells the text that was spoken last, and rows away from it are dimmed`() throws {
    let fixture = try FrameFixture(
      TextFixture(paragraphs: ["One.", "Two.", "Three.", "Four."]), size: PageSize(columns: 80, lines: 24))
    let frame = try fixture.frame(after: ": \"set cursor-line bar\" Enter : \"set focus-line 3\" Enter Down Down")
    let rows = frame.rows[2...8]
    #expect(rows.filter { $0.contains { $0.text == "▎" } }.count == 1)
    #expect(
      rows.flatMap { $0 }.filter { $0.style.contains(.dim) && $0.text != "▎" }.map(\.text) == [
        "One.", "Two.", "Four.",
      ])
  }

  @Test(
    arguments: [
      ("underline", "reverse", [.underline], [.underline, .reverse, .bold]), ("off", "off", [], []),
      ("yellow", "cyan", [.highlighted], [.match]), ("off", "green", [], [.definition]),
      ("magenta", "underline", [.idea], [.idea, .underline, .bold]), ("bar", "off", [], []),
    ] as [(String, String, Frame.Style, Frame.Style)])
  func `what is read is marked as the reader wants it, or not at all`(
    line: String, word: String, lineStyle: Frame.Style, wordStyle: Frame.Style
  ) throws {
    let fixture = try FrameFixture(
      TextFixture(paragraphs: ["One day it rained."]), size: PageSize(columns: 80, lines: 24))
    let keys = ": \"set cursor-line \(line)\" Enter : \"set cursor-word \(word)\" Enter a @words:2"
    let row = try fixture.frame(after: keys).rows[2].filter { $0.text != "▎" }
    func style(of text: String) -> Frame.Style? { row.first { $0.text.contains(text) }?.style }
    #expect(style(of: "rained") == lineStyle)
    #expect(style(of: "it") == wordStyle)
  }

  @Test func `a bar over the text shows how much has been read, where the reader wants one`() throws {
    let paragraphs = (1...40).map { "Paragraph \($0)." }
    let fixture = try FrameFixture(TextFixture(paragraphs: paragraphs), size: PageSize(columns: 40, lines: 12))
    #expect(try fixture.frame(after: "PgDn").rows[1].isEmpty)
    let runs = try fixture.frame(after: ": \"set progress on\" Enter PgDn PgDn").rows[1]
    #expect(runs.map(\.text) == [String(repeating: "━", count: 9), String(repeating: "─", count: 31)])
    let low = try FrameFixture(TextFixture(paragraphs: paragraphs), size: PageSize(columns: 40, lines: 8))
    #expect(try low.frame(after: ": \"set progress on\" Enter").rows[1].map(\.text) == ["Paragraph 1."])
  }

  @Test func `the looks of characters are those that their author gives them`() throws {
    let body = """
      <h1>One</h1><h3>Three</h3><h4>Four</h4><p>An <em>em</em> and a <strong>strong</strong> word, <code>code</code>,
      <del>gone</del>, <ins>new</ins>, <mark>lit</mark> and <a href="#x">a link</a>.</p><dl><dt>Term</dt><dd>Said.</dd></dl>
      <table><tr><th>Head</th></tr><tr><td>Cell</td></tr></table><pre>code()</pre>
      """
    let frame = try FrameFixture(
      Book.open(bytes: Array(body.utf8), name: "a.html"), size: PageSize(columns: 80, lines: 40)
    ).frame(after: "PgDn")
    let path = "Tests/TerminalUITests/Screens/looks 80x40.txt"
    #expect(try frame.drawn.components(separatedBy: "\n") == Golden.lines(at: path, recording: frame.drawn))
  }

  @Test func `what the reader keeps has a symbol beside it where the page has room`() throws {
    let fixture = try FrameFixture(
      TextFixture(paragraphs: ["It rained all day.", "We left."]), size: PageSize(columns: 80, lines: 24))
    var reader = try fixture.transcript(after: "Down").reader
    let marks = [
      Annotation(id: 1, kind: .note, range: TextRange(section: 0, 3..<9)),
      Annotation(id: 2, kind: .bookmark, range: TextRange(section: 0, 19..<21)),
    ]
    _ = reader.apply(.answered(.marks(marks)), at: Instant(milliseconds: 0))
    let rows = ReaderView(reader, pages: fixture.pages, cells: fixture.cells).frame().rows
    #expect(rows[2].first == Frame.Run("│", at: 2, .dim))
    #expect(rows[4].prefix(2) == [Frame.Run("◆", at: 2, .dim), Frame.Run("▎", at: 3, .dim)])
  }

  @Test(arguments: [
    ("question", "?", Frame.Style.question), ("important", "!", .important), ("definition", "=", .definition),
    ("idea", "*", .idea), ("blue", "B", .question), ("doubt", "D", Frame.Style()), ("łatwe", "│", Frame.Style()),
  ])
  func `a highlight has the symbol and the colour of its category`(name: String, symbol: String, style: Frame.Style)
    throws
  {
    let fixture = try FrameFixture(
      TextFixture(paragraphs: ["It rained all day.", "We left."]), size: PageSize(columns: 80, lines: 24))
    var reader = try fixture.transcript(after: "Down").reader
    let mark = Annotation(
      id: 1, kind: .highlight, range: TextRange(section: 0, 3..<9), category: Annotation.Category(name))
    _ = reader.apply(.answered(.marks([mark])), at: Instant(milliseconds: 0))
    let row = ReaderView(reader, pages: fixture.pages, cells: fixture.cells).frame().rows[2]
    #expect(row.first == Frame.Run(symbol, at: 2, .dim))
    #expect(row.first { $0.text == "rained" }?.style == style.union(.highlighted))
    let plain = ReaderView(reader, pages: fixture.pages, cells: fixture.cells, abilities: [.reverse]).frame().rows[2]
    #expect(plain.first { $0.text == "rained" }?.style == .bold)
  }

  @Test func `no symbol stands where brackets push a row that is read from the right`() throws {
    // A row of 72 cells.
    let row = String(repeating: "שלום ", count: 14) + "שש"
    let words = Array(repeating: row, count: 3).joined(separator: " ")
    let fixture = try FrameFixture(TextFixture(paragraphs: [words]), size: PageSize(columns: 80, lines: 24))
    var reader = try fixture.transcript(after: "[ Right Right").reader
    let mark = Annotation(id: 1, kind: .note, range: TextRange(section: 0, 0..<300))
    _ = reader.apply(.answered(.marks([mark])), at: Instant(milliseconds: 0))
    let rows = ReaderView(reader, pages: fixture.pages, cells: fixture.cells, abilities: []).frame().rows
    #expect(rows[2].first.map { $0.text != "│" && $0.column == 2 } == true)
    #expect(rows[3].first == Frame.Run("│", at: 2, .dim))
  }

  @Test func `what is highlighted stands out, also where the reader is elsewhere`() throws {
    #expect(try marked(.bookmark).map(\.text) == ["It rained all day."])
    #expect(try marked(.highlight).map(\.text) == ["It ", "rained", " all day."])
    #expect(try marked(.highlight).map(\.style) == [[], .highlighted, []])
    #expect(try marked(.highlight, ": \"hide-highlights\" Enter Down").map(\.text) == ["It rained all day."])
    #expect(try marked(.highlight, abilities: [.reverse, .underline]).map(\.style) == [[], .bold, []])
  }

  @Test func `a saved passage stands out in a way of its own, whatever the terminal can do`() throws {
    #expect(try marked(.note).map(\.text) == ["It ", "rained", " all day."])
    #expect(try marked(.note).map(\.style) == [[], .saved, []])
    // The spoken and the selected part of a note look different from the rest.
    #expect(try marked(.note, "C-Right").map(\.style) == [[], [.underline, .saved], []])
    #expect(try marked(.note, "Down Up").map(\.style) == [[], .saved, []], "a whole row is no link")
    #expect(try marked(.note, "[ Right Right Esc").contains { $0.style.contains(.saved) })
    let selected = try marked(.note, "[ Right Right")
    #expect(selected.contains { $0.text == "rained" && $0.style.isSuperset(of: [.saved, .reverse]) }, "\(selected)")
    #expect(try marked(.note, abilities: [.reverse, .underline]).map(\.style) == [[], [.bold, .underline], []])
    #expect(try marked(.note, abilities: []).map(\.style) == [[], .bold, []])
  }

  @Test(arguments: displays)
  func `what is only spoken lies over the row of the cursor on a braille display, and over as many as it needs`(
    size: PageSize
  ) throws {
    let fixture = try FrameFixture(size: size)
    let (plain, told) = (try fixture.frame(after: "Down"), try fixture.frame(after: "Down", caption: "Text saved."))
    let row = plain.cursor.row
    #expect(told.rows[row] == [Frame.Run("Text saved.", at: 0)])
    #expect(told.cursor == CellPoint(row: row, column: 0))
    for other in plain.rows.indices where other != row { #expect(told.rows[other] == plain.rows[other]) }
    let long = try fixture.frame(after: "Down", caption: String(repeating: "word ", count: 20))
    #expect(long.rows.allSatisfy { $0.first?.text.hasPrefix("word word") == true })
    #expect(long.cursor == CellPoint(row: 0, column: 0))
  }

  @Test func `text of one look is one run, however it stands out`() throws {
    let frame = try FrameFixture(size: PageSize(columns: 80, lines: 24)).frame(after: "Down [ Right Right")
    #expect(frame.rows.map { $0.filter { $0.text != "▎" }.count }.max() == 2)
  }

  @Test(arguments: displays)
  func `while reading, the cursor on a braille display moves per row`(size: PageSize) throws {
    let fixture = try FrameFixture(size: size)
    let cursors = try (1...30).map { try fixture.frame(after: "Down a @words:\($0)").cursor }
    #expect(Set(cursors.map(\.column)).isSubset(of: [0, 2]))
    #expect(size.lines == 1 || Set(cursors.map(\.row)).count > 1)
    let browsed = try fixture.frame(after: "] Down Down Down").cursor
    #expect(browsed.column > 2, "by hand it moves per word")
  }

  @Test func `where nothing is reversed the selection stands in brackets`() throws {
    let size = PageSize(columns: 80, lines: 24)
    let frame = try FrameFixture(size: size).frame(after: "Down [ Right Right", abilities: [])
    #expect(frame.drawn.contains("[We began] the day in Lincoln Park"))
    let text = try #require(frame.rows[frame.cursor.row].first { $0.text != "▎" })
    #expect(frame.cursor.column == text.column + "[We began]".count)
    #expect(frame.rows.dropLast().joined().allSatisfy { !$0.style.contains(.reverse) })
  }

  @Test func `without colours the selection is reversed and stands in brackets, and on a braille display`() throws {
    let terminal = try FrameFixture(size: PageSize(columns: 80, lines: 24))
    let plain = try terminal.frame(after: "Down [ Right Right")
    #expect(!plain.drawn.contains("[We began]"))
    let display = try FrameFixture(size: PageSize(columns: 40, lines: 3, measure: .braille))
    for frame in [
      try terminal.frame(after: "Down [ Right Right", abilities: [.reverse, .underline]),
      try display.frame(after: "Down [ Right Right"),
    ] {
      #expect(frame.drawn.contains("[We began]"), "\(frame.drawn)")
      #expect(frame.rows.joined().contains { $0.style.contains(.reverse) && $0.text == "We began" })
    }
  }

  @Test(arguments: 0..<40)
  func `a frame of a section that reads differently the second time is drawn all the same`(looks: Int) throws {
    let before = TextFixture(paragraphs: (0..<40).map { "Paragraph \($0) of a book that can be read." })
    for after in [TextFixture(paragraphs: ["It cannot be read."]), TextFixture([.empty])] {
      let text = ChangingText(before, becoming: after)
      let fixture = try FrameFixture(text, size: PageSize(columns: 80, lines: 24))
      let frame = try fixture.frame(after: "PgDn") { text.change(afterLooks: looks) }
      #expect((0..<24).contains(frame.cursor.row) && (0..<80).contains(frame.cursor.column))
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 8, 13, 30])
  func `no terminal is too small`(lines: Int) throws {
    for columns in [1, 2, 5, 11, 20, 39, 41] {
      let fixture = try FrameFixture(size: PageSize(columns: columns, lines: lines))
      for keys in ["Down Down PgDn [ Right a @words:3", "C-t Down", "C-g \"99999\" Enter", ": \"nonsense\" Enter"] {
        let frame = try fixture.frame(after: keys)
        #expect(frame.rows.count == lines)
        #expect((0..<lines).contains(frame.cursor.row) && (0..<columns).contains(frame.cursor.column))
      }
    }
  }
}

/// A session with a book, and the frames it is shown in.
struct FrameFixture {
  let text: any ReadableText
  let pages: PaginatedBook
  let cells = CellWidth.terminal()
  let index: PageIndex
  /// The abilities of the terminal that the reader knows of.
  var abilities: ReaderView.Abilities = .all
  var openings: [String: String] = [:]
  /// The findings of an audit of the book.
  var review: Review?

  /// Lays the travel guide out for a size.
  init(size: PageSize) throws {
    let guide = TestPackage.books.appendingPathComponent("chicago.epub").path
    try self.init(Book.open(path: guide), size: size)
  }

  init(_ text: some ReadableText, size: PageSize) throws {
    self.text = text
    index = try #require(PageIndex.build(text, size: size, cells: cells))
    pages = PaginatedBook(text: text, size: size, cells: cells).indexed(by: index)
  }

  func frame(
    after keys: String, caption: String? = nil, abilities: ReaderView.Abilities = .all,
    then change: () -> Void = {}
  ) throws -> Frame {
    let transcript = try transcript(after: keys)
    change()
    return ReaderView(transcript.reader, pages: pages, cells: cells, abilities: abilities)
      .frame(caption: caption)
  }

  /// Returns the lines that are heard of keys, without the opening.
  func heard(after keys: String) throws -> [String] {
    var transcript = try transcript(after: keys)
    return transcript.take().compactMap { $0.isHeard ? $0.line : nil }
  }

  func transcript(after keys: String) throws -> Transcript {
    let world = ReadingWorld(text: text, geometry: pages, tokenizer: UnitTokenizer(text: text), index: index.book)
    var transcript = Transcript(
      Reader(
        world: world, keys: try KeyMap(),
        shape: ReaderShape(size: PageSize(columns: 80, lines: 24), cells: .terminal(), abilities: abilities),
        openings: openings, review: review)
    ) { _ in [] }
    for (name, step) in try KeyScript(keys).steps { transcript.perform(step, named: name) }
    return transcript
  }
}

extension Frame {
  /// The frame as text: each row, and below it what stands out: `_` underlined, `^` reversed, `*` bold, `/` in italics,
  /// `x` crossed out, `-` dim, `=` highlighted, `+` saved.
  var drawn: String {
    var lines: [String] = []
    for row in rows {
      var text = ""
      var looks = ""
      for run in row {
        text += String(repeating: " ", count: max(0, run.column - text.count)) + run.text
        let marks: [(Frame.Style, Character)] = [
          (.reverse, "^"), (.highlighted, "="), (.saved, "+"), (.underline, "_"), (.italic, "/"), (.struck, "x"),
          (.dim, "-"),
        ]
        let mark = marks.first { run.style.contains($0.0) }?.1 ?? "*"
        if !run.style.isEmpty {
          looks += String(repeating: " ", count: max(0, run.column - looks.count))
          looks += String(repeating: mark, count: run.text.count)
        }
      }
      lines.append("|" + text)
      if !looks.isEmpty { lines.append(" " + looks) }
    }
    return lines.joined(separator: "\n") + "\ncursor in row \(cursor.row), column \(cursor.column)\n"
  }
}
