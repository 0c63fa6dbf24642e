import Accessibility
import PageLayout
import Speech
import TestSupport
import Testing
import TextModel
import TextUnits

@testable import Reading

/// The starts of the chapters of a book without a table of contents.
@Suite(.timeLimit(.minutes(10))) struct ChapterStartTests {
  private func world(_ text: any ReadableText) -> ReadingWorld {
    let geometry = PaginatedBook(text: text, size: PageSize(columns: 80, lines: 24), cells: .terminal())
    return ReadingWorld(text: text, geometry: geometry, tokenizer: UnitTokenizer(text: text))
  }

  @Test func `a chapter of a single section begins with each heading of the highest rank used`() {
    let world = world(
      TextFixture(
        (.paragraph, "A"), (.heading(level: 3), "B"), (.heading(level: 2), "C"), (.heading(level: nil), "D"),
        (.heading(level: 2), "E")))
    let offsets = (0..<10).filter { world.chapters.isStart(TextPosition(section: 0, offset: $0)) }
    #expect(offsets == [0, 4, 8])
    #expect(world.chapters.starts(inSection: 0).map(\.offset) == [0, 4, 8])
  }

  @Test func `a title alone is no chapter, and those below it are`() throws {
    let text = TextFixture(
      (.heading(level: 1), "A Book"), (.heading(level: 2), "One"), (.paragraph, "It rains."),
      (.heading(level: 3), "Later"), (.heading(level: 2), "Two"))
    #expect(world(text).chapters.starts(inSection: 0).map(\.offset) == [0, 7, 27])
    var book = try SessionFixture(text)
    #expect(
      try book.heard("c c c") == ["One. Heading level 2.", "Two. Heading level 2.", "E:boundary", "No next chapter."])
    #expect(try book.heard(Command.goTo(.chapter(3))) == ["Two. Heading level 2."])
  }

  @Test func `an entry that holds all the others is the book, and those in it are the chapters`() throws {
    var text = TextFixture(
      (.heading(level: 1), "A Book"), (.heading(level: 2), "One"), (.paragraph, "It rains."),
      (.heading(level: 2), "Two"))
    let section = text.sections[0]
    text.sections = [Section(text: section.text, blocks: section.blocks, anchors: ["one": 7, "two": 21])]
    text.outline = [
      OutlineEntry(depth: 1, label: "A Book", destination: .place(section: 0, anchor: nil)),
      OutlineEntry(depth: 2, label: "One", destination: .place(section: 0, anchor: "one")),
      OutlineEntry(depth: 2, label: "Two", destination: .place(section: 0, anchor: "two")),
    ]
    var book = try SessionFixture(text)
    #expect(
      try book.heard("c c c") == ["One. Heading level 2.", "Two. Heading level 2.", "E:boundary", "No next chapter."])
  }

  @Test func `a chapter whose text does not begin with its name is announced by it`() throws {
    var text = TextFixture([
      TextFixture((.paragraph, "Here it begins.")).section(0), TextFixture((.paragraph, "It rains.")).section(0),
      TextFixture((.paragraph, "THREE")).section(0), TextFixture((.heading(level: 1), "Four")).section(0),
    ])
    text.outline = ["One", "Two", "Three", "Part Four"].enumerated().map {
      OutlineEntry(depth: 1, label: $1, destination: .place(section: $0, anchor: nil))
    }
    var book = try SessionFixture(text)
    #expect(try book.heard("c") == ["Two.", "It rains."])
    #expect(try book.heard("c") == ["THREE"])
    #expect(try book.heard("c") == ["Four. Heading level 1."])
    #expect(try book.heard("C C C") == ["THREE", "Two.", "It rains.", "One.", "Here it begins."])
    #expect(try book.heard(Command.goTo(.chapter(2))) == ["Two.", "It rains."])
  }

  @Test func `a section that is not in the table of contents goes by its own first heading, or with the one before`()
    throws
  {
    var text = TextFixture([
      TextFixture((.heading(level: 1), "One"), (.paragraph, "It rains.")).section(0),
      TextFixture((.paragraph, "It still rains.")).section(0),
      TextFixture((.heading(level: 2), "Later"), (.paragraph, "It stops.")).section(0),
      TextFixture((.image, "a leaf"), (.heading(level: 1), "About the Author"), (.paragraph, "Ann.")).section(0),
    ])
    text.outline = [OutlineEntry(depth: 1, label: "Chapter One", destination: .place(section: 0, anchor: nil))]
    let world = world(text)
    let names = (0..<4).map { world.places.chapterPath(at: TextPosition(section: $0, offset: 0)) }
    #expect(names == [["Chapter One"], ["Chapter One"], ["Chapter One"], ["About the Author"]])
    #expect((0..<4).map { world.chapters.inSection($0).path(at: 4) } == names)
  }

  @Test func `a part that is not listed goes by its role, and with the part before it where it has neither`() throws {
    let dedication = TextFixture((.paragraph, "For Tom.")).section(0)
    let colophon = TextFixture((.heading(level: 3), "How It Was Made"), (.paragraph, "In ink.")).section(0)
    var text = TextFixture([
      TextFixture((.heading(level: 1), "One")).section(0), Self.section(dedication, in: .dedication),
      TextFixture((.heading(level: 2), "Two")).section(0), Self.section(colophon, in: .colophon),
      TextFixture((.heading(level: 2), "About Ann")).section(0), TextFixture((.paragraph, "She writes.")).section(0),
      Self.section(TextFixture((.paragraph, "It goes on.")).section(0), in: .chapter),
    ])
    text.outline = [0, 2].map {
      OutlineEntry(depth: 1, label: "Chapter \($0)", destination: .place(section: $0, anchor: nil))
    }
    let known = ["Chapter 0", "Dedication", "Chapter 2", "How It Was Made", "About Ann", "About Ann", "About Ann"]
    // Until the whole book is known, ranks say nothing but that of titles.
    let first = Array(known.prefix(4)) + ["Chapter 2", "Chapter 2", "Chapter 2"]
    for (world, expected) in [(world(text), first), (SessionFixture.world(text), known)] {
      let names = (0..<7).map { world.places.chapterPath(at: TextPosition(section: $0, offset: 0)) }
      #expect(names == expected.map { [$0] })
      #expect((0..<7).map { world.chapters.inSection($0).path(at: 0) } == names)
    }
  }

  @Test func `what stands beside the flow and is not listed belongs to no chapter but its own`() {
    var text = TextFixture([
      TextFixture((.heading(level: 1), "One")).section(0), TextFixture((.heading(level: 1), "Notes")).section(0),
      TextFixture((.paragraph, "A table."), (.heading(level: 2), "Rain")).section(0),
    ])
    text.outline = [OutlineEntry(depth: 1, label: "One", destination: .place(section: 0, anchor: nil))]
    text.besideTheFlow = [1, 2]
    let world = world(text)
    let places = [(1, 0), (2, 0), (2, 10)].map { TextPosition(section: $0, offset: $1) }
    #expect(places.map(world.places.chapterPath) == [["Notes"], [], ["Rain"]])
    #expect(places.map { world.chapters.inSection($0.section).path(at: $0.offset) } == [["Notes"], [], ["Rain"]])
  }

  private static func section(_ section: Section, in role: Container.Role) -> Section {
    let blocks = section.blocks.map { Block($0.kind, range: $0.range, container: 0) }
    return Section(
      text: section.text, blocks: blocks, containers: [Container(.region(role), range: 0..<section.length)])
  }

  @Test func `the name of a part that is not listed costs no look at others, but at a short one that is known`() {
    let chapter = TextFixture((.heading(level: 2), "One"), (.paragraph, "It rains.")).section(0)
    let long = TextFixture((.heading(level: 2), "Long"), (.paragraph, String(repeating: "x ", count: 50_000)))
      .section(0)
    let plain = TextFixture((.paragraph, "It still rains.")).section(0)
    var fixture = TextFixture([chapter, long, plain, plain, plain])
    fixture.outline = [OutlineEntry(depth: 1, label: "One", destination: .place(section: 0, anchor: nil))]
    let text = LookedAt(fixture)
    #expect(world(text).places.chapterPath(at: TextPosition(section: 4, offset: 0)) == ["One"])
    #expect(text.sectionsSeen == [4], "opening knows nothing of the others")
    let known = SessionFixture.world(fixture)
    let again = LookedAt(fixture)
    let behind = ReadingWorld(
      text: again, geometry: known.geometry, tokenizer: known.tokenizer, index: known.index)
    _ = behind.places.chapterPath(at: TextPosition(section: 4, offset: 0))
    #expect(again.sectionsSeen == [4], "a long section keeps nobody waiting")
  }

  @Test
  func `once the whole book is known, a far chapter and a printed page are found without reading what is before`() {
    let plain = TextFixture((.paragraph, "Text.")).section(0)
    let pages = [Span(.pageBreak(label: "xii"), range: 2..<2)]
    let paged = Section(text: plain.text, blocks: plain.blocks, spans: pages)
    let empty = Section.empty
    let text = LookedAt(TextFixture(Array(repeating: plain, count: 50) + [empty, paged, plain]))
    let geometry = PaginatedBook(text: text, size: PageSize(columns: 80, lines: 24), cells: .terminal())
    let world = ReadingWorld(
      text: text, geometry: geometry, tokenizer: UnitTokenizer(text: text), index: BookIndex(of: text))
    let before = text.looks
    #expect(world.places.place(named: .chapter(51)) == .found(TextPosition(section: 51, offset: 0)))
    #expect(world.places.place(named: .chapter(53)) == .missing)
    #expect(world.places.place(named: .printPage("xii")) == .found(TextPosition(section: 51, offset: 2)))
    #expect(text.looks - before < 20)
    #expect(world.places.place(named: .printPage("xiii")) == .missing)
  }

  @Test func `going to the start of a book does not read its end, nor the other way round`() {
    let plain = TextFixture((.paragraph, "Text.")).section(0)
    let text = LookedAt(TextFixture(Array(repeating: plain, count: 50)))
    let world = world(text)
    for (command, start, sections) in [(Command.bookEdge(.backward), 1, 0...2), (.bookEdge(.forward), 48, 47...49)] {
      var session = Session(at: TextPosition(section: start, offset: 0))
      text.forget()
      _ = session.apply(command, at: Instant(milliseconds: 0), in: world)
      #expect(text.sectionsSeen.isSubset(of: Set(sections)), "\(text.sectionsSeen)")
      #expect(session.cursor.section == (start == 1 ? 0 : 49))
    }
  }

  @Test func `a printed page that begins where a section ends is found`() {
    let plain = TextFixture((.paragraph, "Text.")).section(0)
    let end = [Span(.pageBreak(label: "9"), range: plain.length..<plain.length)]
    let text = TextFixture([plain, Section(text: plain.text, blocks: plain.blocks, spans: end), plain])
    let geometry = PaginatedBook(text: text, size: PageSize(columns: 80, lines: 24), cells: .terminal())
    let world = ReadingWorld(
      text: text, geometry: geometry, tokenizer: UnitTokenizer(text: text), index: BookIndex(of: text))
    #expect(world.places.place(named: .printPage("9")) != .missing)
  }

  @Test func `asking for each of very many headings costs as much as looking at them`() {
    let count = 200_000
    let blocks = (0..<count).map { Block(.heading(level: 2), range: $0 * 2..<$0 * 2 + 2) }
    let section = Section(text: String(repeating: "A\n", count: count), blocks: blocks)
    let world = world(TextFixture([section]))
    let starts = blocks.count { world.chapters.isStart(TextPosition(section: 0, offset: $0.range.lowerBound)) }
    #expect(starts == count)
  }
}
