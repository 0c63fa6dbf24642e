import BookFormats
import Foundation
import TestSupport
import Testing
import TextModel

@Suite struct PassingBookTests {
  @Test(arguments: [
    "chicago.epub", "ferry-bell.fb2", "field-notes.md", "letters.txt", "signup.html", "workbook.epub",
  ])
  func `a book that is passed through says what the book says`(name: String) throws {
    let bytes = try Data(contentsOf: TestPackage.books.appendingPathComponent(name))
    let book = try Book.open(bytes: Array(bytes), name: name)
    let passing = PassingBook(book)
    #expect(passing.setsParagraphsIn == book.setsParagraphsIn)
    #expect(passing.outline == book.outline && passing.printPages == book.printPages)
    #expect(passing.sectionCount == book.sectionCount && passing.metadata == book.metadata)
  }
}
