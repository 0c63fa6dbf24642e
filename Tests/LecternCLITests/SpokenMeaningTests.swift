import LecternCLI
import TestSupport
import Testing

/// The speech of markup that says more than its words.
@Suite struct SpokenMeaningTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// Returns the lines that `lectern read` prints for a document.
  func read(_ body: String, _ more: String...) throws -> [String] {
    let run = ProgramRun(["read", try EPUBFixture(body).write(to: home)] + more, home: home)
    #expect(run.status == .done && run.errors.isEmpty)
    return run.lines
  }

  func heard(_ keys: String, in body: String) throws -> [String] {
    let path = try EPUBFixture(body).write(to: home)
    return ProgramRun(["transcript", path, "--keys", keys, "--size", "80x20", "--speech-only"], home: home).lines
  }

  private static let root = "<math><msqrt><mi>x</mi></msqrt></math>"

  @Test(arguments: [
    (
      "<p>Say <math><mi>x</mi><mo>=</mo><msup><mi>y</mi><mn>2</mn></msup></math>. Then on.</p>",
      ["Say x equals y squared.", "Then on."]
    ),
    ("<p>a\(root)b</p>", ["a square root of x b"]), ("<p>\(root)\(root)</p>", ["square root of x square root of x"]),
    (
      "<p>It is <math alttext='two thirds'><mfrac><mn>2</mn><mn>3</mn></mfrac></math>, no more.</p>",
      ["It is two thirds, no more."]
    ),
    ("<p><ruby>漢<rt>kan</rt></ruby><ruby>字<rt>ji</rt></ruby></p>", ["漢字"]),
    ("<p>One <span aria-hidden='true'>two</span> three.</p><p aria-hidden='true'>Four.</p>", ["One three."]),
    ("<p>He said <q>no</q>.</p>", ["He said “no”."]),
    (
      "<p>See <a epub:type='noteref' href='#n'>this word</a><a epub:type='noteref' href='#n'>1</a>.</p>",
      ["See this word."]
    ),
    ("<ul><li epub:type='footnote'>Kept.</li></ul>", ["Kept."]),
    ("<p>So.</p><ol epub:type='endnotes'><li epub:type='endnote'>Gone.</li></ol>", ["So."]),
  ])
  func `markup is heard by its meaning`(body: String, lines: [String]) throws {
    #expect(try read(body) == lines)
  }

  @Test func `a cell is heard after its headers, and a part by its name where no heading gives one`() throws {
    let table = "<table><tr><td/><th>A</th></tr><tr><th>r</th><td>1</td></tr><tr><th>s</th><td>2</td></tr></table>"
    #expect(try read(table, "--verbosity", "medium") == ["Table, 2 columns, 3 rows.", "A", "r", "A: 1", "s", "A: 2"])
    let parts =
      "<section epub:type='dedication'><p>To you</p></section><section epub:type='foreword'><h2>Before</h2></section>"
    #expect(try read(parts, "--verbosity", "medium") == ["Dedication.", "To you", "Before. Heading."])
    #expect(try read(parts) == ["To you", "Before"])
  }

  @Test func `what is hidden from those who listen is passed over by moves as by reading`() throws {
    let body = "<p>One.</p><p aria-hidden='true'>Two.</p><p><ruby>漢<rt>kan</rt></ruby></p>"
    #expect(try heard("Down Up", in: body).suffix(2) == ["漢", "One."])
    #expect(try heard("Down", in: "<p aria-hidden='true'>Two.</p>").suffix(2) == ["E:boundary", "End of book."])
  }

  @Test func `a formula that was cut is said again whole`() throws {
    let body = "<p>Now <math><mfrac><mi>abc</mi><mi>def</mi></mfrac></math> and on.</p>"
    let lines = try heard("a @words:2 Space Space @end", in: body)
    #expect(lines.contains("abc over def and on."))
  }
}
