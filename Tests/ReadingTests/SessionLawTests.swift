import Accessibility
import BookFormats
import Foundation
import PageLayout
import Reading
import Speech
import TerminalUI
import TestSupport
import Testing
import TextModel

@Suite struct SessionLawTests {
  /// Keys whose answers do not depend on rows and pages, in any order.
  static let textKeys: [Command] = [
    .unit(.sentence, .forward), .unit(.sentence, .backward), .unit(.paragraph, .forward),
    .unit(.paragraph, .backward), .unit(.heading, .forward), .unit(.heading, .backward), .unit(.word, .forward),
    .unit(.word, .backward), .unit(.character, .forward), .unit(.character, .backward), .unit(.link, .forward),
    .chapter(.forward), .chapter(.backward), .item(.forward), .item(.backward), .activate, .goBack, .cancel,
  ]

  /// Every key, rows and pages among them.
  static let allKeys =
    textKeys + [
      .move(.forward), .move(.backward), .turnRotor(.forward), .turnRotor(.backward), .unit(.page, .forward),
      .unit(.page, .backward), .rowEdge(.forward), .rowEdge(.backward), .bookEdge(.forward), .bookEdge(.backward),
      .playPause, .readFromCaret, .readFromChapter, .whereAmI, .speakAgain, .tab(.forward), .unbound("j"),
      .saveSelection, .copySelection,
    ]

  @Test(arguments: LawBooks.all)
  func `moving through the text says the same at every size`(book: LawBook) throws {
    let text = try book.open()
    var random = Seed("Moves at two sizes in \(book.testDescription)")
    let worlds = [PageSize(columns: 20, lines: 6), PageSize(columns: 200, lines: 50)].map {
      SessionFixture.world(text, size: $0)
    }
    var sessions = [Session(), Session()]
    let now = Instant(milliseconds: 0)
    for index in sessions.indices { _ = sessions[index].apply(.unit(.word, .forward), at: now, in: worlds[index]) }
    for _ in 0..<150 {
      let command = try #require(Self.textKeys.randomElement(using: &random))
      let said = sessions.indices.map { sessions[$0].apply(command, at: now, in: worlds[$0]).compactMap(\.spoken) }
      #expect(sessions[0].cursor == sessions[1].cursor, "\(command)")
      // A followed link speaks the row it comes to, and rows differ.
      if command != .activate, command != .goBack, !isChapter(command) { #expect(said[0] == said[1], "\(command)") }
    }
  }

  private func isChapter(_ command: Command) -> Bool {
    if case .chapter = command { return true }
    return false
  }

  @Test(arguments: LawBooks.all)
  func `every key answers with speech, a sound, or the stop of what was spoken`(book: LawBook) throws {
    let text = try book.open()
    var random = Seed("Every key answers in \(book.testDescription)")
    let world = SessionFixture.world(text)
    var reader = Reader(
      world: world, keys: try KeyMap(),
      shape: ReaderShape(size: PageSize(columns: 80, lines: 24), cells: .terminal()))
    let now = Instant(milliseconds: 0)
    _ = reader.apply(.open, at: now)
    for _ in 0..<300 {
      let command = try #require(Self.allKeys.randomElement(using: &random))
      let wasReading = reader.session.isReading
      let effects: [Effect] = reader.apply(command, at: now)
      let answers = effects.contains { effect in
        switch effect {
        case .speak(let utterance): !utterance.text.isEmpty || !utterance.earcons.isEmpty
        case .save, .copy: true
        default: false
        }
      }
      #expect(answers || (wasReading && effects.contains(.silence)), "\(command) says nothing: \(effects)")
      let end = TextPosition(section: reader.session.cursor.section, offset: reader.session.cursor.offset)
      let section = text.section(end.section)
      #expect(end.offset <= section.length)
      #expect(
        section.text.utf8.index(section.text.startIndex, offsetBy: end.offset).samePosition(in: section.text) != nil)
    }
  }

  @Test(arguments: LawBooks.all)
  func `a session is a value: the same command does the same, and its JSON is the session`(book: LawBook) throws {
    let text = try book.open()
    var random = Seed("A session is a value in \(book.testDescription)")
    let world = SessionFixture.world(text)
    var session = Session()
    for step in 0..<100 {
      let command = try #require(Self.allKeys.randomElement(using: &random))
      let restored = try JSONDecoder().decode(Session.self, from: try JSONEncoder().encode(session))
      #expect(restored == session)
      var other = restored
      let now = Instant(milliseconds: step * 100)
      let one = session.apply(command, at: now, in: world)
      let two = other.apply(command, at: now, in: world)
      #expect(one == two)
      #expect(session == other)
    }
  }

  @Test(arguments: LawBooks.all)
  func `the elements of a page tile it, and the last one turns it`(book: LawBook) throws {
    let text = try book.open()
    let world = SessionFixture.world(text, size: PageSize(columns: 40, lines: 12))
    guard let first = world.textPosition(from: .start) else { return }
    var page: Page? = world.geometry.page(containing: first)
    while let shown = page {
      let elements = world.elements(on: shown)
      #expect(elements.first?.range.lower == shown.range.lower && elements.last?.range.upper == shown.range.upper)
      for (one, next) in zip(elements, elements.dropFirst()) { #expect(one.range.upper == next.range.lower) }
      #expect(elements.map { $0.element.traits.contains(.causesPageTurn) }.filter { $0 }.count == 1)
      #expect(elements.last?.element.traits.contains(.causesPageTurn) == true)
      page = world.geometry.page(.forward, from: shown)
    }
  }
}
