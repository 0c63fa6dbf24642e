import PageLayout
import Reading
import Speech
import TextModel

/// The style of pages and of the screen, which can be changed while reading.
extension Reader {
  /// The style that the reader wants pages to be set in.
  package var pageStyle: PageStyle {
    guard styles.dividesWords else { return styles.page }
    var style = styles.page
    style.hyphenation = shape.hyphenation()
    return style
  }

  /// The style that the screen is to show the page in.
  package var screenStyle: ScreenStyle { styles.screen }

  /// Lays the book out again where the reader wants pages to be set in another way, and counts them.
  ///
  /// - Complexity: O(n) in the length of the book.
  package mutating func takePageStyle(at now: Instant) -> [Effect] {
    guard shape.size.style != pageStyle else { return [] }
    let size = shape.size.with(pageStyle)
    return resized(to: size, layOut?(size) ?? book(laidOutBy: pages(of: layers[0].world.text, size)), at: now)
  }

  /// Returns the book as it is, laid out by another geometry.
  package func book(laidOutBy geometry: any TextGeometry) -> LaidBook {
    let world = layers[0].world
    return LaidBook(text: world.text, geometry: geometry, tokenizer: world.tokenizer, index: world.index)
  }

  private func pages(of text: some ReadableText, _ size: PageSize) -> PaginatedBook {
    let pages = PaginatedBook(text: text, size: size, cells: shape.cells, order: shape.order)
    return PageIndex.build(text, size: size, cells: shape.cells).map(pages.indexed) ?? pages
  }

  /// Returns the width of lines that are longer or shorter by one step, and a Boolean value that indicates whether that
  /// is the last step.
  func width(_ direction: Direction) -> (value: String, isEdge: Bool)? {
    guard case .amount(let range, let step, _)? = Setting.named("width")?.kind else { return nil }
    let longestLine = pageStyle.longestLine
    let wanted = longestLine + (direction == .forward ? step : -step)
    let value = min(max(range.lowerBound, wanted), range.upperBound)
    return (String(value), value == longestLine)
  }
}

/// The styles of pages and of the screen, read from the settings once for each change of them: frames and keys ask
/// often.
struct ChosenStyles: Sendable {
  let screen: ScreenStyle
  /// Without the rules that words are divided by, which may be long in coming.
  let page: PageStyle
  /// A Boolean value that indicates whether words are to be divided.
  let dividesWords: Bool

  /// Reads the styles from the values that were chosen, by their names.
  init(_ chosen: [String: String]) {
    screen = ScreenStyle(chosen)
    page = Setting.pageStyle(of: chosen)
    dividesWords = Setting.hyphenates(chosen)
  }
}
