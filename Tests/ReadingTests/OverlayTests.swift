import Accessibility
import PageLayout
import Reading
import Speech
import TerminalUI
import TestSupport
import Testing
import TextModel

/// The texts that lie over the book for a while: the list of keys, the faults of the book, the list of actions.
@Suite struct OverlayTests {
  let text = TextFixture((.paragraph, "One two three. Four five."), (.paragraph, "Six."))

  @Test func `the keys are a text that is read with the same keys, and Escape goes back to the book`() throws {
    var book = try SessionFixture(text)
    let opening = try book.heard("Down ?")
    #expect(
      opening.first == "Six."
        && opening.last == "Press question mark again to hear what any key does, Escape to go back.")
    #expect(opening[1].hasPrefix("Keys. Page 1 of "))
    #expect(
      try book.heard("Down Down Down") == [
        "To begin with. Heading level 2.", "Down arrow: next by the rotor.", "Up arrow: previous by the rotor.",
      ])
    #expect(try book.heard("] Down") == ["Words.", "previous"])
    #expect(
      try book.heard("h h H") == [
        "Reading. Heading level 2.", "Moving. Heading level 2.", "Reading. Heading level 2.",
      ])
    #expect(try book.heard("Esc") == ["Six."])
    #expect(try book.heard("Up") == ["One two three. Four five."], "the rotor of the book is as it was")
  }

  @Test func `reading is paused while the keys are open`() throws {
    var book = try SessionFixture(text)
    #expect(try book.heard("a @words:2 ? q Space").suffix(2).last == "three.")
  }

  @Test func `in the list of keys, keys are heard by names, a whole line and a word of it`() throws {
    var book = try SessionFixture(text)
    _ = try book.heard("?")
    let lines = try book.heard("Right Right Right Right")
    #expect(lines.last == "Right bracket, r: turn the rotor to the next option.")
    #expect(try book.heard("C-Right C-Right") == ["r", "turn"])
  }

  @Test func `in the list of keys, keys are told and do nothing until Escape`() throws {
    var book = try SessionFixture(text)
    _ = try book.heard("?")
    #expect(
      try book.heard("? q j Esc") == [
        "Input help. Keys are told and do nothing. Escape ends it.", "q: quit.",
        "No command on j. Question mark for help.", "Input help off.",
      ])
    #expect(try book.heard("q").last == "One two three. Four five.")
  }

  @Test func `the list of actions performs the one at the cursor on the book`() throws {
    var saved: [String] = []
    let fixture = text
    var book = try SessionFixture(text) { effect in
      guard case .save(let passage) = effect else { return nil }
      saved.append(fixture.text(in: passage.range))
      return .saved
    }
    #expect(
      try book.heard("[ Right ;").suffix(2) == [
        "Actions. 11 items. Dialog.", "Items. List box. Save selection, selected, 1 of 11.",
      ])
    #expect(
      try book.heard("Down Up \"sav\" Enter").suffix(2) == ["Save selection. 1 of 1.", "Text saved."])
    #expect(saved == ["One"])
  }

  @Test func `the problems of a book are a text that is read with the same keys`() throws {
    let world = SessionFixture.world(text)
    let size = PageSize(columns: 80, lines: 24)
    var reader = Reader(world: world, keys: try KeyMap(), shape: ReaderShape(size: size, cells: .terminal()))
    let now = Instant(milliseconds: 0)
    _ = reader.apply(.open, at: now)
    let opening = reader.openProblems(["One is wrong.", "Two are missing."], at: now).compactMap(\.spoken)
    #expect(opening == ["Problems. Page 1 of 1.", "One is wrong."])
    let down = try #require(Key(name: "Down"))
    #expect(reader.press(down, at: now).compactMap(\.spoken) == ["Two are missing."])
    #expect(reader.press(Key(.escape), at: now).compactMap(\.spoken).last == "One two three. Four five.")
    #expect(reader.openProblems([], at: now).compactMap(\.spoken).last == "No problems found.")
  }

  @Test func `text of a list cannot be kept as a note of the book`() throws {
    var book = try SessionFixture(text) { _ in .saved }
    _ = try book.heard("?")
    #expect(try book.heard("C-s") == ["Could not save. This is no text of the book."])
  }
}
