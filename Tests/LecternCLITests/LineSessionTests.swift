import LecternCLI
import TestSupport
import Testing

@Suite struct LineSessionTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  func said(_ keys: String, in book: EPUBFixture) throws -> [String] {
    let path = try book.write(to: home)
    let run = ProgramRun([path, "--line"], home: home, keyboard: TypedKeys(keys), isTerminal: true)
    #expect(run.status == .done && run.errors.isEmpty)
    return run.lines.filter { $0 != LineSessionTests.greeting }
  }

  static let greeting =
    "Space reads. Down moves, R changes by what. Question mark, help. Q quits."

  @Test func `the very first book greets once, after its title and place`() throws {
    let path = try GoldenBooks.golden.write(to: home)
    let open = { ProgramRun([path, "--line"], home: self.home, keyboard: TypedKeys(""), isTerminal: true).lines }
    #expect(open() == ["Travel Guide. Page 1 of 1.", Self.greeting, "Morning. Heading level 1."])
    #expect(open() == ["Travel Guide. Page 1 of 1.", "Morning. Heading level 1."])
  }

  @Test func `each key answers with lines and nothing else`() throws {
    let lines = try said("\u{1B}[B\u{1B}[B]\u{1B}[Bq", in: GoldenBooks.golden)
    #expect(lines.first?.hasPrefix("Travel Guide.") == true)
    #expect(
      lines.dropFirst(2) == [
        "We started out our morning in Lincoln Park, admiring",
        "the views of the Chicago skyline. The zoo had lots of animals.", "Words.", "views", "Closed. 36 percent.",
      ])
  }

  @Test func `reading goes on by a paragraph for each Space, to the end`() throws {
    #expect(
      try said("    ", in: GoldenBooks.golden).dropFirst(2) == [
        "Morning. Heading.",
        "We started out our morning in Lincoln Park, admiring, the views of the Chicago skyline.",
        "The zoo had lots of animals.", "Midday. Heading.", "At lunchtime, we walked along the Chicago river.",
      ])
    #expect(
      try said(String(repeating: " ", count: 5), in: GoldenBooks.small("Y")).last
        == "End of book. Control Home goes to the start.")
  }

  @Test func `a repeated edge repeats its phrase where no sound is heard`() throws {
    #expect(try said("\u{1B}[A\u{1B}[A", in: GoldenBooks.golden).suffix(2) == ["Start of book.", "Start of book."])
  }

  @Test func `the place is kept for the next time`() throws {
    _ = try said("\u{1B}[B\u{1B}[B", in: GoldenBooks.golden)
    let again = try said("", in: GoldenBooks.golden)
    #expect(again.last?.hasPrefix("We started out our morning") == true)
    #expect(ProgramRun([], home: home).lines == ["Travel Guide, A. Writer"])
  }

  @Test func `a line of a dialog takes so much and no more, and says so`() throws {
    let pasted = "/\u{1B}[200~" + String(repeating: "x", count: 5000) + "\u{1B}[201~y"
    let lines = try said(pasted, in: GoldenBooks.golden)
    #expect(
      lines.suffix(2) == ["At most 4096 characters.", "At most 4096 characters."])
    #expect(lines.dropLast(2).suffix(5).joined() == String(repeating: "x", count: 4096), "in lines that voices take")
  }

  @Test func `a sound is a word of its own, where the sound would be heard`() throws {
    let book = EPUBFixture(
      "<p>It rained.<a role=\"doc-noteref\" href=\"#n\">3</a> We left.</p><hr/><p>Later.</p>"
        + "<aside role=\"doc-footnote\" id=\"n\"><p>For a week.</p></aside>")
    #expect(
      try said("  ", in: book).dropFirst() == [
        "It rained. We left.", "Note.", "It rained.", "Note.", "We left.", "Separator.", "Later.",
      ])
  }
}
