import BookFormats
import Foundation
import TestSupport
import Testing
import TextModel

/// The books that the laws are tried on: those of the package, and a few of the corpus where it is there.
enum LawBooks {
  static let all: [LawBook] = own + corpus.prefix(12)

  private static let own = [
    "chicago.epub", "ferry-bell.fb2", "field-notes.md", "letters.txt", "signup.html", "workbook.epub",
  ].map {
    LawBook(path: TestPackage.books.appendingPathComponent($0).path)
  }

  private static var corpus: [LawBook] {
    guard let folder = TestPackage.corpus?.appendingPathComponent("epub") else { return [] }
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey])
    let books = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "epub" }
    // Small ones of every kind: the laws do not grow with the book, the time does.
    return books.filter { ((try? $0.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0) < 40_000 }
      .map(\.path).sorted().enumerated().filter { $0.offset % 8 == 0 }.map { LawBook(path: $0.element) }
  }
}

/// A book of the laws, named by its file.
struct LawBook: CustomTestStringConvertible, Sendable {
  let path: String

  var testDescription: String { URL(fileURLWithPath: path).lastPathComponent }

  func open() throws -> Book { try Book.open(path: path) }
}
