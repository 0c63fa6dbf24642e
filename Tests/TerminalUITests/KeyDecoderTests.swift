import PageLayout
import Reading
import Speech
import TerminalUI
import Testing
import TextModel

@Suite struct KeyDecoderTests {
  /// Returns the events that the decoder makes of bytes, with so many milliseconds between them, and of the quiet
  /// afterwards.
  func events(_ bytes: [UInt8], apart: Int = 0, escapeWait: Int = 50) -> [KeyDecoder.Event] {
    var decoder = KeyDecoder(escapeWait: escapeWait)
    var now = Instant(milliseconds: 1000)
    var events: [KeyDecoder.Event] = []
    for byte in bytes {
      events += decoder.feed(byte, at: now)
      now.milliseconds += apart
    }
    now.milliseconds += 1000
    return events + decoder.tick(at: now)
  }

  func keys(_ text: String, apart: Int = 0) -> [String] {
    events(Array(text.utf8), apart: apart).compactMap { if case .key(let key) = $0 { key.name } else { nil } }
  }

  static let sequences: [(String, String)] = [
    ("\u{1B}[A", "Up"), ("\u{1B}OB", "Down"), ("\u{1B}[C", "Right"), ("\u{1B}OD", "Left"), ("\u{1B}[H", "Home"),
    ("\u{1B}[1~", "Home"), ("\u{1B}[7~", "Home"), ("\u{1B}OH", "Home"), ("\u{1B}[4~", "End"), ("\u{1B}[F", "End"),
    ("\u{1B}[1;5H", "C-Home"), ("\u{1B}[1;5F", "C-End"), ("\u{1B}[5~", "PgUp"), ("\u{1B}[6~", "PgDn"),
    ("\u{1B}[1;2D", "S-Left"), ("\u{1B}[1;5D", "C-Left"), ("\u{1B}[1;6C", "C-S-Right"), ("\u{1B}[Z", "S-Tab"),
    ("\u{1B}[3~", "Delete"), ("\u{1B}OP", "F1"), ("\u{1B}[11~", "F1"), ("\u{1B}[[A", "F1"), ("\u{1B}[24~", "F12"),
    ("\u{1B}[<64;3;4M", "WheelUp"), ("\u{1B}[<65;3;4M", "WheelDown"), ("\u{1B}x", "A-x"),
  ]

  @Test(arguments: sequences)
  func `a sequence is its key`(sequence: String, key: String) {
    #expect(keys(sequence) == [key])
  }

  @Test(arguments: sequences.filter { $0.1 != "A-x" })
  func `a sequence that comes in pieces is still its key, and none of its bytes is one`(sequence: String, key: String)
  {
    #expect(keys(sequence, apart: 100) == ["Esc", key])
  }

  @Test func `Escape is told at once and is a key when nothing follows`() {
    #expect(events([0x1B]) == [.escapeBegan, .key(Key(.escape))])
    var decoder = KeyDecoder(escapeWait: 300)
    _ = decoder.feed(0x1B, at: Instant(milliseconds: 0))
    #expect(decoder.deadline == Instant(milliseconds: 300))
    #expect(decoder.tick(at: Instant(milliseconds: 299)).isEmpty)
  }

  @Test(arguments: [("\u{1B}h", ["Esc", "h"]), ("\u{1B}[", ["Esc", "["]), ("\u{1B}Oh", ["Esc", "O", "h"])])
  func `what is typed behind an Escape that was told is a key of its own`(typed: String, names: [String]) {
    #expect(keys(typed, apart: 400) == names)
  }

  @Test func `a letter soon behind an Escape that was told is itself`() {
    #expect(keys("\u{1B}hq", apart: 60) == ["Esc", "h", "q"])
  }

  @Test func `an Escape that was told is a whole key, and one that may be more is not`() {
    var decoder = KeyDecoder(escapeWait: 25)
    _ = decoder.feed(0x1B, at: Instant(milliseconds: 0))
    #expect(decoder.isInsideKey)
    #expect(decoder.tick(at: Instant(milliseconds: 25)) == [.key(Key(.escape))])
    #expect(!decoder.isInsideKey)
    _ = decoder.feed(UInt8(ascii: "["), at: Instant(milliseconds: 30))
    #expect(decoder.isInsideKey)
  }

  @Test func `Escape twice is Escape twice`() {
    #expect(keys("\u{1B}\u{1B}") == ["Esc", "Esc"])
  }

  @Test func `the first button of the mouse tells where it goes down, is moved to, and is let go`() {
    let bytes = Array("\u{1B}[<0;5;3M\u{1B}[<32;7;4M\u{1B}[<0;7;4m\u{1B}[<2;7;4M\u{1B}[<35;7;4M".utf8)
    #expect(
      events(bytes).filter { $0 != .escapeBegan } == [
        .mouse(.pressed, CellPoint(row: 2, column: 4)), .mouse(.dragged, CellPoint(row: 3, column: 6)),
        .mouse(.released, CellPoint(row: 3, column: 6)),
      ])
  }

  @Test(arguments: ["\u{1B}[99;99u", "\u{1B}[<0;10;10M", "\u{1B}[I", "\u{1B}[?1;2c"])
  func `a sequence that is no key's is swallowed whole`(sequence: String) {
    #expect(keys(sequence + "a") == ["a"])
  }

  @Test func `characters of several bytes are one key, and control keys have names`() {
    #expect(
      keys("é漢👕 \t\r\u{7F}\u{03}\u{13}") == ["é", "漢", "👕", "Space", "Tab", "Enter", "Backspace", "C-c", "C-s"])
  }

  @Test func `a broken character is dropped and the next byte is itself`() {
    #expect(events([0xC3, 0x61]) == [.key(Key(.character("a")))])
    #expect(events([0xFF, 0x80, 0x62]) == [.key(Key(.character("b")))])
  }

  @Test func `a control character is no key, however many bytes it comes in`() {
    #expect(keys("\u{80}\u{9B}31m\u{85}b") == ["3", "1", "m", "b"])
  }

  @Test func `pasted text is no key`() {
    #expect(events(Array("\u{1B}[200~qq\u{1B}[201~".utf8)).contains(.pasted("qq")))
    #expect(keys("\u{1B}[200~qq\u{1B}[201~a") == ["a"])
  }

  @Test(arguments: [0, 100])
  func `Escape in a paste is no key, however often`(apart: Int) {
    let bytes = Array("\u{1B}[200~a\u{1B}\u{1B}\u{1B}\u{1B}[A\u{1B}[200~b\u{1B}\u{1B}\u{1B}[201~c".utf8)
    #expect(
      events(bytes, apart: apart).filter { $0 != .escapeBegan && $0 != .key(Key(.escape)) } == [
        .pasted("ab"), .key(Key(.character("c"))),
      ])
    #expect(keys(String(decoding: bytes, as: UTF8.self)) == ["c"])
  }

  @Test func `a paste whose end is lost ends when nothing more comes, and the keyboard is back`() throws {
    var decoder = KeyDecoder()
    for byte in "\u{1B}[200~qu".utf8 { _ = decoder.feed(byte, at: Instant(milliseconds: 0)) }
    let end = try #require(decoder.deadline)
    #expect(decoder.tick(at: Instant(milliseconds: end.milliseconds - 1)).isEmpty)
    #expect(decoder.tick(at: end) == [.pasted("qu")])
    #expect(decoder.deadline == nil)
    #expect(decoder.feed(UInt8(ascii: "a"), at: end) == [.key(Key(.character("a")))])
  }

  @Test func `a sequence that a paste breaks off in does not keep the keyboard either`() throws {
    var decoder = KeyDecoder()
    for byte in "\u{1B}[200~qu\u{1B}[20".utf8 { _ = decoder.feed(byte, at: Instant(milliseconds: 0)) }
    #expect(decoder.tick(at: Instant(milliseconds: KeyDecoder.sequenceWait)).isEmpty)
    #expect(decoder.tick(at: try #require(decoder.deadline)) == [.pasted("qu")])
  }

  @Test func `of a paste of any size no more is kept than anything takes, and its end is still its end`() {
    let events = events(
      Array("\u{1B}[200~".utf8) + Array(repeating: 0x78, count: 1 << 20) + Array("\u{1B}[201~a".utf8))
    #expect(
      events == [.escapeBegan, .pasted(String(repeating: "x", count: 64 << 10)), .key(Key(.character("a")))])
  }
}
