import Lectern
import Testing

/// A breach of a contract stops a debug build, and says which one it is.
@Suite struct ContractTests {
  /// A text element that breaks a contract.
  struct Broken: TextElement {
    var text = "One two."
    var lines: [TextLine] = []
    var words: [Range<String.Index>]?
    var sentences: [Range<String.Index>]?

    func tokens(_ granularity: Granularity) -> [Range<String.Index>]? {
      granularity == .word ? words : granularity == .sentence ? sentences : nil
    }
  }

  /// A page of one element.
  struct Page: TextContent {
    let title = "Page"
    let element: Broken

    func elements(onPage number: Int) -> [any TextElement]? { number == 0 ? [element] : nil }
  }

  @Test func `an element without text is named by its page`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        TextReader(Page(element: Broken(text: " "))).open()
      })
    #expect(said(result).contains("A text element of page 0 (counted from 0) has no text"))
  }

  @Test func `a line that begins before the one above it is told`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var element = Broken()
        let middle = element.text.index(element.text.startIndex, offsetBy: 4)
        let box = TextRect(x: 0, y: 0, width: 1, height: 1)
        element.lines = [
          TextLine(middle..<element.text.endIndex, in: box), TextLine(element.text.startIndex..<middle, in: box),
        ]
        TextReader(Page(element: element)).open()
      })
    #expect(said(result).contains("begins before the one above it"))
  }

  @Test func `units out of order are told`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var element = Broken()
        let middle = element.text.index(element.text.startIndex, offsetBy: 4)
        element.words = [middle..<element.text.endIndex, element.text.startIndex..<middle]
        TextReader(Page(element: element)).open()
      })
    #expect(said(result).contains("A word of \"One two.\" is empty, out of order"))
  }

  @Test func `sentences that leave text out are told`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var element = Broken(text: "One. Two. Three.")
        let bounds = [0, 4, 10, 16].map { element.text.index(element.text.startIndex, offsetBy: $0) }
        element.sentences = [bounds[0]..<bounds[1], bounds[2]..<bounds[3]]
        TextReader(Page(element: element)).open()
      })
    #expect(said(result).contains("leave text out"))
  }

  @Test func `a block without its end is told as the section is made`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Section(text: "One two.", blocks: [Block(.paragraph, range: 0..<8)])
      })
    #expect(said(result).contains("one is without its end"))
  }

  @Test(
    arguments: [
      ("One.\nTwo.\n", [0..<5, 5..<10], nil, nil),
      ("é\n", [0..<3], Span(.emphasis, range: 0..<1), "splits a character"),
      ("a\n", [0..<2], Span(.emphasis, range: 0..<2), "runs over its block"),
      ("a\u{1B}b\n", [0..<4], nil, "The text holds control characters."),
      ("\n", [0..<1], nil, "The block at 0..<1 is empty."),
    ] as [(String, [Range<Int>], Span?, String?)])
  func `a section is checked for the rules of logical text`(
    text: String, blocks: [Range<Int>], span: Span?, fault: String?
  ) {
    let section = Section(
      text: text, blocks: blocks.map { Block(.paragraph, range: $0) }, spans: span.map { [$0] } ?? [])
    var found: String?
    do throws(SectionFault) { try section.validate() } catch { found = error.description }
    #expect(fault.map { found?.contains($0) == true } ?? (found == nil), "\(found ?? "no fault")")
  }

  private func said(_ result: ExitTest.Result) -> String {
    String(decoding: result.standardErrorContent, as: UTF8.self)
  }
}
