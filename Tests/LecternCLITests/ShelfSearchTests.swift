import Foundation
import LecternCLI
import TestSupport
import Testing

/// The search of all books on the shelf, from the command line and by keys.
@Suite struct ShelfSearchTests {
  let home: TemporaryFolder
  let folder: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    folder = try TemporaryFolder()
    try open("zoo.md", "# At the Zoo\n\nThe zoo had a white whale. It rained.\n\n# Evening\n\nThe whale slept.\n")
    try open("sea.md", "# The Sea\n\nL’homme saw a WHÁLE, white as snow.\n")
  }

  /// Writes a book, and opens it, so that it is the newest of the shelf.
  @discardableResult
  private func open(_ name: String, _ text: String) throws -> String {
    let path = try folder.write(text, to: name)
    #expect(ProgramRun([path, "--line"], home: home, keyboard: TypedKeys("q")).status == .done)
    return path
  }

  private func search(_ words: String...) -> ProgramRun {
    ProgramRun(["search", "--shelf"] + words, home: home)
  }

  private func lines(_ keys: String) -> [String] {
    ProgramRun(["--line"], home: home, keyboard: TypedKeys(keys), isTerminal: true).lines.withoutListHints
  }

  private func transcript(_ name: String, _ keys: String) -> [String] {
    ProgramRun(["transcript", folder.path + "/" + name, "--keys", keys, "--speech-only"], home: home).lines
  }

  @Test func `a match is a line with the title of its book first, the book opened last first`() {
    let run = search("whale")
    #expect(run.status == .done && run.errors.isEmpty)
    #expect(
      run.lines == [
        "The Sea.\tPage 1.\tThe Sea.\tL’homme saw a WHÁLE, white as snow.",
        "At the Zoo.\tPage 1.\tAt the Zoo.\tThe zoo had a white whale.",
        "At the Zoo.\tPage 1.\tEvening.\tThe whale slept.",
      ])
  }

  @Test func `words are looked for as in one book, near one another where they stand nowhere so`() {
    #expect(search("white", "whale").lines.map { $0.prefix(4) } == ["The ", "At t"])
    #expect(search("homme").lines.count == 1)
    #expect(search("whales").status == .findings)
    #expect(search("WHÁLE", "--accents", "--case").lines.count == 1)
    #expect(search("wh.le", "--regex").lines.count == 3)
  }

  @Test func `as JSON a match names its book and its file`() throws {
    let run = search("slept", "--json")
    let text = folder.path + "/zoo.md"
    #expect(run.output.hasPrefix("[{\"title\":\"At the Zoo\",\"file\":\"\(text)\",\"text\":\"slept\",\"sentence\":"))
    let found = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(found.count == 1 && found[0]["section"] as? Int == 0 && (found[0]["range"] as? [Int])?.count == 2)
    #expect(search("nothing", "--json").output == "[]\n")
  }

  @Test func `a book that has changed is searched as it is, and one off the shelf is not searched`() throws {
    #expect(search("slept").lines.count == 1)
    try open("zoo.md", "# At the Zoo\n\nThe bear woke.\n")
    #expect(search("slept").status == .findings)
    #expect(search("bear").lines == ["At the Zoo.\tPage 1.\tAt the Zoo.\tThe bear woke."])
    #expect(search("whale").lines.count == 1)
    #expect(lines("\u{1B}[3~").contains("Removed from the shelf. Control Z puts it back."))
    #expect(search("whale").status == .findings)
    #expect(search("bear").lines.count == 1)
  }

  @Test func `an index that is damaged or gone is made again, and nothing else is touched`() throws {
    let file = home.path + "/lectern/search.sqlite"
    #expect(search("whale").lines.count == 3)
    for bytes in [Array("not an index, but something else".utf8), nil] {
      if let bytes { try Data(bytes).write(to: URL(fileURLWithPath: file)) } else { unlink(file) }
      let run = search("whale")
      #expect(run.lines.count == 3 && run.errors.isEmpty)
    }
    #expect(ProgramRun([], home: home).lines == ["The Sea", "At the Zoo"])
  }

  @Test func `a book whose file is gone is passed over`() throws {
    #expect(search("whale").lines.count == 3)
    unlink(folder.path + "/sea.md")
    #expect(search("whale").lines.count == 2)
  }

  @Test func `without a shelf nothing is found, and without words nothing is looked for`() throws {
    let none = ProgramRun(["search", "--shelf", "zoo"], home: try TemporaryFolder())
    #expect(none.status == .findings && none.output.isEmpty)
    #expect(search().status == .usage)
    #expect(search("\u{301}").status == .usage)
    #expect(ProgramRun(["search", "zoo"], home: home).status == .usage)
    #expect(ProgramRun(["search", "a", "b", "c"], home: home).status == .usage)
  }

  @Test func `on the bookshelf F3 asks for words, lists what is found, and Enter opens the book there`() {
    #expect(
      lines("\u{1B}ORslept\r\rq").dropLast().suffix(4) == [
        "Search all books. 1 match. Dialog.",
        "Matches. List box. At the Zoo. The whale slept, selected, 1 of 1.", "At the Zoo.", "The whale slept.",
      ])
  }

  @Test func `Escape goes from what was found back to the bookshelf`() {
    let heard = lines("\u{1B}ORwhale\r\u{1B}[B\u{03}")
    #expect(heard.contains("At the Zoo. The zoo had a white whale. 2 of 3."))
    #expect(heard.suffix(2).first == "Bookshelf. Dialog.")
  }

  @Test func `nothing found is said, and the words can be changed`() {
    let heard = lines("\u{1B}ORwhalex\r\u{7F}\r")
    #expect(heard.contains("Search all books. whalex. Error: No book has whalex. Search field."))
    #expect(heard.last?.hasPrefix("Matches. List box. The Sea.") == true)
  }

  @Test func `words are looked for from any book, and going back leads to where it was left`() {
    #expect(
      transcript("sea.md", ": \"search-shelf slept\" Enter Enter Up u").suffix(6) == [
        "Search all books. 1 match. Dialog.", "Matches. List box. At the Zoo. The whale slept, selected, 1 of 1.",
        "At the Zoo.", "The whale slept.", "Evening. Heading level 1.", "At the Zoo. Heading level 1.",
      ])
    #expect(transcript("sea.md", ": \"search-shelf\" Enter").last == "Search all books. Search field.")
    #expect(
      transcript("sea.md", ": \"search-shelf homme\" Enter Enter").last == "L’homme saw a WHÁLE, white as snow.")
    #expect(transcript("sea.md", ": \"search-shelf homme\" Enter Esc").last == "The Sea. Heading level 1.")
  }

  @Test func `help at the bookshelf tells the key`() {
    #expect(lines("\u{1B}OP").contains { $0.contains("F3 searches all books") })
  }
}
