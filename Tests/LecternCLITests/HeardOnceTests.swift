import LecternCLI
import TestSupport
import Testing

/// Blocks that belong together: what heads them is said once, and each is told by what it is.
@Suite struct HeardOnceTests {
  private func heard(_ keys: String, _ body: String) throws -> [String] {
    let home = try TemporaryFolder()
    let book = try EPUBFixture(body).write(to: home)
    return ProgramRun(["transcript", book, "--keys", keys], home: home).lines
  }

  @Test func `a cell of several paragraphs is headed once in reading`() throws {
    let said = try heard(
      "a @end",
      """
      <table><tr><th>A</th><th>B</th></tr><tr><td><p>One.</p><p>Two.</p></td><td>b</td></tr>
      <tr><td>Three.</td><td>d</td></tr></table>
      """)
    #expect(said.contains("A: One.") && said.contains("Two.") && said.contains("A: Three."), "\(said)")
  }

  @Test func `a picture below its caption is said to be one where its figure is gone to`() throws {
    let body = """
      <p>Start.</p><figure><figcaption>Before</figcaption><img src='b.png'/></figure><p>Between.</p>
      <figure><figcaption>Before alt</figcaption><img src='c.png' alt='Cat'/></figure>
      """
    let said = try heard("g g", body).filter { !$0.hasPrefix(">") }
    #expect(said.suffix(4) == ["Before", "Image, no description.", "Before alt", "Cat. Image."], "\(said)")
  }

  @Test func `of a table or a list in a figure that is gone to only the beginning is said`() throws {
    let table = "<table><tr><td>One.</td><td>1.</td></tr><tr><td>Two.</td><td>2.</td></tr></table>"
    let body =
      "<p>Start.</p><figure>\(table)<figcaption>Sums</figcaption></figure><p>And.</p><figure><ol><li>A.</li><li>B.</li></ol></figure>"
    let said = try heard("g g", body).filter { !$0.hasPrefix(">") }
    #expect(
      said.suffix(5) == ["Table, 2 columns, 2 rows.", "One.", "Sums", "List, 2 items.", "1. A."], "\(said)")
  }

  @Test func `a chapter that goes by the name of its part is named once`() throws {
    let home = try TemporaryFolder()
    var book = EPUBFixture("<p>Title.</p>", "<section epub:type='foreword'><p>Dear reader.</p></section>")
    book.contents = [.init("Title", "c1.xhtml"), .init("Foreword", "c2.xhtml")]
    let said = ProgramRun(
      ["transcript", try book.write(to: home), "--keys", "c", "--speech-only"], home: home
    ).lines
    #expect(said.suffix(2) == ["Foreword.", "Dear reader."] && !said.dropLast(2).contains("Foreword."), "\(said)")
  }

  @Test func `a printed page whose number is shown is said once, with its first line`() throws {
    let home = try TemporaryFolder()
    let text = (1...4).map { "fire burned.\n\nIt rained \($0) times.\n\nHe sat at the\n\n- \($0) -\n\n" }.joined()
    let path = try home.write(text, to: "a.txt")
    let said = ProgramRun(
      ["transcript", path, "--keys", "] Down Down", "--set", "rotor=print-pages", "--speech-only"], home: home
    ).lines.drop { $0 != "Print pages." }
    #expect(
      Array(said) == ["Print pages.", "Print page 1.", "fire burned.", "Print page 2.", "fire burned."], "\(said)")
  }
}
