import PageLayout
import Reading
import Speech
import TestSupport
import Testing
import TextModel
import TextUnits

/// A tokenizer or a geometry that does not advance stops a debug build, and says which one it is.
@Suite struct WorldContractTests {
  /// A tokenizer whose words never end.
  private struct Standing: TextTokenizer {
    let base: UnitTokenizer
    /// A Boolean value that indicates whether the word around a position is right, and only the next one stands.
    var isRightAround = false

    func unit(
      _ granularity: Granularity, enclosing position: TextPosition, toward direction: Direction
    ) -> TextRange? {
      granularity == .word && !isRightAround
        ? TextRange(position, position) : base.unit(granularity, enclosing: position, toward: direction)
    }

    func unit(
      _ granularity: Granularity, next position: TextPosition, toward direction: Direction
    ) -> TextRange? {
      granularity == .word
        ? TextRange(position, position) : base.unit(granularity, next: position, toward: direction)
    }
  }

  /// A geometry whose lines, or pages, end where they begin.
  private struct Empty: TextGeometry {
    let base: PaginatedBook
    let hasLines: Bool

    func line(containing position: TextPosition) -> Line {
      hasLines ? base.line(containing: position) : Line(range: TextRange(position, position), index: 0)
    }

    func page(containing position: TextPosition) -> Page {
      hasLines
        ? Page(section: position.section, index: 0, range: TextRange(position, position))
        : base.page(containing: position)
    }

    func page(_ direction: Direction, from page: Page) -> Page? { base.page(direction, from: page) }
    func number(of page: Page) -> Int? { base.number(of: page) }
    func page(number: Int) -> Page? { base.page(number: number) }
    var pageCount: Int? { base.pageCount }
  }

  /// The text of every test.
  private static let text = TextFixture(paragraphs: ["One two three."])

  /// Opens the text and carries out commands on it, in a world that is changed before.
  private static func apply(_ commands: [Command], _ change: (inout ReadingWorld) -> Void) {
    var world = SessionFixture.world(text)
    change(&world)
    var session = Session()
    for command in [.open] + commands { _ = session.apply(command, at: Instant(milliseconds: 0), in: world) }
  }

  private static let words: [Command] = [.pick(.units(.word), nil), .move(.forward), .move(.forward)]

  @Test func `a word that does not hold the position it was asked for stops a debug build`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        Self.apply(Self.words) { $0.tokenizer = Standing(base: UnitTokenizer(text: Self.text)) }
      })
    #expect(told(result).contains("The tokenizer's word around"))
  }

  @Test func `a next word that does not advance stops a debug build`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        Self.apply(Self.words) {
          $0.tokenizer = Standing(base: UnitTokenizer(text: Self.text), isRightAround: true)
        }
      })
    #expect(told(result).contains("it does not advance"))
  }

  @Test func `a line that does not advance stops a debug build`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        Self.apply([.pick(.lines, nil), .move(.forward)]) {
          $0.geometry = Empty(base: Self.paginated(), hasLines: false)
        }
      })
    #expect(told(result).contains("The geometry's line at"))
  }

  @Test func `a page that does not advance stops a debug build`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        Self.apply([.pick(.units(.page), nil), .move(.forward)]) {
          $0.geometry = Empty(base: Self.paginated(), hasLines: true)
        }
      })
    #expect(told(result).contains("The geometry's page at"))
  }

  private func told(_ result: ExitTest.Result) -> String {
    String(decoding: result.standardErrorContent, as: UTF8.self)
  }

  private static func paginated() -> PaginatedBook {
    PaginatedBook(text: text, size: PageSize(columns: 80, lines: 24), cells: .terminal())
  }
}
