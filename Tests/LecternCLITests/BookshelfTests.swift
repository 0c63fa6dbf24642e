import Foundation
import LecternCLI
import TestSupport
import Testing

/// The bookshelf: what the program opens where no book is named.
@Suite struct BookshelfTests {
  let home: TemporaryFolder
  let folder: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    folder = try TemporaryFolder()
  }

  private func lines(_ arguments: [String], _ keys: String = "") -> [String] {
    ProgramRun(arguments + ["--line"], home: home, keyboard: TypedKeys(keys), isTerminal: true).lines.withoutListHints
  }

  /// Opens books, the one that is given last last.
  private func open(_ names: String...) throws -> [String] {
    try names.map { name in
      var book = EPUBFixture("<p>The text of \(name).</p>")
      book.title = name
      book.identifier = name
      let path = try book.write(to: folder, name + ".epub")
      #expect(ProgramRun([path, "--line"], home: home, keyboard: TypedKeys("q"), isTerminal: true).status == .done)
      return path
    }
  }

  @Test func `whoever hears the shelf is told how it is used`() {
    let heard = ProgramRun(["--line"], home: home, keyboard: TypedKeys(""), isTerminal: true).lines
    #expect(heard.last == "Letters narrow the list, F3 searches all books, F10 tells all that can be done.")
  }

  @Test func `an empty shelf offers a book to try, practice and help, and Escape leaves`() {
    let heard = lines([], "\u{1B}[B\u{1B}[B\u{1B}[B")
    #expect(
      heard == [
        "Bookshelf. No books yet. Dialog.", "Books. List box. Another file, selected, 1 of 4.",
        "Read the sample. 2 of 4.", "Practise. 3 of 4.", "Help. 4 of 4.",
      ])
  }

  @Test func `the sample is opened, and stands on the shelf from then on`() {
    #expect(lines([], "sample\rq").contains("A Day in Chicago. Page 1 of 17."))
    #expect(lines([]).last == "Books. List box. A Day in Chicago. The Lectern Authors. Read today, selected, 1 of 5.")
  }

  @Test func `a lesson is chosen and begun`() {
    let heard = lines([], "practise\r\rq")
    #expect(heard.contains("Practise. Dialog."))
    #expect(heard.contains("The rotor chooses what you move by. Turn it until it says Words."))
  }

  @Test func `help lies over the shelf, and leads back to it`() {
    #expect(lines([], "help\rq").suffix(2).first?.hasPrefix("Bookshelf.") == true)
  }

  @Test func `a book is taken off the shelf and put back`() throws {
    _ = try open("Emma", "Persuasion")
    let heard = lines([], "\u{1B}[3~\u{1A}")
    #expect(
      heard.suffix(4) == [
        "Removed from the shelf. Control Z puts it back.", "Emma. A. Writer. Read today. Row 1 of 5.", "Restored.",
        "Persuasion. A. Writer. Read today. Row 1 of 6.",
      ])
    _ = lines([], "\u{1B}[3~")
    #expect(lines([]).last?.contains("Emma") == true)
  }

  @Test func `books are sorted by title, and narrowed by any words`() throws {
    _ = try open("Persuasion", "Emma", "Northanger Abbey")
    let heard = lines([], "\t\u{1B}[B\u{1B}[Z")
    #expect(heard.contains("title."))
    #expect(heard.last == "Books. List box. Emma. A. Writer. Read today, selected, 1 of 7.")
    #expect(lines([], "ab no").last == "Northanger Abbey. A. Writer. Row 1 of 1.")
  }

  @Test func `a book is opened by words of its title, and by its number`() throws {
    _ = try open("Northanger Abbey", "Emma")
    #expect(lines(["1"], "q").first == "Emma. Page 1 of 1.", "the one opened last is the first")
    #expect(lines(["abbey", "nor"], "q").first == "Northanger Abbey. Page 1 of 1.")
    #expect(lines(["e"]).first == "Bookshelf. Dialog.", "where several are meant the shelf is narrowed to them")
    #expect(ProgramRun(["e"], home: home).status == .usage)
    #expect(ProgramRun(["nothing like it"], home: home).status == .noInput)
  }

  @Test func `a folder shows its books over the shelf`() throws {
    let inside = folder.path + "/books"
    try FileManager.default.createDirectory(atPath: inside, withIntermediateDirectories: false)
    _ = try folder.write("# One\n\nFirst.\n", to: "books/a.md")
    #expect(lines([inside]).first == "Open a book. \(inside). Its books are on the shelf from now on. Dialog.")
    #expect(lines([inside], "a.md\rq").contains("One. Page 1 of 1."))
  }

  @Test func `without a terminal it is a list of the books, and of none, five ways to begin`() throws {
    let none = ProgramRun([], home: home)
    #expect(none.status == .done && none.lines.count == 5)
    _ = try open("Emma")
    #expect(ProgramRun([], home: home).lines == ["Emma, A. Writer"])
  }
}
