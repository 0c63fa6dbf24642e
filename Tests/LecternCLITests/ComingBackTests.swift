import Foundation
import LecternCLI
import TestSupport
import Testing

/// The place that is announced when a list or a page that lay over the text is closed.
@Suite struct ComingBackTests {
  let home: TemporaryFolder
  let chicago = TestPackage.books.appendingPathComponent("chicago.epub").path

  init() throws { home = try TemporaryFolder() }

  func heard(_ keys: String, in book: String? = nil, _ options: String...) -> [String] {
    ProgramRun(["transcript", book ?? chicago, "--keys", keys, "--speech-only"] + options, home: home).lines
  }

  static let first = "We started out our morning in Lincoln Park, admiring, the views of the Chicago skyline."

  @Test(arguments: ["Down C-s ? Esc", "Down m ; Esc", "Down j ? Esc", "Down F7 Esc", "Down C-g Esc", "Down / Esc"])
  func `the text that was gone to is said, whatever was said since`(keys: String) {
    let row = heard("Down").last
    #expect(row?.isEmpty == false)
    #expect(heard(keys).last == row)
  }

  @Test(arguments: [": \"7\" Enter C-g Esc", ": \"7\" Enter F7 Esc", ": \"7\" Enter ? Esc"])
  func `after a page has been gone to its first row is said`(keys: String) {
    #expect(heard(keys).last == heard(": \"7\" Enter").last)
  }

  @Test func `after a match its sentence is said`() {
    let match = heard("/ \"zoo\" Enter").last
    #expect(heard("/ \"zoo\" Enter C-t Esc").last == match)
  }

  @Test(arguments: [": \"$\" Enter", ": \"100%\" Enter"])
  func `the end of the book is its last row`(keys: String) {
    #expect(heard(keys).last == heard("C-End").last)
  }

  @Test func `a bookmark chosen from its list leaves the rotor as it was`() {
    #expect(heard("m Down : \"bookmarks\" Enter Enter r").last == "Words.")
  }

  @Test func `after all settings were reset the place is said`() {
    let said = heard("Down : \"settings\" Enter S-Tab Enter Tab Enter")
    #expect(said.suffix(2) == [heard("Down").last, "All settings are those of a new reader."])
  }

  @Test func `reading goes on with a whole sentence in the next session`() throws {
    let text = try home.write("One two three four. Five six seven eight.\n", to: "t.txt")
    _ = heard("a @words:6 q", in: text, "--resume")
    #expect(heard("Space @end", in: text, "--resume").contains("Five six seven eight."))
  }

  @Test func `a book that is opened in a table tells what heads the cell`() throws {
    let page = try home.write(
      "<table><tr><th>Town</th><th>Time</th></tr><tr><th>Kiel</th><td>Two hours.</td></tr></table>", to: "t.html")
    _ = heard("/ \"hours\" Enter q", in: page, "--resume")
    #expect(heard("", in: page, "--resume").suffix(2) == ["Table, 2 columns, 2 rows.", "Kiel, Time: Two hours."])
  }

  @Test func `a note that was followed is read to its end and no further`() throws {
    let page = try home.write(
      """
      <!DOCTYPE html><title>N</title><body><p>It rained.<a epub:type=noteref href='#a'>1</a> We left.</p>
      <aside epub:type=footnote id=a><p>All day. And all night.</p></aside>
      <aside epub:type=footnote id=b><p>Another note.</p></aside>
      """, to: "n.html")
    let said = heard("o Enter a @end", in: page)
    #expect(said.suffix(2) == ["E:complete", "End of note. Backspace returns."])
    #expect(!said.contains("Another note."))
  }

  @Test(arguments: [
    ("<ul><li>Apple</li><li>Pear tree</li></ul>", ["List, 2 items.", "Pear tree"]),
    ("<blockquote><p>To be. Pear.</p></blockquote>", ["Quote.", "Pear."]),
    ("<pre>a = 1\npear = 2</pre>", ["Code, 2 lines.", "pear equals 2"]),
    (
      "<fieldset><legend>Tea?</legend><label><input type=radio name=t>Yes</label></fieldset>",
      ["Tea? Group.", "Yes. Radio button. Not selected. 1 of 1."]
    ),
  ])
  func `a book that is opened in the midst of something tells what that is`(body: String, said: [String]) throws {
    let page = try home.write("<!DOCTYPE html><html lang=en><title>P</title><p>Top.</p>" + body, to: "p.html")
    _ = heard(body.contains("radio") ? "f q" : "/ \"pear\" Enter q", in: page, "--resume")
    #expect(heard("", in: page, "--resume").suffix(said.count) == said)
  }
}
