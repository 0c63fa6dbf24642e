import LecternCLI
import TestSupport
import Testing

/// The parts of a page that its author left closed.
@Suite struct DisclosureTests {
  let form: FormFixture

  init() throws { form = try FormFixture() }

  static let body = """
    <details><summary>More</summary><p>Inside one. <a href='#x'>On</a></p><h2 id=in>Inner</h2><p>Inside two.</p></details>
    <p id=x>After. <a href='#in'>In</a></p>
    """

  @Test func `what its author left closed is passed over until it is opened`() throws {
    #expect(
      try form.heard("Down Down Up Space Down", Self.body) == [
        "More. Disclosure. Collapsed.", "After. In", "E:link", "More. Disclosure. Collapsed.", "Expanded.",
        "Inside one. On", "E:link",
      ])
    #expect(try form.heard("h k", Self.body) == ["E:boundary", "No next heading.", "In. Link."])
    #expect(
      try form.heard("a @end", Self.body) == [
        "Top.", "More. Disclosure. Collapsed.", "After.", "E:link", "In", "E:complete", "End of book.",
      ])
  }

  @Test func `what is found or linked to is opened`() throws {
    #expect(try form.heard("k Enter Down", Self.body).suffix(2) == ["Inner. Heading level 2.", "Inside two."])
    #expect(try form.heard("/ \"two\" Enter Up", Self.body).suffix(2) == ["Inside two.", "Inner. Heading level 2."])
  }

  @Test func `what is closed at the end of a book is not its end`() throws {
    let body = "<p>End.</p><details><summary>More</summary><p>Inside.</p><p>Too.</p></details>"
    #expect(
      try form.heard("C-End Down Up", body) == ["More. Disclosure. Collapsed.", "E:boundary", "End of book.", "End."])
  }

  @Test func `a page that begins with what is closed is told by what is open on it`() throws {
    let lines = String(repeating: "<p>Closed.</p>", count: 30)
    let body = "<details><summary>More</summary>\(lines)</details><p>Open.</p>"
    #expect(
      try form.heard("PgDn PgDn PgUp", body, "--size", "40x10") == [
        "Page 9 of 9.", "Open.", "E:boundary", "End of book.", "Page 1 of 9.", "Top.",
      ])
  }

  @Test func `the text of a page has what is closed, too`() throws {
    let path = try form.home.write("<!DOCTYPE html><p>Top.</p>\(Self.body)", to: "form.html")
    #expect(
      ProgramRun(["text", path], home: form.home).lines
        == ["Top.", "More", "Inside one. On", "Inner", "Inside two.", "After. In"])
  }
}
