import Reading
import Speech
import TerminalUI
import Testing

@Suite struct KeyDecoderTests {
  /// What the decoder makes of bytes that come with so many milliseconds between them, and of the quiet afterwards.
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

  @Test func `Escape twice is Escape twice`() {
    #expect(keys("\u{1B}\u{1B}") == ["Esc", "Esc"])
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
}
