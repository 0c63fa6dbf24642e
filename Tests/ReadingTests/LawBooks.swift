import BookFormats
import Foundation
import TestSupport
import Testing
import TextModel

/// The books that the laws are tried on: those of the package, and those of the corpus where it is there.
enum LawBooks {
  static let all: [LawBook] = own + corpus

  /// Those of them that are read from end to end with all that can disturb reading: publications and plain texts, and
  /// not the pages that try out one control each, whose labels are said with it.
  static let flowing: [LawBook] =
    own + corpus.filter { ["epub", "md", "txt"].contains(URL(fileURLWithPath: $0.path).pathExtension) }

  private static let own = [
    "chicago.epub", "ferry-bell.fb2", "field-notes.md", "letters.txt", "signup.html", "workbook.epub",
  ].map {
    LawBook(path: TestPackage.books.appendingPathComponent($0).path)
  }

  /// The files of books that are refused, with a reason that other tests know: one is locked, one is a picture.
  private static let refused = [
    "ocf-encryption-duplicate-ids-error", "ocf-zip-unreadable-image-with-epub-extension-fatal",
  ]

  /// The archives that hold a document; the others hold none, or nothing that can be unpacked.
  private static let packed = ["data_descriptor.zip", "files_and_dirs.zip", "absolute_path_atxt.zip"]

  /// Folders of many files that try out one control or one rule each, and how many of their files one stands for.
  private static let variants = [
    "/audit/": 20, "/accname/": 20, "/epubcheck/": 20, "/LICENSES/": 20,
    "/faults/": 3, "/security/": 3, "/w3c-epub-tests/": 3,
  ]

  /// One of so many files of the corpus is looked at in a run, by its seed; other runs look at others.
  private static let share = 5

  /// The files that are books, whatever their length, of which a run looks at some.
  private static var corpus: [LawBook] {
    guard let folder = TestPackage.corpus else { return [] }
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [])?.allObjects as? [URL] ?? []
    let books = files.filter { file in
      ["epub", "html", "md", "svg", "txt", "xhtml", "xml"].contains(file.pathExtension)
        || packed.contains(file.lastPathComponent)
    }
    let paths = books.map(\.path).filter { path in !refused.contains { path.contains($0) } }.sorted()
    let kinds = paths.enumerated().filter { index, path in
      index.isMultiple(of: variants.first { path.contains($0.key) }?.value ?? 1)
    }
    let first = Int(Seed("The files of the corpus").value % UInt64(share))
    return kinds.map { LawBook(path: $0.element) }.enumerated().filter { $0.offset % share == first }.map(\.element)
  }
}

/// The first sections of a book, with as much text as shows what there is to see of reading it.
struct BookBeginning: ReadableText {
  /// The text that is enough, in UTF-8 bytes.
  private static let length = 60_000

  private let book: Book
  let sectionCount: Int

  /// Takes a book up to the end of the section that has enough of it, with all that is no part of the main flow.
  init(of book: Book) {
    self.book = book
    var (count, length) = (0, 0)
    while count < book.sectionCount, length < Self.length {
      length += book.section(count).length
      count += 1
    }
    sectionCount = count
  }

  var metadata: BookMetadata { book.metadata }
  var outline: [OutlineEntry] { book.outline }
  func section(_ index: Int) -> Section { book.section(index) }
  func isLinear(_ index: Int) -> Bool { book.isLinear(index) }
}

/// A book of the laws, named by its file.
struct LawBook: CustomTestStringConvertible, Sendable {
  let path: String

  var testDescription: String { URL(fileURLWithPath: path).lastPathComponent }

  func open() throws -> Book { try Book.open(path: path) }
}
