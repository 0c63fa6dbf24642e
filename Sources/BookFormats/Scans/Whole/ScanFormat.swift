import TextModel
import Words

/// A format that a recognised book is written in.
package enum ScanFormat: String, CaseIterable, Sendable {
  case epub, txt, pdf

  /// Finds the format by the ending of the name of a file; nil for another ending.
  package init?(ofFile name: String) { self.init(rawValue: FormatSniffer.suffix(of: name)) }

  /// The formats of pictures that go into it as they are.
  fileprivate var pictureFormats: Set<EncodedPicture.Format> {
    switch self {
    case .epub: [.jpeg, .png, .gif]
    case .txt: []
    case .pdf: [.jpeg]
    }
  }
}

/// A page of a recognised book: its text and its picture.
package struct ScanPage: Sendable {
  /// The number of the page, from 1.
  let number: Int
  /// The text of the page as it is read.
  let section: Section
  /// The lines of the page as they are printed.
  var lines: [PrintedPage.Line] = []
  /// The picture of the page; nil if it cannot be drawn, or is not needed.
  var picture: EncodedPicture?

  /// Returns a page of a book for a format, by its number from 0.
  package init(_ index: Int, of book: Book, _ pages: ScannedPages, for format: ScanFormat) {
    number = index + 1
    section = book.passingSection(index)
    if format == .pdf { lines = pages.lines(ofPage: index) ?? [] }
    if format != .txt { picture = pages.picture(ofPage: index, in: format.pictureFormats) }
  }
}

/// The description of a recognised book, for the formats that hold one.
package struct ScanDescription: Sendable {
  /// The title and the authors.
  let metadata: BookMetadata
  /// The table of contents; empty if the book has none.
  let outline: [OutlineEntry]
  /// The language as a BCP 47 tag.
  let language: String
  /// The identifier, as a UUID.
  let identifier: String
  /// The moment when the book is written, in UTC: `2026-11-20T09:38:22Z`.
  let moment: String
  /// The catalogue of the names of pages.
  let words: Catalogue

  /// Describes a book.
  package init(_ book: Book, _ pages: ScannedPages, identifier: String, moment: String, words: Catalogue) {
    metadata = book.metadata
    outline = book.outline
    language = book.metadata.language ?? pages.language
    self.identifier = identifier
    self.moment = moment
    self.words = words
  }
}

/// A writer of a recognised book in one pass: what its parts return are the bytes of the file, one after another.
package protocol ScanWriter {
  /// Returns the start of the file.
  mutating func begin() throws(ScanTooLarge) -> [UInt8]
  /// Returns the bytes of the next page.
  mutating func add(_ page: ScanPage) throws(ScanTooLarge) -> [UInt8]
  /// Returns the end of the file.
  mutating func end() throws(ScanTooLarge) -> [UInt8]
}

/// The fault of a book that is too large for a format.
package struct ScanTooLarge: Error {}

extension ScanFormat {
  /// Returns a writer of a book.
  package func writer(_ description: ScanDescription) -> any ScanWriter {
    switch self {
    case .epub: ScanEPUB(description)
    case .txt: ScanText()
    case .pdf: ScanPDF(description)
    }
  }
}

/// Writes the visible text of pages and nothing else.
struct ScanText: ScanWriter {
  func begin() -> [UInt8] { [] }

  func add(_ page: ScanPage) -> [UInt8] { Array(page.section.visibleText.utf8) }

  func end() -> [UInt8] { [] }
}
