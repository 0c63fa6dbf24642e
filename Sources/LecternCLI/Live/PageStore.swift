import BookFormats
import Bookshelf
import FoundationEssentials
import PageLayout
import TerminalUI
import TextModel

/// The pages of an open book for the size of the moment, counted behind the reader's back and kept on the shelf.
final class PageStore {
  /// The book laid out for the size of the moment, with page numbers where they are known.
  private(set) var desk: OpenedBook
  private let shelf: ShelfStore
  private let book: BookIdentity?
  private let background: (@escaping @Sendable () -> Void) -> Void

  /// Lays a book out, with the page numbers that the shelf may have.
  init(_ desk: OpenedBook, shelf: ShelfStore, path: String, edges: Edges) {
    self.shelf = shelf
    book = try? shelf.identity(of: desk.text, at: path)
    background = edges.background
    self.desk = desk
    self.desk = known(desk)
  }

  /// Returns the book laid out for another size.
  func desk(for size: PageSize) -> OpenedBook {
    desk = known(desk.resized(to: size))
    return desk
  }

  /// Begins to count pages, unless they are known.
  func begin(waking keyboard: any Keyboard) -> BackgroundWork<OpenedBook> {
    guard desk.geometry.pageCount == nil else { return BackgroundWork(finished: desk) }
    return BackgroundWork(in: background, wake: { [weak keyboard] in keyboard?.wake() }) { [desk] isCancelled in
      // Before the first key that asks for it.
      _ = desk.text.outline
      let indexed = desk.indexedInPassing(isCancelled: isCancelled)
      return indexed.index == nil ? nil : indexed
    }
  }

  /// Keeps what has been counted; a count without sections that could not be read is kept for this session alone.
  func keep(_ counted: OpenedBook) {
    desk = counted
    guard !counted.text.hasUnreadSections, let book, let index = counted.geometry.index,
      let json = try? JSONEncoder().encode(index)
    else { return }
    try? shelf.shelf().save(
      layout: String(decoding: json, as: UTF8.self), of: book, for: name(of: counted.geometry.size))
  }

  private func known(_ desk: OpenedBook) -> OpenedBook {
    guard let book, shelf.exists, let json = try? shelf.shelf().layout(of: book, for: name(of: desk.geometry.size)),
      let index = try? JSONDecoder().decode(PageIndex.self, from: Data(json.utf8)),
      index.pages.count == desk.text.sectionCount
    else { return desk }
    return desk.indexed(by: index)
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
