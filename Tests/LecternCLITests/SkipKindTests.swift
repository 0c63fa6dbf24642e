import LecternCLI
import TestSupport
import Testing

/// The kinds of text that `lectern read` leaves out.
@Suite struct SkipKindTests {
  private static let book = EPUBFixture(
    """
    <p>Before<a epub:type="noteref" href="#n">1</a>.</p>
    <aside epub:type="footnote" id="n"><p>The note.</p></aside>
    <aside><p>By the way.</p></aside>
    <table><tr><td>cell</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>
    <pre>let code = 1</pre>
    <figure><img src="a.png" alt="A cat"/><figcaption>Cat</figcaption></figure>
    <p><img src="b.png" alt="A dog"/></p>
    <p>After.</p>
    """)

  private func read(_ kinds: String?) throws -> [String] {
    let home = try TemporaryFolder()
    let skip = kinds.map { ["--skip", $0] } ?? []
    return ProgramRun(["read", try Self.book.write(to: home), "--verbosity", "low"] + skip, home: home).lines
  }

  @Test(
    arguments: [
      (nil, "Before. By the way. cell b c d let code = 1 A cat Cat A dog After."),
      ("roles", "Before. By the way. cell b c d let code = 1 A cat Cat A dog After."),
      ("none", "Before1. The note. By the way. cell b c d let code = 1 A cat Cat A dog After."),
      ("footnotes", "Before1. By the way. cell b c d let code = 1 A cat Cat A dog After."),
      ("roles, tables", "Before. By the way. let code = 1 A cat Cat A dog After."),
      ("roles,code,figures", "Before. By the way. cell b c d After."),
      ("roles, sidebars, alternatives", "Before. cell b c d let code = 1 Cat After."),
    ] as [(String?, String)])
  func `what is named is left out, and nothing else`(kinds: String?, read: String) throws {
    #expect(try self.read(kinds).joined(separator: " ") == read)
  }

  @Test func `a name that is no kind is refused`() throws {
    let home = try TemporaryFolder()
    let run = ProgramRun(["read", try Self.book.write(to: home), "--skip", "everything"], home: home)
    #expect(run.status == .usage && run.errors.contains("--skip"))
  }
}
