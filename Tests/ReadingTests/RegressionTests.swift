import Accessibility
import BookFormats
import PageLayout
import Reading
import Speech
import TerminalUI
import TestSupport
import Testing
import TextModel

/// The faults of earlier versions, which must not come back.
@Suite struct RegressionTests {
  let list: TextFixture = {
    let text = "Top.\nOne. Here.\nTwo.\nAfter.\n"
    let section = Section(
      text: text,
      blocks: [
        Block(.paragraph, range: 0..<5), Block(.item(.bullet), range: 5..<16, container: 0),
        Block(.item(.bullet), range: 16..<21, container: 0), Block(.paragraph, range: 21..<28),
      ],
      containers: [Container(.list(items: 2, isOrdered: false), range: 5..<21)])
    return TextFixture([section])
  }()

  @Test func `reading goes on after something pressing was said`() throws {
    let world = SessionFixture.world(TextFixture((.paragraph, "One two three. Four five.")))
    var heard = try HeardText(world)
    heard.apply(.readFromCaret)
    heard.speakWords(1)
    heard.apply(.announce([Announcement(["The battery is low"], priority: .high)]))
    heard.finishAll()
    #expect(heard.runs.map { world.text.text(in: $0) } == ["One ", "two three.", "Four five."])
  }

  @Test func `a blank line of code is no silent stop`() throws {
    var book = try SessionFixture(TextFixture((.paragraph, "Top."), (.code, "a\u{0B}\u{0B}b"), (.paragraph, "End.")))
    _ = try book.heard("Down")
    #expect(try !book.heard("Down").isEmpty)
  }

  @Test func `a paragraph that is only a printed page number is no silent stop`() throws {
    let section = Section(
      text: "Top.\n41\nEnd.\n",
      blocks: [
        Block(.paragraph, range: 0..<5), Block(.paragraph, range: 5..<8), Block(.paragraph, range: 8..<13),
      ], spans: [Span(.pageBreak(label: "41"), range: 5..<7)])
    var book = try SessionFixture(TextFixture([section]))
    #expect(try !book.heard("Down").isEmpty)
  }

  @Test func `the end of the notes is not called the end of the book`() throws {
    let notes = Section(
      text: "A note.\n", blocks: [Block(.paragraph, range: 0..<8, container: 0)],
      containers: [Container(.region(.endnotes), range: 0..<8)])
    let more = Section(text: "More.\n", blocks: [Block(.paragraph, range: 0..<6)])
    var book = try SessionFixture(TextFixture([more, notes, more]))
    let said = try book.heard("Down a @end")
    #expect(said.contains("End of notes.") && !said.contains("End of book."), "\(said)")
  }

  @Test func `what was heard to its end is not read again when the size of a list after it is cut`() throws {
    var heard = try HeardText(SessionFixture.world(list))
    heard.apply(.readFromCaret)
    heard.speakWords(1)
    heard.apply(.playPause)
    heard.apply(.playPause)
    heard.finishAll()
    #expect(heard.runs.map { list.text(in: $0) } == ["Top.", "One.", "Here.", "Two.", "After."])
  }

  @Test func `a list that reading stopped in is not entered again`() throws {
    var book = try SessionFixture(list)
    _ = try book.heard("a @words:2")
    #expect(try book.heard("Down") == ["Two."])
  }

  @Test func `a new page that begins with a list is told of`() throws {
    var settings = Settings()
    settings.pageAnnouncements = .sentenceEnd
    var book = try SessionFixture(list, size: .init(columns: 40, lines: 2), settings: settings)
    let heard = try book.heard("a @end")
    let count = book.transcript.reader.world.geometry.pageCount ?? 0
    #expect(count > 1)
    #expect(heard.filter { $0.hasPrefix("Page ") }.count == count - 1)
  }

  @Test func `selecting a paragraph shows the page of its end`() throws {
    let long = Array(repeating: "A sentence of some length.", count: 40).joined(separator: " ")
    var book = try SessionFixture(TextFixture((.paragraph, long)), size: .init(columns: 40, lines: 8))
    _ = try book.heard("] ] ] Down Down Down Enter")
    let reader = book.transcript.reader
    #expect(reader.page == reader.world.geometry.page(containing: reader.session.cursor))
  }

  @Test func `the previous sentence by the rotor begins the sentence again`() throws {
    var book = try SessionFixture(TextFixture((.paragraph, "First here. One two three four five six.")))
    _ = try book.heard("] ] ] ] a @words:7")
    #expect(try book.heard("Up").last == "One two three four five six.")
  }

  @Test func `a skim goes on at the other end where the reader wants it`() throws {
    var settings = Settings()
    settings.wrap = true
    let guide = TextFixture((.heading(level: 1), "Morning"), (.paragraph, "We left."))
    var book = try SessionFixture(guide, settings: settings)
    _ = try book.heard("Down a")
    #expect(try !book.heard("h").contains("No next heading."))
  }

  @Test func `a skim passes what stands outside the main flow, where reading would end`() throws {
    var fixture = EPUBFixture(
      "<p>First here.</p>", "<p>Contents. <a href='c1.xhtml'>One</a>.</p>", "<p>Third here.</p>")
    fixture.chapters[1].isLinear = false
    let home = try TemporaryFolder()
    var book = try SessionFixture(try Book.open(path: try fixture.write(to: home)))
    _ = try book.heard("a @words:3")
    #expect(try book.heard(", @end").prefix(2) == ["First here.", "Third here."])
    _ = try book.heard("C-Home a")
    #expect(try book.heard(". @end").first == "Third here.")
  }

  @Test func `an image in a line is said, not its replacement character`() throws {
    var book = try SessionFixture(TextFixture((.paragraph, "Top."), (.paragraph, "Before \u{FFFC} after.")))
    #expect(try !book.heard("Down").joined().contains("\u{FFFC}"))
  }

  @Test func `an action that is not for editing is offered by the rotor`() throws {
    let action = CustomAction(name: "Share", category: .general)
    var book = try SessionFixture(list, actions: [action])
    #expect(try book.heard("] ] ] ] ] ] ] ]").contains("Actions."))
  }

  @Test func `a line of reading is told with the cursor at its start`() throws {
    let world = SessionFixture.world(TextFixture((.paragraph, "One here."), (.paragraph, "Two here.")))
    var transcript = Transcript(
      Reader(
        world: world, keys: try KeyMap(),
        shape: ReaderShape(size: PageSize(columns: 80, lines: 24), cells: .terminal()))
    ) { _ in [] }
    for (name, step) in try KeyScript("a @end").steps { transcript.perform(step, named: name) }
    let second = transcript.take().first { $0.line == "Two here." }
    #expect(second?.cursor == TextPosition(section: 0, offset: 10))
  }

  @Test func `a book that begins beside the main flow is opened and read where the flow begins`() throws {
    let sections = [TextFixture((.paragraph, "A cover.")), TextFixture((.paragraph, "Once."))].flatMap(\.sections)
    var text = TextFixture(sections)
    text.besideTheFlow = [0]
    var book = try SessionFixture(text)
    #expect(book.session.cursor == TextPosition(section: 1, offset: 0))
    #expect(try book.heard("a @end") == ["Once.", "E:complete", "End of book."])
    #expect(try book.heard("C-Home a @end") == ["A cover.", "A cover.", "E:complete", "End of this part."])
    #expect(try book.heard("Space @words:1").first != "A cover.", "what comes behind it is read next")
  }

  @Test(arguments: [Verbosity.low, .medium, .high])
  func `a section that is another one from one look to the next does reading no harm`(verbosity: Verbosity) {
    for looks in 0..<60 {
      let text = ChangingText(list, becoming: TextFixture(paragraphs: ["It cannot be read."]))
      var settings = Settings()
      settings.verbosity = verbosity
      let world = SessionFixture.world(text, settings: settings)
      text.change(afterLooks: looks)
      var reading = ReadAll(from: .start, in: world)
      var count = 0
      while count < 50, reading.utterance(id: count, in: world) != nil { count += 1 }
      #expect(count < 50)
    }
  }
}
