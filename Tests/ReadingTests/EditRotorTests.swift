import Accessibility
import Reading
import Speech
import TestSupport
import Testing
import TextModel

@Suite struct EditRotorTests {
  let text = TextFixture((.paragraph, "We started out. It rained."))

  @Test func `actions of the edit category come first, and others never`() throws {
    let actions = [
      CustomAction(name: "Save recommendation", category: .edit), CustomAction(name: "Share", category: .general),
    ]
    var performed: [Passage] = []
    var book = try SessionFixture(text, actions: actions) { effect in
      guard case .host(.perform(let action, let passage)) = effect else { return nil }
      #expect(action.name == "Save recommendation")
      performed.append(passage)
      return .performed("Recommendation saved")
    }
    _ = try book.heard("[ Right ] ] ] ]")
    #expect(
      try book.heard("Down Down Down Down Down Down Down Down Down Down Down Down Down") == [
        "Save recommendation.", "Save selection.", "Copy.", "Copy with citation.", "Speak selection.", "Define.",
        "Pronounce…", "Search for selection.", "Add note.", "Highlight.", "Spell selection.", "Clear selection.",
        "Save recommendation.",
      ])
    #expect(try book.heard("Enter") == ["Recommendation saved."])
    #expect(performed.map(\.text) == ["We"])
  }

  @Test func `nothing is chosen on entering: Enter says so, Up takes the last`() throws {
    var book = try SessionFixture(text)
    _ = try book.heard("[ Right ] ] ] ]")
    #expect(try book.heard("Enter Up") == ["E:boundary", "No action chosen.", "Clear selection."])
    #expect(try book.heard("Enter") == ["Selection cleared."])
    #expect(book.session.selection == nil)
  }

  @Test func `without a selection there is text to select`() throws {
    var book = try SessionFixture(text)
    _ = try book.heard("] ] ]")
    #expect(try book.heard("Down Down Enter") == ["Select word.", "Select sentence.", "We started out selected."])
    #expect(
      try book.heard("Down Down Down Down Enter") == [
        "Save selection.", "Copy.", "Copy with citation.", "Speak selection.", "Selected: We started out.",
      ])
  }

  @Test func `text is saved only when the shelf has answered, and a failure gives its reason`() throws {
    var answers: [News.Answer] = [.saveFailed("The disk is full."), .saved]
    var book = try SessionFixture(text) { effect in
      if case .save = effect { answers.removeFirst() } else { nil }
    }
    _ = try book.heard("[ Right ] ] ] ] Down")
    #expect(try book.heard("Enter Enter") == ["Could not save. The disk is full.", "Text saved."])
    #expect(answers.isEmpty)
  }

  @Test func `until it is answered nothing says that it is saved`() throws {
    let world = SessionFixture.world(text)
    let now = Instant(milliseconds: 0)
    var session = Session()
    _ = session.apply(.open, at: now, in: world)
    let effects = session.apply(.saveSelection, at: now, in: world)
    #expect(effects.contains { if case .save(let passage) = $0 { passage.text == "We started out." } else { false } })
    #expect(effects.compactMap(\.spoken).isEmpty)
    #expect(session.apply(.answered(.saved), at: now, in: world).compactMap(\.spoken) == ["Text saved."])
  }

  @Test func `a copy is told as far as it is known, and a failure gives its reason`() throws {
    var answers: [News.Answer] = [
      .copied(to: .clipboard), .copied(to: .terminal), .copied(to: .file), .copyFailed("The disk is full."),
    ]
    var copied: [String] = []
    var book = try SessionFixture(text) { effect in
      guard case .copy(let passage) = effect else { return nil }
      copied.append(passage.text)
      return answers.removeFirst()
    }
    _ = try book.heard("[ Right ] ] ] ] Down Down")
    #expect(
      try book.heard("Enter Enter y y") == [
        "Copied.", "Sent to the terminal's clipboard.", "Kept in copied text.", "Could not copy. The disk is full.",
      ])
    #expect(copied == ["We", "We", "We", "We"])
  }

  @Test func `without a selection nothing is copied`() throws {
    var book = try SessionFixture(text) { effect in
      Issue.record("\(effect)")
      return nil
    }
    #expect(try book.heard("y") == ["E:boundary", "No selection."])
  }

  @Test func `copying while reading neither stops it nor repeats a word`() throws {
    var book = try SessionFixture(text) { effect in
      if case .copy = effect { .copied(to: .clipboard) } else { nil }
    }
    _ = try book.heard("[ Right ] a @words:1")
    #expect(try book.heard("y") == ["Copied."])
    #expect(book.session.isReading)
    #expect(try book.heard("@end").first == "It rained.")
  }

  @Test func `between two words the next is selected, which is the one that is told`() throws {
    var book = try SessionFixture(text)
    #expect(
      try book.heard("[ Right Esc z ] ] ] ] Down Enter").suffix(3) == ["Edit.", "Select word.", "started selected."])
    var sentence = try SessionFixture(text)
    #expect(try sentence.heard(". [ Left Esc ] ] ] ] Down Down Enter").last == "We started out selected.")
  }
}
