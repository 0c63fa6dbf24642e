import PageLayout
import TerminalUI
import TestSupport
import Testing
import TextModel

/// Frames of a book that is read from the right.
@Suite struct VisualFrameTests {
  static var book: TextFixture {
    var book = TextFixture(
      (.heading(level: 1), "בוקר"),
      (.paragraph, "יצאנו לדרך בשעה 7:30, וקנינו שני כרטיסים (two tickets) לרכבת."),
      (.item(.ordinal("1.")), "وصلنا إلى البحيرة في الساعة ١٠، وكان الماءُ هادئا."),
      (.paragraph, "The sign said “שלום לכם!”, and we waved."))
    book.metadata = BookMetadata(title: "טיול (קצר) בעיר")
    return book
  }

  static let size = PageSize(columns: 40, lines: 12)

  static let scenes = [
    ("opening", ""), ("line", "Down Down"), ("selection", "Down [ Right Right Right"), ("character", "] ] Down Down"),
  ]

  @Test(arguments: scenes)
  func `a frame shows text as it is seen, and the cursor on the cell of its character`(
    scene: (name: String, keys: String)
  ) throws {
    let drawn = try FrameFixture(Self.book, size: Self.size).frame(after: scene.keys).drawn
    let path = "Tests/TerminalUITests/Screens/read from the right \(scene.name) 40x12.txt"
    #expect(
      try drawn.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        == Golden.lines(at: path, recording: drawn))
  }

  @Test func `by characters the cursor goes to the left, and to the right in a number`() throws {
    let fixture = try FrameFixture(TextFixture((.paragraph, "אב 12 ג")), size: Self.size)
    let columns = try (0...6).map { count in
      try fixture.frame(after: "] ] " + String(repeating: "Down ", count: count)).cursor.column
    }
    #expect(columns == [39, 38, 37, 35, 36, 34, 33])
  }

  @Test func `every run of a selection is reversed where it is seen`() throws {
    let fixture = try FrameFixture(TextFixture((.paragraph, "one שתיים שלוש four")), size: Self.size)
    let row = try fixture.frame(after: "[ Right Right").rows[2]
    let reversed = row.filter { $0.style.contains(.reverse) }
    #expect(reversed.map(\.text) == ["one ", "םייתש"])
    #expect(reversed.map(\.column) == [0, 9])
  }

  @Test func `brackets stand on the sides that the selection is read from and towards`() throws {
    for (text, shown, cursor) in [
      ("שתיים שלוש four", "four שולש [םייתש]", 32), ("one שתיים שלוש", "[one שולש [םייתש", 9),
    ] {
      let fixture = try FrameFixture(TextFixture((.paragraph, text)), size: Self.size)
      let keys = text.hasPrefix("one") ? "[ Right Right" : "[ Right"
      let frame = try fixture.frame(after: keys, abilities: [])
      #expect(frame.rows[2].map(\.text).joined() == shown)
      #expect(frame.cursor == CellPoint(row: 2, column: cursor))
    }
  }

  @Test func `title, chapter, caption and notice are shown as they are seen`() throws {
    let fixture = try FrameFixture(Self.book, size: Self.size)
    #expect(try fixture.frame(after: "").rows[0].first?.text == "ריעב (רצק) לויט")
    let status = try fixture.frame(after: "", caption: "שלום, 12.").rows[11]
    #expect(status.first?.text.hasPrefix(".12 ,םולש") == true)
    let braille = try FrameFixture(Self.book, size: PageSize(columns: 40, lines: 3, measure: .braille))
    #expect(try braille.frame(after: "", caption: "שלום, 12.").rows[0].map(\.text) == ["שלום, 12."])
    #expect(try !braille.frame(after: "").isInVisualOrder)
  }
}
