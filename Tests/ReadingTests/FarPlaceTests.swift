import Accessibility
import PageLayout
import Reading
import Speech
import TerminalUI
import TestSupport
import Testing
import TextModel

/// Places so far in a long text that laying it out up to there takes longer than a key may.
@Suite struct FarPlaceTests {
  let book = TextFixture(
    (.paragraph, String(repeating: "so it went ", count: 50_000)), (.paragraph, "Next to last."),
    (.paragraph, "Last."))
  let now = Instant(milliseconds: 0)
  let far = TextPosition(section: 0, offset: 550_001)

  private func asked(_ effects: [Effect]) -> LayoutGoal? {
    effects.lazy.compactMap { if case .layOut(let goal) = $0 { goal } else { nil } }.first
  }

  @Test func `a page is gone to by its number once it is laid out`() throws {
    let world = SessionFixture.world(book)
    let last = try #require(world.geometry.pageCount)
    var session = Session()
    _ = session.apply(.open, at: now, in: world)
    let effects = session.apply(.goTo(.page(last)), at: now, in: world)
    #expect(effects.compactMap(\.spoken) == ["Searching."] && asked(effects) == .page(last))
    #expect(!world.geometry.isNear(far), "nothing has been laid out on the key")
    var dropped = session
    _ = dropped.apply(.whereAmI, at: now, in: world)
    #expect(dropped.apply(.answered(.laidOut(.page(last))), at: now, in: world).isEmpty)
    let landed = session.apply(.answered(.laidOut(.page(last))), at: now, in: world)
    #expect(landed.compactMap(\.spoken).first == "Page \(last) of \(last).")
    #expect(session.apply(.goTo(.page(last + 1)), at: now, in: world).compactMap(\.spoken).count == 1)
  }

  @Test func `pages are laid out as far as one that is asked for`() throws {
    let size = PageSize(columns: 80, lines: 24)
    let index = try #require(PageIndex.build(book, size: size, cells: .terminal()))
    let pages = PaginatedBook(text: book, size: size, cells: .terminal()).indexed(by: index)
    let middle = index.pageCount / 2 + 100
    #expect(pages.isNear(page: 3) && !pages.isNear(page: middle) && pages.isNear(page: index.pageCount + 1))
    pages.layOut(to: .page(middle)) { true }
    #expect(!pages.isNear(page: middle))
    pages.layOut(to: .page(middle)) { false }
    #expect(pages.isNear(page: middle))
    let all = PaginatedBook(text: book, size: size, cells: .terminal()).indexed(by: index)
    #expect(all.page(number: middle) == pages.page(number: middle))
  }

  @Test func `a book is opened at a far place at once, and its page is shown when it is there`() throws {
    let world = SessionFixture.world(book)
    var session = Session(at: far)
    let shown = session.apply(.resized, at: now, in: world)
    #expect(asked(shown) == .position(far))
    let opened = session.apply(.open, at: now, in: world)
    #expect(opened.compactMap(\.spoken) == ["Fixture. 99 percent.", "Next to last."])
    #expect(asked(opened) == .position(far) && !world.geometry.isNear(far))
    let there = session.apply(.answered(.laidOut(.position(far))), at: now, in: world)
    #expect(there == [.scroll(.to(far))])
  }

  @Test func `where one is can be asked before the page is there`() {
    let world = SessionFixture.world(book)
    var session = Session(at: far)
    _ = session.apply(.open, at: now, in: world)
    #expect(session.apply(.whereAmI, at: now, in: world).compactMap(\.spoken) == ["99 percent."])
    #expect(!world.geometry.isNear(far))
  }

  private func reader(_ world: ReadingWorld) throws -> Reader {
    let shape = ReaderShape(size: PageSize(columns: 80, lines: 24), cells: .terminal())
    return Reader(session: Session(at: far), world: world, keys: try KeyMap(), shape: shape)
  }

  @Test func `a key that needs the page waits for it, as often as it is pressed, and another key drops it`() throws {
    let world = SessionFixture.world(book)
    var reader = try reader(world)
    _ = reader.apply(.open, at: now)
    let down = try #require(Key(name: "Down"))
    let effects = reader.press(down, at: now)
    #expect(effects.compactMap(\.spoken) == ["Searching."])
    #expect(!world.geometry.isNear(far))
    var dropped = reader
    _ = dropped.press(Key(.character("w")), at: now)
    let goal = try #require(asked(effects))
    let pages = try #require(world.geometry as? PaginatedBook)
    pages.layOut(to: goal) { false }
    #expect(dropped.apply(.answered(.laidOut(goal)), at: now).compactMap(\.spoken).isEmpty)
    #expect(reader.apply(.answered(.laidOut(goal)), at: now).compactMap(\.spoken) == ["Last."])
  }

  @Test func `a page that is laid out while another text lies over the book is there when that is closed`() throws {
    let world = SessionFixture.world(book)
    var reader = try reader(world)
    let goal = try #require(asked(reader.apply(.open, at: now)))
    _ = reader.press(Key(.function(1)), at: now)
    #expect(reader.overlay != nil)
    let pages = try #require(world.geometry as? PaginatedBook)
    pages.layOut(to: goal) { false }
    _ = reader.apply(.answered(.laidOut(goal)), at: now)
    let escape = Key(.escape)
    _ = reader.press(escape, at: now)
    #expect(reader.overlay == nil && reader.page?.range.contains(far) == true)
  }

  @Test func `a count goes on behind a place that had to be waited for`() throws {
    let chapters = TextFixture(
      (.heading(level: 1), "First."), (.paragraph, String(repeating: "so it went ", count: 50_000)),
      (.heading(level: 1), "Second."), (.heading(level: 1), "Third."), (.heading(level: 1), "Fourth."))
    let world = SessionFixture.world(chapters)
    let shape = ReaderShape(size: PageSize(columns: 80, lines: 24), cells: .terminal())
    let keys = KeyMap.reader(KeyProfile(letters: .vi))
    var reader = Reader(world: world, keys: keys, shape: shape)
    _ = reader.apply(.open, at: now)
    let counted = ["3", "]", "h"].flatMap { reader.press(Key(.character($0)), at: now) }
    #expect(counted.compactMap(\.spoken).last == "Searching.")
    let goal = try #require(asked(counted))
    let pages = try #require(world.geometry as? PaginatedBook)
    pages.layOut(to: goal) { false }
    var dropped = reader
    _ = dropped.press(Key(.character("w")), at: now)
    #expect(dropped.apply(.answered(.laidOut(goal)), at: now).compactMap(\.spoken).isEmpty)
    let landed = reader.apply(.answered(.laidOut(goal)), at: now)
    #expect(landed.compactMap(\.spoken) == ["Fourth. Heading level 1."])
  }

  @Test func `pages are listed without being laid out, and one that is chosen is waited for`() throws {
    let world = SessionFixture.world(book)
    let items = try #require(RotorItems(of: .units(.page), in: world))
    #expect(items.item(items.count - 1)?.label == "Page \(items.count) of \(items.count)")
    #expect(!world.geometry.isNear(far))
    var session = Session()
    _ = session.apply(.open, at: now, in: world)
    let range = TextRange(section: 0, far.offset..<far.offset + 4)
    #expect(asked(session.apply(.pick(.units(.paragraph), range), at: now, in: world)) == .position(far))
    #expect(!world.geometry.isNear(far))
  }

  @Test func `what a jump goes back to is waited for where the pages are new`() throws {
    let before = SessionFixture.world(book)
    var session = Session(at: far)
    _ = session.apply(.open, at: now, in: before)
    _ = session.apply(.answered(.laidOut(.position(far))), at: now, in: before)
    _ = session.apply(.goTo(.start), at: now, in: before)
    let world = SessionFixture.world(book)
    #expect(session.jumpPlaces(in: world) == ["Next to last."])
    let back = session.apply(.goBack, at: now, in: world)
    #expect(back.compactMap(\.spoken) == ["Searching."] && !world.geometry.isNear(far))
    let goal = try #require(asked(back))
    #expect(session.apply(.answered(.laidOut(goal)), at: now, in: world).compactMap(\.spoken) == ["Next to last."])
  }

  @Test func `headings of a level that the book has none of are not looked for in it`() {
    let levels = TextFixture([.empty] + TextFixture((.heading(level: 1), "A"), (.heading(level: 2), "B")).sections)
    let text = ChangingText(levels, becoming: levels)
    var world = SessionFixture.world(levels)
    var session = Session()
    _ = session.apply(.open, at: now, in: world)
    world.text = text
    text.change(afterLooks: 0)
    #expect(
      session.apply(.headingLevel(5), at: now, in: world).compactMap(\.spoken) == ["No headings of level 5."])
    let plain = SessionFixture.world(TextFixture(paragraphs: ["One."]))
    var other = Session()
    _ = other.apply(.open, at: now, in: plain)
    #expect(other.apply(.headingLevel(5), at: now, in: plain).compactMap(\.spoken) == ["No headings."])
  }
}
