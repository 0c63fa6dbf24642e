import Testing

/// The screen that these tests read from is the screen a terminal would show.
@Suite struct ScreenModelTests {
  private func screen(_ text: String, columns: Int = 8, lines: Int = 3) -> ScreenModel {
    var screen = ScreenModel(columns: columns, lines: lines)
    screen.feed(text.utf8)
    return screen
  }

  static let texts: [(String, [String])] = [
    ("ab\r\ncd", ["ab", "cd", ""]),
    ("\u{1B}[2;3Hx", ["", "  x", ""]),
    ("\u{1B}[3d\u{1B}[4Gx\u{1B}[A\u{8}y", ["", "   y", "   x"]),
    ("abcdefgh\r\u{1B}[3C\u{1B}[K", ["abc", "", ""]),
    ("abcdefgh\r\u{1B}[3C\u{1B}[1K", ["    efgh", "", ""]),
    ("abcdefgh\r\u{1B}[2X", ["  cdefgh", "", ""]),
    ("abcdefgh\r\u{1B}[2P", ["cdefgh", "", ""]),
    ("abcdefgh\r\u{1B}[2@", ["  abcdef", "", ""]),
    ("ab\r\ncd\u{1B}[H\u{1B}[J", ["", "", ""]),
    ("-\u{1B}[4b", ["-----", "", ""]),
    ("é\u{1B}[1;4m→\u{1B}(B\u{1B}[m漢", ["é→漢", "", ""]),
    ("abcdefghi", ["abcdefgh", "i", ""]),
    ("\u{1B}[?7labcdefghi\u{1B}[?7h", ["abcdefgi", "", ""]),
    ("a\r\nb\r\nc\r\nd", ["b", "c", "d"]),
    ("a\tb\u{7}", ["a      b", "", ""]),
    ("main\u{1B}[?1049hother\u{1B}[?1049l", ["main", "", ""]),
  ]

  @Test(arguments: texts)
  func `text and sequences make rows`(text: String, rows: [String]) {
    let screen = screen(text)
    #expect(screen.rows == rows)
    #expect(screen.unknown.isEmpty)
  }

  @Test func `the cursor stands where it was put, and after the last cell it waits`() {
    let placed = screen("\u{1B}[2;5H")
    #expect((placed.row, placed.column) == (1, 4))
    let full = screen("abcdefgh")
    #expect((full.row, full.column) == (0, 7))
  }

  @Test func `modes, bells, hidings and what is not known are told`() {
    let screen = screen("\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?1000l\u{7}\u{1B}[?25l\u{1B}[?25h\u{1B}[5y")
    #expect(screen.modes == [7, 25, 1006])
    #expect(screen.bells == 1 && screen.hidings == 1)
    #expect(screen.unknown == ["CSI 5y"])
    #expect(self.screen("\u{1B}[0;7mx").hasLook && !self.screen("\u{1B}[0;7mx\u{1B}[m").hasLook)
  }

  @Test func `a screen that shrinks and grows shows what was left of it`() {
    var screen = screen("abcdefgh\r\nij")
    screen.resize(columns: 2, lines: 1)
    screen.resize(columns: 4, lines: 2)
    #expect(screen.rows == ["ab", ""])
    #expect((screen.row, screen.column) == (0, 1))
  }
}
