import Reading
import TextModel

extension TextReader {
  /// The page in view, from 0.
  public var page: Int {
    let page = session.page ?? geometry.page(containing: session.cursor)
    return (geometry.number(of: page) ?? 1) - 1
  }

  /// The name of the option that the rotor shows, as it is spoken.
  public var rotorName: String { session.rotor.name(at: session.cursor, in: world) }

  /// Returns the announcement of a page; pages count from 0.
  public func announcement(ofPage number: Int) -> String? {
    geometry.page(number: number + 1).flatMap { world.places.pageText($0) }
  }

  /// A Boolean value that indicates whether read-all is at work.
  public var isReading: Bool { session.isReading }

  /// The selected text; nil where nothing is selected.
  public var selection: TextPassage? {
    session.selection.flatMap { $0.isEmpty ? nil : passage($0.range) }
  }

  /// The text last spoken or moved to.
  public var focus: TextPassage? { session.focus.flatMap(passage) }

  /// The sentence that is being read, and the word of it; nil while nothing is read.
  public var spokenText: (sentence: TextPassage, word: TextPassage?)? {
    guard let sentence = session.spokenRange.flatMap(passage) else { return nil }
    return (sentence, session.spokenWord(in: world).flatMap(passage))
  }

  /// Returns the rectangles of text on a page, those of its elements after each other.
  public func selectionRects(for passage: TextPassage, onPage page: Int) -> [TextRect] {
    passage.parts.filter { $0.page == page }.flatMap { pages[$0.page][$0.element].selectionRects(for: $0.range) }
  }

  /// The rectangles to highlight on the page in view: the selection, else the word being read, else the text last
  /// spoken.
  public var highlight: [TextRect] {
    guard let passage = selection ?? spokenText.map({ $0.word ?? $0.sentence }) ?? focus else { return [] }
    return selectionRects(for: passage, onPage: page)
  }
}
