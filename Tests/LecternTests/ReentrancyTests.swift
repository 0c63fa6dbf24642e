import Lectern
import Testing

/// Content that calls its reader while it is asked or told something.
@Suite struct ReentrancyTests {
  /// Six pages, which do something to the reader when they are asked for or scrolled to.
  final class Pages: TextContent {
    let title = "Pages"
    var reader: TextReader?
    var onElements: (TextReader, Int) -> Void = { _, _ in }
    var onScroll: (TextReader, Int) -> Void = { _, _ in }
    var peeks = false

    func elements(onPage number: Int) -> [any TextElement]? {
      if let reader { onElements(reader, number) }
      return number < 6 ? [Peeking(text: "Text \(number + 1).", pages: self)] : nil
    }

    func scroll(toPage number: Int) {
      if let reader { onScroll(reader, number) }
    }
  }

  /// An element that asks for the state of the reader while it is asked for its lines.
  struct Peeking: TextElement {
    let text: String
    unowned let pages: Pages

    var lines: [TextLine] {
      if pages.peeks { _ = (pages.reader?.focus, pages.reader?.highlight, pages.reader?.page) }
      return [TextLine(text.startIndex..<text.endIndex, in: TextRect(x: 0, y: 0, width: 10, height: 1))]
    }
  }

  private func read(_ pages: Pages) -> [String] {
    let reader = TextReader(pages)
    pages.reader = reader
    return (reader.open() + reader.move() + reader.readAll()).map(\.text)
  }

  /// The texts of the pages that were spoken by read-all, in order.
  private func texts(_ spoken: [String]) -> [String] { spoken.filter { $0.hasPrefix("Text ") } }

  private static let all = (1...6).map { "Text \($0)." }

  @Test func `a gesture while a page is asked for loses and doubles no text`() {
    for gesture in [{ $0.announce("Loading.") }, { $0.contentChanged() }, { $0.perform(.whereAmI) }]
      as [(TextReader) -> Any]
    {
      let pages = Pages()
      var isDone = false
      pages.onElements = { reader, number in
        guard number == 3, !isDone else { return }
        isDone = true
        _ = gesture(reader)
      }
      let spoken = texts(read(pages))
      #expect(Self.all.allSatisfy(spoken.contains), "\(spoken)")
      #expect(spoken.suffix(4) == Self.all.suffix(4), "\(spoken)")
    }
  }

  @Test func `a gesture while a page is scrolled to ends`() {
    for gesture in [{ $0.contentChanged() }, { $0.perform(.whereAmI) }, { $0.update() }, { $0.announce("Here.") }]
      as [(TextReader) -> Any]
    {
      let pages = Pages()
      pages.onScroll = { reader, _ in _ = gesture(reader) }
      let spoken = texts(read(pages))
      #expect(Self.all.allSatisfy(spoken.contains), "\(spoken)")
    }
  }

  @Test func `the state of the reader can be asked for while it is at work`() {
    let pages = Pages()
    pages.peeks = true
    #expect(texts(read(pages)).suffix(5) == Self.all.suffix(5))
  }
}
