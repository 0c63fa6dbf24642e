import BookFormats
import PageLayout
import Reading
import TextModel
import TextUnits

/// Finds the places that are named on the command line.
struct PlaceResolver {
  let desk: ReadingDesk

  /// The position of a place: `page:12`, `print:xii`, `30%`, `chapter:4` or `text:some words`.
  func position(of place: String) throws(Failure) -> TextPosition {
    let parts = place.split(separator: ":", maxSplits: 1).map(String.init)
    let found: TextPosition?
    switch (parts.first, parts.count) {
    case ("page", 2): found = Int(parts[1]).flatMap(page)
    case ("print", 2): found = printPage(parts[1])
    case ("chapter", 2): found = Int(parts[1]).flatMap(chapter)
    case ("text", 2): found = try words(parts[1])
    case (_, 1) where place.hasSuffix("%"): found = Int(place.dropLast()).flatMap(percent)
    default:
      throw Failure(
        .usage, "\(place) is no place. Places are page:12, print:xii, 30%, chapter:4 and \"text:some words\".")
    }
    guard let found else { throw Failure(.findings, "\(place) is not in this book.") }
    return found
  }

  private var indexed: ReadingDesk { desk.indexed() }

  private func page(_ number: Int) -> TextPosition? {
    indexed.geometry.page(number: number)?.range.lower
  }

  private func printPage(_ label: String) -> TextPosition? {
    for index in 0..<desk.text.sectionCount {
      for span in desk.text.section(index).spans {
        if case .pageBreak(label) = span.kind { return TextPosition(section: index, offset: span.range.lowerBound) }
      }
    }
    return nil
  }

  /// The chapter of a number from 1, as the engine moves by them.
  private func chapter(_ number: Int) -> TextPosition? {
    let world = desk.world()
    guard number > 0, var start = world.textPosition(from: .start) else { return nil }
    for _ in 1..<number {
      guard let next = world.chapterStart(next: start, toward: .forward) else { return nil }
      start = next
    }
    return start
  }

  private func percent(_ percent: Int) -> TextPosition? {
    guard (0...100).contains(percent), let index = indexed.index else { return nil }
    var left = index.length * percent / 100
    for (number, section) in index.sections.enumerated() where section.isLinear {
      guard left >= section.length else { return snapped(TextPosition(section: number, offset: left)) }
      left -= section.length
    }
    return index.sections.lastIndex { $0.isLinear }.map {
      TextPosition(section: $0, offset: index.sections[$0].length)
    }
  }

  /// The start of the word at a position, so that no word is cut.
  private func snapped(_ position: TextPosition) -> TextPosition {
    desk.tokenizer.unit(.word, enclosing: position, toward: .forward)?.lower
      ?? desk.tokenizer.unit(.word, next: position, toward: .forward)?.lower ?? position
  }

  private func words(_ words: String) throws(Failure) -> TextPosition? {
    do throws(SearchError) {
      let search = try TextSearch(SearchQuery(words))
      for index in 0..<desk.text.sectionCount {
        guard let match = try search.matches(in: desk.text.section(index)).first else { continue }
        return TextPosition(section: index, offset: match.lowerBound)
      }
      return nil
    } catch {
      throw Failure(.usage, error.message)
    }
  }
}
