import BookFormats
import Bookshelf
import TextModel
import TextUnits

/// The places of the notes of one edition on the pictures of its pages.
///
/// They are found when notes are written out and are not kept with them: a page that has left the cache is recognised
/// again for them, which takes seconds, and no key waits for that.
struct PicturePlaces {
  /// The part of a passage that is on the picture of a page.
  struct Page: Hashable {
    /// The page of the book, from 1.
    let number: Int
    /// The rectangles, one for each line, in pixels of the picture.
    let rects: [PixelRect]
  }

  private let book: Book
  private let identity: BookIdentity

  /// Takes an open book.
  init(_ book: Book, of identity: BookIdentity) {
    self.book = book
    self.identity = identity
  }

  /// Returns the places of a note, page by page; none for a note of another edition, or of words that are not at its
  /// place any more.
  func pages(of note: Note) -> [Page] {
    guard note.hasPlace, note.book.isSameEdition(as: identity), isThere(note) else { return [] }
    var rects: [Int: [PixelRect]] = [:]
    let (lower, upper) = (note.range.lower, note.range.upper)
    for index in 0..<book.sectionCount where lower.section <= index && index <= upper.section {
      guard let geometry = book.geometry(ofSection: index) else { continue }
      let start = index == lower.section ? lower.offset : 0
      let end = index == upper.section ? upper.offset : .max
      guard start < end else { continue }
      for page in Set(geometry.lines.map(\.page)) {
        rects[page, default: []] += geometry.rects(of: start..<end, onPage: page).map(PixelRect.init)
      }
    }
    return rects.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map {
      Page(number: $0.key + 1, rects: $0.value)
    }
  }

  /// Returns a Boolean value that indicates whether the words of a note stand at its place: a page that is recognised
  /// again may have others.
  private func isThere(_ note: Note) -> Bool {
    let context = TextContext(around: note.range, in: book)
    return TextQuote(note.text, note.context).isFound(as: TextQuote(book.quotation(of: note.range), context))
  }
}

/// A rectangle of whole pixels.
struct PixelRect: Hashable {
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  /// Takes the pixels that a rectangle touches: 2.5 to 4.2 -> 2 to 5.
  init(_ rect: TextRect) {
    func pixel(_ value: Double) -> Int { Int(max(0, min(value, 1e9))) }
    x = pixel(rect.x.rounded(.down))
    y = pixel(rect.y.rounded(.down))
    width = max(1, pixel((rect.x + rect.width).rounded(.up)) - x)
    height = max(1, pixel((rect.y + rect.height).rounded(.up)) - y)
  }
}
