import BookFormats
import Reading
import Speech
import TestSupport
import Testing
import TextModel

/// The places where the Tab key stops.
@Suite struct TabStopTests {
  private static func section(_ body: String) throws -> Section {
    try Book.open(bytes: Array("<!DOCTYPE html><title>T</title><body>\(body)".utf8), name: "form.html").section(0)
  }

  /// Returns the offsets that a command leads to, one after the other.
  private func places(_ command: Command, from offset: Int, in world: ReadingWorld) -> [Int] {
    var session = Session(at: TextPosition(section: 0, offset: offset))
    var places: [Int] = []
    while places.count < 100 {
      let before = session.cursor
      _ = session.apply(command, at: Instant(milliseconds: 0), in: world)
      guard session.cursor != before else { break }
      places.append(session.cursor.offset)
    }
    return places
  }

  @Test(arguments: [
    "<p><a href=#a>One</a> and <a href=#b>two <b>three</b></a>.<p>x<p><a href=#c>Four</a>",
    "<p>Name <input> <a href=#a>why</a> <input disabled> <button>Send</button><p>End",
    "<p><a href=#a>One<p>two</a> <input> <a id=x href=#b>three <sup><a href=#n>1</a></sup></a><p>End",
    "<p>x<p><input type=checkbox> y <a href=#a aria-hidden=true>z</a> <meter value=1>1</meter> <a href=#c>w</a>",
    "<p>No stop at all",
  ])
  func `Tab stops at every link and control, and on the way back at the same ones`(body: String) throws {
    let section = try Self.section(body)
    let controls = section.blocks.filter { block in
      block.control.map { !section.controls[$0].isDisabled && !section.controls[$0].kind.isReadout } ?? false
    }
    let stops = (controls.map { $0.content.isEmpty ? $0.range : $0.content } + section.elementRanges(.link))
      .map(\.lowerBound).sorted()
    let world = SessionFixture.world(TextFixture([section]))
    #expect(places(.tab(.forward), from: -1, in: world) == stops)
    #expect(places(.tab(.backward), from: section.length, in: world) == stops.reversed())
  }

  @Test func `of radio buttons that belong together the chosen one is the stop, and nothing closed is one`() throws {
    let section = try Self.section(
      """
      <p>x<p><input type=radio name=a id=r1><input type=radio name=a id=r2 checked><input type=radio name=b id=r3>
      <input type=radio name=b id=r4><details><summary>More</summary><a href=#x>In</a><input></details><p><input id=e>
      """)
    let world = SessionFixture.world(TextFixture([section]))
    let keys = places(.tab(.forward), from: -1, in: world).map { offset in
      section.blocks[section.blockIndex(at: offset) ?? 0].control.map { section.controls[$0].key } ?? "link"
    }
    #expect(keys == ["r2", "r3", "#More", "e"])
  }

  @Test(arguments: ["<p><input>", "<p><a href=#x>x</a>", "<p><label>Name <input></label> <a href=#x>x</a>"])
  func `Tab costs as much in a long form as in a short one`(piece: String) throws {
    func looks(_ count: Int) throws -> Int {
      let text = LookedAt(TextFixture([try Self.section(String(repeating: piece, count: count))]))
      let world = SessionFixture.world(text)
      text.forget()
      var session = Session(at: TextPosition(section: 0, offset: -1))
      for _ in 0..<10 { _ = session.apply(.tab(.forward), at: Instant(milliseconds: 0), in: world) }
      return text.looks
    }
    #expect(try looks(400) == looks(40))
  }
}
