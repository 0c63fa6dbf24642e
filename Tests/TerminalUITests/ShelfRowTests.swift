import Reading
import Testing
import Words

@testable import TerminalUI

/// The rows of the shelf.
@Suite struct ShelfRowTests {
  private func rows(_ books: [Library.KnownBook], in catalogue: Catalogue = .english) -> [ChoiceList.Item] {
    let rows = ShelfRows(catalogue, all: books) { [.today, .yesterday, .date("2026-05-03")][$0] }
    return books.map(rows.item)
  }

  private func book(_ title: String, _ percentage: Int? = nil, number: Int? = nil) -> Library.KnownBook {
    var book = Library.KnownBook(title: title, creators: ["A. Writer"], path: "/" + title, percentage: percentage)
    if let number { book.series = Library.Series(name: "Saga", number: number) }
    return book
  }

  @Test func `a book that was never opened is its title and its creators`() {
    let row = rows([book("One")])[0]
    #expect(row.text == "One. A. Writer." && row.value == nil && row.column == nil)
  }

  @Test func `progress, the day and the next chapter follow, those of the eye at the right`() {
    var one = book("One", 40)
    one.opened = 1
    one.next = "Evening"
    #expect(rows([one])[0].value == "Progress, 40 percent. Read yesterday. Next, Evening")
    #expect(rows([one])[0].column == "yesterday  40 %")
    one.opened = 2
    #expect(rows([one], in: .german)[0].value?.contains("Gelesen am 3. Mai 2026.") == true)
    one.isMissing = true
    #expect(rows([one])[0].value?.hasPrefix("File missing. Progress") == true)
    #expect(rows([one])[0].column == "File missing  40 %")
  }

  @Test func `the next book of a series comes after one that was read to its end`() {
    let books = [book("Three", number: 300), book("One", 97, number: 100), book("Two and a half", number: 250)]
    #expect(rows(books).map(\.value) == ["Saga 3", "Progress, 97 percent. Saga 1. Next, Two and a half", "Saga 2.5"])
    #expect(
      rows([book("One", 50, number: 100), book("Two", number: 200)])[0].value == "Progress, 50 percent. Saga 1")
    #expect(rows([book("Last", 100, number: 200), book("One", number: 100)])[0].value?.contains("Next") == false)
  }

  @Test func `a number in a series is told with its fraction alone`() {
    let told = [100, 250, 225, 205, 0, -150].map { Library.Series(name: "S", number: $0).text }
    #expect(told == ["S 1", "S 2.5", "S 2.25", "S 2.05", "S 0", "S -1.5"])
    #expect(Library.Series(name: "S", number: nil).text == "S")
  }

  @Test func `letters find a book by its series and its tags`() {
    var one = book("One", number: 100)
    one.tags = ["sea"]
    var list = ChoiceList(rows([book("Two"), one]))
    for character in "sea saga" { _ = list.narrow(by: character) }
    #expect(list.count == 1 && list.current?.hasPrefix("One.") == true)
  }

  @Test func `books are listed by when they came on the shelf, the newest first`() {
    var (one, two) = (book("One"), book("Two"))
    (one.added, two.added) = (1, 2)
    #expect(BookOrder.added.sorted([one, two]).map(\.title) == ["Two", "One"])
  }
}
