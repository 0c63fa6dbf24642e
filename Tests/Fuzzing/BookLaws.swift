import Accessibility
import BookFormats
import TestSupport
import TextModel
import Words

/// The laws for any bytes that are taken for a book.
enum BookLaws {
  /// The greatest number of bytes of text for a byte of a document, with the symbols and words that the markup stands
  /// for.
  private static let growth = 16

  /// Opens a book, reads it to its end and checks all that reaches the reader.
  static func check(_ bytes: [UInt8], _ name: String, most: Int? = nil) {
    do throws(BookError) {
      let book = try Book.open(bytes: bytes, name: name)
      var length = 0
      for index in 0..<book.sectionCount {
        let section = book.section(index)
        if let law = SectionLaws.broken(by: section) { fatalError("section \(index): \(law)") }
        requirePlain(section.visibleText, "the visible text")
        length += section.length
      }
      require(length <= (most ?? growth * bytes.count) + 4096, "\(bytes.count) bytes give \(length) bytes of text")
      checkWords(of: book)
    } catch {
      requirePlain(error.message, "an error")
    }
  }

  /// Makes an EPUB of some documents: the package, the table of contents of EPUB 3, that of EPUB 2, and two texts.
  static func checkPublication(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: separator, maxSplits: names.count - 1, omittingEmptySubsequences: false)
    let documents = zip(names, parts).map { (name: $0, bytes: Array($1)) }
    guard let archive = try? ZipWriter.bytes(frame + documents) else { fatalError("the archive cannot be made") }
    // A package may name one document many times in its reading order.
    check(archive, "book.epub", most: growth * bytes.count * bytes.count)
  }

  /// The separator of the documents of a publication: a character that none of them may hold.
  static let separator: UInt8 = 0x1C
  private static let names = ["EPUB/package.opf", "EPUB/nav.xhtml", "EPUB/toc.ncx", "EPUB/c1.xhtml", "EPUB/c2.xhtml"]
  private static let frame = Array(EPUBFixture().entries.prefix(2))

  /// Checks all words of a book beside its text.
  static func checkWords(of book: Book) {
    require(!book.metadata.title.isEmpty, "a book without a title")
    for text in [book.metadata.title] + book.metadata.creators { requirePlain(text, "the metadata") }
    for entry in book.outline + book.printPages {
      require(entry.depth >= 1, "an entry at depth \(entry.depth)")
      requirePlain(entry.label, "an entry")
    }
    for entry in book.contents() { requirePlain(entry.label, "an entry") }
    for diagnostic in book.diagnostics {
      requirePlain(Catalogue.english.text(diagnostic.complaint(namingFile: true)), "a diagnostic")
    }
  }

  /// Stops the program at a text that a terminal would not take as text.
  static func requirePlain(_ text: String, _ place: String) {
    require(!SectionLaws.hasControls(text), "\(place) holds control characters: \(text.debugDescription)")
  }
}
