import TextModel
import TextUnits

/// Lines and pages for somebody who does not look at a text: each block is a line, and each section a page.
///
/// Nothing has to be laid out for it.
struct BlockGeometry: TextGeometry {
  let text: any ReadableText

  func line(containing position: TextPosition) -> Line {
    let section = text.section(position.section)
    guard let index = section.blockIndex(at: position.offset) else {
      return Line(range: TextRange(section: position.section, 0..<0), index: 0)
    }
    return Line(range: TextRange(section: position.section, section.blocks[index].range), index: index)
  }

  func page(containing position: TextPosition) -> Page {
    let number = min(max(0, position.section), max(0, text.sectionCount - 1))
    return Page(section: number, index: 0, range: TextRange(section: number, 0..<text.section(number).length))
  }

  func page(_ direction: Direction, from page: Page) -> Page? {
    let next = direction == .forward ? page.section + 1 : page.section - 1
    return (0..<text.sectionCount).contains(next)
      ? self.page(containing: TextPosition(section: next, offset: 0)) : nil
  }

  func number(of page: Page) -> Int? { page.section + 1 }

  func page(number: Int) -> Page? {
    (1...max(1, text.sectionCount)).contains(number)
      ? page(containing: TextPosition(section: number - 1, offset: 0)) : nil
  }

  var pageCount: Int? { max(1, text.sectionCount) }
}
