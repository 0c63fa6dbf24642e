import BookFormats
import Bookshelf
import FoundationEssentials
import PageLayout
import TerminalUI
import TextModel

/// The pages of an open book for the size of the moment, counted in the background and kept on the shelf.
final class PageStore {
  /// The book laid out for the size of the moment, with page numbers where they are known.
  private(set) var opened: OpenedBook
  private let shelf: ShelfStore
  private let book: BookIdentity?
  private let background: (@escaping @Sendable () -> Void) -> Void

  /// Lays a book out, with the page numbers that the shelf may have.
  init(_ opened: OpenedBook, shelf: ShelfStore, path: String, edges: Edges) {
    self.shelf = shelf
    book = try? shelf.identity(of: opened.text, at: path)
    background = edges.background
    self.opened = opened
    self.opened = known(opened)
  }

  /// Returns the book laid out for another size.
  func opened(for size: PageSize) -> OpenedBook {
    opened = known(opened.resized(to: size))
    return opened
  }

  /// Begins to count pages, unless they are known.
  func begin(waking keyboard: any Keyboard) -> BackgroundWork<OpenedBook> {
    guard opened.geometry.pageCount == nil else { return BackgroundWork(finished: opened) }
    return BackgroundWork(in: background, wake: { [weak keyboard] in keyboard?.wake() }) { [opened] isCancelled in
      // Before the first key that asks for it.
      _ = opened.text.outline
      let indexed = opened.indexedInPassing(isCancelled: isCancelled)
      return indexed.index == nil ? nil : indexed
    }
  }

  /// Keeps what has been counted; a count without sections that could not be read is kept for this session alone.
  func keep(_ counted: OpenedBook) {
    opened = counted
    guard !counted.text.hasUnreadSections, let book, let index = counted.geometry.index,
      let json = try? JSONEncoder().encode(index)
    else { return }
    try? shelf.shelf().save(
      layout: String(decoding: json, as: UTF8.self), of: book, for: name(of: counted.geometry.size))
  }

  private func known(_ opened: OpenedBook) -> OpenedBook {
    guard let book, shelf.exists, let json = try? shelf.shelf().layout(of: book, for: name(of: opened.geometry.size)),
      let index = try? JSONDecoder().decode(PageIndex.self, from: Data(json.utf8)),
      index.pages.count == opened.text.sectionCount
    else { return opened }
    return opened.indexed(by: index)
  }

  private func name(of size: PageSize) -> String {
    let style = size.style
    let set = [
      "width \(style.longestLine)", "columns \(style.columns.rawValue)", "paragraphs \(style.paragraphs.rawValue)",
      "spacing \(style.lineSpacing)", "margin \(style.margin)",
      "calm \(style.isCalm)", "hyphens \(style.hyphenation?.name ?? "none")",
    ]
    let name = "\(size.columns)x\(size.lines) \(size.measure.rawValue), rules \(PageIndex.rules)"
    return style == PageStyle() ? name : ([name] + set).joined(separator: ", ")
  }
}
