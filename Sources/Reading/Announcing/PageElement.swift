import Accessibility
import TextModel

/// A block, or the part of it that is on a page, as an element of that page.
public struct PageElement: Hashable, Sendable {
  /// The text of the element in the book.
  public let range: TextRange
  /// The element.
  public let element: AccessibilityElement
}

extension ReadingWorld {
  /// Returns the elements of a page in order: disjoint, and every piece of text in one of them.
  ///
  /// The last one causes a page turn: when reading has come to its end, the next page is to be shown.
  /// - Complexity: O(n) in the length of the page.
  public func elements(on page: Page) -> [PageElement] {
    let section = text.section(page.section)
    guard let offsets = page.range.offsets, let first = section.blockIndex(at: offsets.lowerBound) else { return [] }
    let blocks = section.blocks[first...].prefix { $0.range.lowerBound < offsets.upperBound }
    return blocks.map { block in
      let range = block.range.clamped(to: offsets)
      let here = BlockSpeech(
        range.clamped(to: block.content), of: block, in: section, at: page.section, .move(from: nil), self)
      var element = here.element(here.text())
      if block == blocks.last { element.traits.insert(.causesPageTurn) }
      return PageElement(range: TextRange(section: page.section, range), element: element)
    }
  }
}
