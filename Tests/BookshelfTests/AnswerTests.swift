import Bookshelf
import TestSupport
import Testing

@Suite struct AnswerTests {
  let folder: ShelfFolder
  let book = Sample.book("A Day in Chicago", by: ["The Lectern Authors"])

  init() throws { folder = try ShelfFolder() }

  static func answer(_ control: String, _ value: String, section: Int = 0) -> GivenAnswer {
    GivenAnswer(section: section, control: control, value: value, question: control + "?", words: value, date: 1)
  }

  @Test func `an answer takes the place of the one before and keeps its place among the others`() throws {
    let shelf = try Shelf(file: folder.path())
    try shelf.save(
      [Self.answer("a", "1"), Self.answer("b", "2"), Self.answer("a", "x", section: 1)], of: book, on: 1)
    try shelf.save([Self.answer("a", "3")], of: book, on: 2)
    let again = try Shelf(file: folder.path()).answers(of: book)
    #expect(again.map(\.value) == ["3", "2", "x"])
    #expect(again.first == Self.answer("a", "3"))
  }

  @Test func `answers are taken off the shelf one by one, and those of other books stay`() throws {
    let shelf = try Shelf(file: folder.path())
    let other = Sample.book("Letters", by: [], hash: 2)
    try shelf.save([Self.answer("a", "1"), Self.answer("b", "'); DROP TABLE answer; --")], of: book, on: 1)
    try shelf.save([Self.answer("a", "9")], of: other, on: 1)
    try shelf.removeAnswers([(section: 0, control: "a")], of: book)
    #expect(try shelf.answers(of: book).map(\.value) == ["'); DROP TABLE answer; --"])
    #expect(try shelf.answers(of: other).map(\.value) == ["9"])
  }
}
