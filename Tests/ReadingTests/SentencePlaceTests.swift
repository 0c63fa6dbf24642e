import BookFormats
import Foundation
import TestSupport
import Testing
import TextModel
import TextUnits

/// The sentences of a book from several places.
@Suite struct SentencePlaceTests {
  private static let books = ["chicago.epub", "workbook.epub", "ferry-bell.fb2", "field-notes.md", "letters.txt"]

  @Test(arguments: books)
  func `sentences are the same from five places on, with the index and without`(name: String) throws {
    let path = TestPackage.books.appendingPathComponent(name).path
    let book = try Book.open(path: path)
    let all = Self.sentences(from: TextPosition(section: 0, offset: -1), .forward, UnitTokenizer(text: book))
    #expect(all.count > 10)
    let index = try #require(BookIndex(of: book))
    for place in 0..<5 {
      let middle = all[all.count * place / 5]
      for isIndexed in [false, true] {
        // Opened anew, it has no unit of before.
        let other = try Book.open(path: path)
        let tokenizer = UnitTokenizer(text: other)
        let units = isIndexed ? tokenizer.indexed(by: index) : tokenizer
        let here = try #require(units.unit(.sentence, enclosing: middle.lower, toward: .forward))
        let after = Self.sentences(from: here.lower, .forward, units)
        let before = Self.sentences(from: here.lower, .backward, units)
        #expect(before.reversed() + [here] + after == all, "\(name) from \(middle.lower)")
      }
    }
  }

  /// Returns the sentences from a position on, in the order that they are come to.
  private static func sentences(
    from start: TextPosition, _ direction: Direction, _ tokenizer: UnitTokenizer
  ) -> [TextRange] {
    var found: [TextRange] = []
    var position = start
    while let next = tokenizer.unit(.sentence, next: position, toward: direction) {
      found.append(next)
      position = next.lower
    }
    return found
  }
}
