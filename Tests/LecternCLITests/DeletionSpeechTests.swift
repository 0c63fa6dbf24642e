import Testing

/// Text with a line through it, which must not be heard as if it held.
@Suite struct DeletionSpeechTests {
  let body: BodyFixture

  init() throws { body = try BodyFixture() }

  @Test(arguments: [
    ("It costs <del>50</del> 30 dollars.", "It costs, deleted, 50, end of deletion, 30 dollars."),
    ("<s>Yes.</s> No.", "deleted, Yes. end of deletion. No."), ("Buy <strike>milk</strike>.", "Buy, deleted, milk."),
    ("<s>One</s> <s>two</s> six.", "deleted, One, end of deletion, deleted, two, end of deletion, six."),
    ("So. <s>Or</s> no.", "So. deleted, Or, end of deletion, no."),
    ("a <del>b</del>, c", "a, deleted, b, end of deletion, c"), ("<del>b</del>c", "deleted, b, end of deletion, c"),
    ("<del>x <a href='#h'>y</a> z</del> w", "deleted, x y z, end of deletion, w"),
    ("<del>a <s>b</s> c</del> d <del>e</del>", "deleted, a b c, end of deletion, d, deleted, e"),
  ])
  func `deleted text is told in the flow`(paragraph: String, said: String) throws {
    let heard = try body.heard("p", "<h1 id='h'>H</h1><p>\(paragraph)</p>")
    #expect(heard.filter { $0 != "E:link" } == [said])
    let plain = try body.heard("p", "<h1 id='h'>H</h1><p>\(paragraph)</p>", ["--set", "verbosity=low"])
    #expect(plain.first?.contains("delet") == false)
  }

  @Test func `a word move tells that it comes into deleted text`() throws {
    let said = try body.heard("] Down Down Down Down", "<p>It costs <del>fifty old</del> pounds.</p>")
    #expect(said == ["Words.", "costs", "fifty. Struck through.", "old", "pounds"])
  }

  @Test func `the voice follows the words behind what is said of a deletion`() throws {
    let said = try body.heard("a @end", "<p>It costs <del>fifty</del> thirty pounds. So be it.</p>")
    #expect(said.first == "It costs, deleted, fifty, end of deletion, thirty pounds.")
  }
}
