import Accessibility
import Reading
import Speech
import TerminalUI
import TestSupport
import Testing
import TextModel

/// The list of what was spoken lately, and the commands that are completed.
@Suite struct HeardTests {
  let text = TextFixture((.paragraph, "One two three. Four five."), (.paragraph, "Six."), (.paragraph, "Seven."))

  @Test func `what was spoken is listed, the newest first, and gone back to`() throws {
    var book = try SessionFixture(text)
    _ = try book.heard("Down Down")
    let list = try book.heard(": \"heard\" Enter")
    #expect(
      list.suffix(3) == [
        "Heard. Dialog.", "Items. List box. Seven, selected, 1 of 4.", "Enter goes where it was said, y copies it.",
      ])
    #expect(try book.heard("Down").last?.hasPrefix("Six. 2 of ") == true)
    #expect(try book.heard("Enter").last == "Six.")
    #expect(try book.heard("u").last == "Seven.", "it is a jump")
  }

  @Test func `what was spoken is copied`() throws {
    var copied: [String] = []
    var book = try SessionFixture(text) { effect in
      guard case .copy(let passage) = effect else { return nil }
      copied.append(passage.text)
      return .copied(to: .clipboard)
    }
    _ = try book.heard("Down : \"copy-heard\" Enter")
    _ = try book.heard("Down : \"heard\" Enter Down y")
    #expect(copied.first == "Six." && copied.count == 2)
  }

  @Test func `what is no text of the book leads nowhere`() throws {
    var book = try SessionFixture(text)
    let said = try book.heard("j : \"heard\" Enter Enter")
    #expect(said.last == "This is no text of the book.")
  }

  @Test(arguments: [
    ("hear", "heard"), ("set them", "set theme "), ("set theme da", "set theme dark"), ("read ch", "read chapter"),
    ("set", "set, settings."), ("set hy", "set hyphenate "), ("nothing", nil),
  ])
  func `a command is completed by Tab as far as it is certain`(line: String, completed: String?) throws {
    var book = try SessionFixture(text)
    let said = try book.heard(": \"\(line)\" Tab")
    #expect(said.last == completed ?? "E:boundary")
  }

  @Test func `where several words may follow they are told`() throws {
    var book = try SessionFixture(text)
    #expect(try book.heard(": \"set theme \" Tab").last == "contrast, dark, light, mono, sepia, terminal.")
    #expect(try book.heard("\"s\" Tab Enter").last?.contains("sepia") == true)
  }
}
