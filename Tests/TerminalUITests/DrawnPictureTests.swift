import PageLayout
import Reading
import Speech
import TerminalUI
import Testing
import TextModel

/// The output of the helper that draws pictures, which anyone's picture may have taken over.
@Suite struct DrawnPictureTests {
  private func read(_ output: String) -> DrawnPicture? { DrawnPicture(Array(output.utf8), atMost: (80, 24)) }

  @Test(arguments: ["png 2 1\nPNG", "sixel 2 1\n#0;2;0;0;0!8~-$", "sixel 2 1\n\"1;1;8;12??"])
  func `a picture in a known form is taken`(output: String) throws {
    let picture = try #require(read(output))
    #expect(picture.columns == 2 && picture.rows == 1)
  }

  @Test(
    arguments: [
      "", "png 2 1", "png 0 1\nP", "png 81 1\nP", "png 2 25\nP", "png 2 -1\nP", "gif 2 1\nGIF", "png 2\nP",
      "sixel 2 1\n~\u{1B}\\\u{1B}[2J", "sixel 2 1\n~\u{9C}", "sixel 2 1\n~\u{18}", "sixel 2 1\n~\n",
      "blocks 1 1\n1234567",
      "blocks 1 1\n!!!!!!!!", "blocks 2 1\n\u{1}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}",
    ])
  func `anything else is refused, and whatever could end the sequence of a picture`(output: String) {
    #expect(read(output) == nil)
  }

  @Test func `a cell of half blocks has a block element and two colours`() throws {
    let picture = try #require(DrawnPicture(Array("blocks 1 1\n".utf8) + [4, 2, 1, 2, 3, 9, 9, 9], atMost: (1, 1)))
    guard case .blocks(let cells, isIndexed: false) = picture.content else {
      Issue.record("not blocks")
      return
    }
    #expect(cells.map(\.glyph) == ["▃"] && cells.map(\.colour) == [0x010203] && cells.map(\.ground) == [nil])
  }
}

/// The answers of a terminal to questions about pictures, among keys.
@Suite struct TerminalAnswerTests {
  private func events(_ text: String, awaits: Bool = true) -> [KeyDecoder.Event] {
    var decoder = KeyDecoder()
    let now = Instant(milliseconds: 1000)
    if awaits { decoder.awaitStrings(until: Instant(milliseconds: 3000)) }
    return text.utf8.flatMap { decoder.feed($0, at: now) }.filter { $0 != .escapeBegan }
  }

  @Test(
    arguments: [
      ("\u{1B}_Gi=31;OK\u{1B}\\", TerminalAnswer.graphics),
      ("\u{1B}P>|kitty(0.35.1)\u{1B}\\", .version("kitty(0.35.1)")),
      ("\u{1B}P>|foot(1.16)\u{07}", .version("foot(1.16)")), ("\u{1B}[?62;4;22c", .attributes([62, 4, 22])),
      ("\u{1B}[6;18;9t", .cell(width: 9, height: 18)),
    ])
  func `an answer is none of the keys around it`(text: String, answer: TerminalAnswer) {
    #expect(
      events("a" + text + "b")
        == [.key(Key(.character("a"))), .answer(answer), .key(Key(.character("b")))])
  }

  @Test(arguments: ["\u{1B}_Gi=31;ENODATA\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[6;9999;1t", "\u{1B}[8;24;80t"])
  func `an answer to another question is nothing`(text: String) {
    #expect(events("a" + text + "b").count == 2)
  }

  @Test func `where nothing was asked, Alt with a letter is a key`() {
    #expect(events("\u{1B}P", awaits: false) == [.key(Key(.character("P"), .alt))])
  }

  @Test func `an answer without an end gives the keyboard back`() {
    var decoder = KeyDecoder()
    let now = Instant(milliseconds: 0)
    decoder.awaitStrings(until: Instant(milliseconds: 2000))
    for byte in "\u{1B}_Gi=3".utf8 { _ = decoder.feed(byte, at: now) }
    #expect(decoder.feed(UInt8(ascii: "a"), at: Instant(milliseconds: 900)) == [.key(Key(.character("a")))])
  }
}
