import TextModel

/// The lines and pages of the text elements that have been taken in.
struct ContentGeometry: TextGeometry {
  /// The first offsets of the lines of each section, in order.
  private let lines: [[Int]]
  /// The pages with text, in order.
  private let pages: [Page]
  /// The page of the content, from 0, of each of the pages.
  private let numbers: [Int]
  /// The number of pages, where it is known.
  let pageCount: Int?
  /// The words that announce pages, by their number from 0, where the content has its own.
  var announcements: [Int: String] = [:]

  /// Finds the lines and pages of a text; a count of pages that the content names counts until the last page is known.
  ///
  /// - Complexity: O(n) in the number of lines.
  init(_ text: ContentText, pageCount: Int?) {
    var lines: [[Int]] = Array(repeating: [], count: text.sections.count)
    var starts: [(section: Int, offset: Int, number: Int)] = []
    for place in text.places {
      lines[place.section] += place.lineStarts
      if starts.last?.number != place.page { starts.append((place.section, place.range.lowerBound, place.page)) }
    }
    self.lines = lines
    var pages: [Page] = []
    for (number, start) in starts.enumerated() {
      let isFirst = pages.last?.section != start.section
      let next =
        number + 1 < starts.count && starts[number + 1].section == start.section ? starts[number + 1].offset : nil
      let range = (isFirst ? 0 : start.offset)..<(next ?? text.sections[start.section].length)
      pages.append(
        Page(
          section: start.section, index: isFirst ? 0 : pages[pages.count - 1].index + 1,
          range: TextRange(section: start.section, range)))
    }
    if pages.isEmpty { pages = [Page(section: 0, index: 0, range: TextRange(section: 0, 0..<0))] }
    self.pages = pages
    numbers = starts.isEmpty ? [0] : starts.map(\.number)
    // Pages that are known count, whatever the content says.
    self.pageCount = text.isComplete ? max(1, text.pageCount) : pageCount.map { max($0, text.pageCount, 1) }
  }

  /// Returns the line that holds the position.
  ///
  /// - Complexity: O(log n) in the number of lines of the section.
  func line(containing position: TextPosition) -> Line {
    let page = page(containing: position)
    guard lines.indices.contains(position.section), !lines[position.section].isEmpty else {
      return Line(range: page.range, index: 0)
    }
    let starts = lines[position.section]
    let index = max(0, starts.partitioningIndex { $0 > position.offset } - 1)
    let end = index + 1 < starts.count ? starts[index + 1] : lastOffset(of: position.section)
    let start = index == 0 ? 0 : starts[index]
    return Line(range: TextRange(section: position.section, start..<max(start, end)), index: index)
  }

  func page(containing position: TextPosition) -> Page {
    pages[max(0, pages.partitioningIndex { $0.range.lower > position } - 1)]
  }

  func page(_ direction: Direction, from page: Page) -> Page? {
    let at = pages.partitioningIndex { $0.range.lower > page.range.lower } - 1
    let next = direction == .forward ? at + 1 : at - 1
    return pages.indices.contains(next) ? pages[next] : nil
  }

  func number(of page: Page) -> Int? { index(of: page).map { numbers[$0] + 1 } }

  func page(number: Int) -> Page? { numbers.firstIndex(of: number - 1).map { pages[$0] } }

  func announcement(of page: Page) -> String? { index(of: page).flatMap { announcements[numbers[$0]] } }

  private func index(of page: Page) -> Int? {
    let at = pages.partitioningIndex { $0.range.lower > page.range.lower } - 1
    return pages.indices.contains(at) ? at : nil
  }

  private func lastOffset(of section: Int) -> Int {
    pages.last { $0.section == section }?.range.upper.offset ?? 0
  }
}
