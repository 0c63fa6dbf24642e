import Accessibility
import BookFormats
import PageLayout
import Reading
import Speech
import TerminalUI
import Testing
import TextUnits

/// The notifications that are posted beside the speech.
@Suite struct NotificationTests {
  let size = PageSize(columns: 60, lines: 12)
  let cells = CellWidth.terminal()
  let now = Instant(milliseconds: 0)

  func reader() throws -> Reader {
    let book = try Book.open(bytes: Array("<!DOCTYPE html><title>F</title><p>Text.".utf8), name: "f.html")
    let pages = PaginatedBook(text: book, size: size, cells: cells)
    let world = ReadingWorld(text: book, geometry: pages, tokenizer: UnitTokenizer(text: book))
    var reader = Reader(world: world, keys: try KeyMap(), shape: ReaderShape(size: size, cells: cells))
    _ = reader.apply(.open, at: now)
    return reader
  }

  func posted(_ effects: [Effect]) -> [AccessibilityNotification] {
    effects.compactMap { if case .post(let notification) = $0 { notification } else { nil } }
  }

  @Test func `a dialog that opens is another screen, with the control that has focus`() throws {
    var reader = try reader()
    guard case .screenChanged(let control)? = posted(reader.press(Key(.character("/")), at: now)).first else {
      Issue.record("no screen has changed")
      return
    }
    #expect(control?.label == "Search")
    #expect(posted(reader.press(Key(.escape), at: now)).contains(.screenChanged(nil)), "the text is there again")
  }

  @Test func `another size is another layout, and focus stays where it is`() throws {
    var reader = try reader()
    let pages = PaginatedBook(text: reader.world.text, size: PageSize(columns: 40, lines: 12), cells: cells)
    let effects = reader.resized(to: PageSize(columns: 40, lines: 12), reader.book(laidOutBy: pages), at: now)
    #expect(posted(effects).first == .layoutChanged(nil))
  }
}
