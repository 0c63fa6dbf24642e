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
    .unit(.list, .forward), .unit(.item, .backward), .unit(.table, .forward), .unit(.figure, .forward),
    .unit(.quote, .backward), .unit(.note, .forward), .unit(.landmark, .backward), .unit(.separator, .forward),
    .unit(.bold, .forward), .unit(.language, .forward), .goForward,
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

  @Test(.serialized, arguments: LawBooks.all)
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
      if ![.activate, .goBack, .goForward].contains(command), !isChapter(command) {
        #expect(said[0] == said[1], "\(command)")
      }
    }
  }

  @Test(.serialized, arguments: LawBooks.all)
  func `a step forward and a step back return, by every unit and element`(book: LawBook) throws {
    let world = SessionFixture.world(try book.open())
    var random = Seed("Steps there and back in \(book.testDescription)")
    let now = Instant(milliseconds: 0)
    for granularity in Granularity.allCases {
      var session = Session()
      for _ in 0..<Int.random(in: 0...12, using: &random) { _ = session.apply(.item(.forward), at: now, in: world) }
      _ = session.apply(.unit(granularity, .forward), at: now, in: world)
      let start = session.cursor
      _ = session.apply(.unit(granularity, .forward), at: now, in: world)
      // At the last one there is nowhere to come back from.
      guard session.cursor != start else { continue }
      let back = session.apply(.unit(granularity, .backward), at: now, in: world).compactMap(\.spoken)
      #expect(session.cursor == start && !back.isEmpty, "\(granularity)")
    }
  }

  @Test(.serialized, arguments: LawBooks.all)
  func `from any place a step and a step back return, either way, by every unit and element`(book: LawBook) throws {
    try expectReturns(in: try book.open(), "Steps either way in \(book.testDescription)", places: 4)
  }

  @Test func `steps return in tables, lists, notes and quotes, and in text of every script and direction`() throws {
    let body = """
      <h1>One</h1><p>So “it” rained.<a epub:type='noteref' href='#n'>1</a> <b>Then</b> <a href='#t'>we</a> left!</p>
      <p lang='he' dir='rtl'>שלום, <b>עולם</b>. זה 3.14 מטר.</p><p lang='ar' dir='rtl'>مَرحَبًا، كيف الحال؟ (نعم)</p>
      <p lang='ja'>これは<ruby>日本<rt>にほん</rt></ruby>語です。次の文。</p><p lang='zh'>他说：“好。”然后走了。</p><hr/>
      <table id='t'><caption>Fares</caption><tr><th>From</th><th>To</th></tr><tr><td>Bell</td><td></td></tr></table>
      <ol><li>One<ul><li>In</li><li>שתיים</li></ul></li><li><p>Two</p><p>more</p></li></ol>
      <blockquote><p>No.</p></blockquote><h2>最後</h2><pre>let x = 1

      y()</pre><p>👩‍👧 <i>—</i> नमस्ते *** ก่อน e\u{301}.</p><p><img src='a' alt=''/></p><p>End<br/>of it</p>
      <aside epub:type='footnote' id='n'><p>All day.</p></aside>
      """
    let home = try TemporaryFolder()
    try expectReturns(
      in: try Book.open(path: try EPUBFixture(body, body).write(to: home)), "Steps in every script", places: 60)
  }

  @Test func `a landmark is told by its first sentence, the same at every size`() throws {
    let body = """
      <p>Before.</p><section epub:type='dedication'><p>For all who read in the dark of night. And more.</p></section>
      """
    let home = try TemporaryFolder()
    let book = try Book.open(path: try EPUBFixture(body).write(to: home))
    for columns in [10, 200] {
      var session = Session()
      let world = SessionFixture.world(book, size: PageSize(columns: columns, lines: 6))
      let said = session.apply(.unit(.landmark, .forward), at: Instant(milliseconds: 0), in: world)
      #expect(said.compactMap(\.spoken) == ["Dedication. Landmark.", "For all who read in the dark of night."])
    }
  }

  private func expectReturns(in text: Book, _ law: String, places: Int) throws {
    let world = SessionFixture.world(text, size: PageSize(columns: 24, lines: 8))
    var random = Seed(law)
    let now = Instant(milliseconds: 0)
    for granularity in Granularity.allCases {
      for _ in 0..<places {
        let section = Int.random(in: 0..<text.sectionCount, using: &random)
        let any = TextPosition(
          section: section, offset: Int.random(in: 0...text.section(section).length, using: &random))
        guard let place = world.tokenizer.unit(.character, enclosing: any, toward: .forward)?.lower else { continue }
        let direction: Direction = Bool.random(using: &random) ? .forward : .backward
        var session = Session(at: place)
        _ = session.apply(.unit(granularity, direction), at: now, in: world)
        let start = session.cursor
        _ = session.apply(.unit(granularity, direction), at: now, in: world)
        // At the last one there is nowhere to come back from.
        guard session.cursor != start else { continue }
        let back: Direction = direction == .forward ? .backward : .forward
        _ = session.apply(.unit(granularity, back), at: now, in: world)
        #expect(session.cursor == start, "\(granularity) \(direction) from \(place)")
      }
    }
  }

  private func isChapter(_ command: Command) -> Bool {
    if case .chapter = command { return true }
    return false
  }

  @Test(.serialized, arguments: LawBooks.all)
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
        // A change of rate is heard in what goes on being read, the others in what comes of them.
        case .save, .mark, .copy, .setRate, .forget, .keep(_, isHandedIn: true), .host(.write), .host(.cite),
          .host(.leave),
          .host(.define), .host(.fetchCopied), .host(.perform):
          true
        default: if case .edit? = effect.programRequest { true } else { false }
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

  @Test(.serialized, arguments: LawBooks.all)
  func `a session is a value: the same command does the same, and its JSON is the session`(book: LawBook) throws {
    let text = try book.open()
    var random = Seed("A session is a value in \(book.testDescription)")
    // The layout belongs to the world: each of the two lays out its own.
    let worlds = [SessionFixture.world(text), SessionFixture.world(text)]
    var session = Session()
    for step in 0..<100 {
      let command = try #require(Self.allKeys.randomElement(using: &random))
      let restored = try JSONDecoder().decode(Session.self, from: try JSONEncoder().encode(session))
      #expect(restored == session)
      var other = restored
      let now = Instant(milliseconds: step * 100)
      let one = session.apply(command, at: now, in: worlds[0])
      let two = other.apply(command, at: now, in: worlds[1])
      #expect(one == two)
      #expect(session == other)
    }
  }

  @Test(.serialized, arguments: LawBooks.all)
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
