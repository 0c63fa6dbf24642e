import BookFormats
import Foundation
import TestSupport
import Testing
import TextModel

/// The books that the laws are tried on: those of the package, and those of the corpus where it is there.
enum LawBooks {
  static let all: [LawBook] = own + corpus

  private static let own = [
    "chicago.epub", "ferry-bell.fb2", "field-notes.md", "letters.txt", "signup.html", "workbook.epub",
  ].map {
    LawBook(path: TestPackage.books.appendingPathComponent($0).path)
  }

  /// All but the few that are so long that the walks would take minutes, and what is no book or is locked.
  private static var corpus: [LawBook] {
    guard let folder = TestPackage.corpus else { return [] }
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey])
    let books = (files?.allObjects as? [URL] ?? []).filter { ["epub", "txt", "md"].contains($0.pathExtension) }
    let short = books.filter { ((try? $0.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0) < 2_000_000 }
    let refused = ["ocf-encryption-duplicate-ids-error", "ocf-zip-unreadable-image-with-epub-extension-fatal"]
    return short.filter { file in !refused.contains { file.path.contains($0) } }.map(\.path).sorted()
      .map { LawBook(path: $0) }
  }
}

/// A book of the laws, named by its file.
struct LawBook: CustomTestStringConvertible, Sendable {
  let path: String

  var testDescription: String { URL(fileURLWithPath: path).lastPathComponent }

  func open() throws -> Book { try Book.open(path: path) }
}
