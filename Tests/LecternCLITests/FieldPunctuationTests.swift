import LecternCLI
import TestSupport
import Testing

/// The symbols in names of fields, in what is in them and in headers, at the reader's punctuation level.
@Suite struct FieldPunctuationTests {
  private static let all = ["--set", "punctuation=all"]

  @Test(arguments: [
    ("<input aria-label='R&amp;D'>", ["R and D. Text field."]),
    ("<input value='#1' aria-label=A>", ["A. number 1. Text field."]),
    ("<label>C# <input type=checkbox></label>", ["C number. Checkbox. Not checked."]),
    (
      "<fieldset><legend>Q&amp;A</legend><input aria-label=B></fieldset>", ["Q and A. Group.", "B. Text field."]
    ),
    ("<select aria-label=D><option>a/b<option>c</select>", ["D. a slash b. Pop-up button. 1 of 2."]),
  ])
  func `names and values of fields are said as running text is`(markup: String, said: [String]) throws {
    let form = try FormFixture()
    #expect(try form.said(of: markup) == said)
  }

  @Test func `every symbol is named where the reader wants that, and none of the program's own`() throws {
    let form = try FormFixture()
    let heard = try form.heard("Tab", "<input aria-label='Yes, or (no)' maxlength=9>", "--set", "punctuation=all")
    #expect(heard.last == "Yes comma or left paren no right paren. Text field. At most 9 characters.")
  }

  @Test func `headers of a table and links are said as running text is`() throws {
    let home = try TemporaryFolder()
    let table = "<table><tr><th>%</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>"
    let path = try EPUBFixture("<h1>H</h1>\(table)<p><a href='#x'>R&amp;D</a></p>").write(to: home)
    func lines(_ keys: String) -> [String] {
      ProgramRun(["transcript", path, "--keys", keys, "--speech-only"], home: home).lines
    }
    #expect(lines("Down Down Down").last == "percent: 1")
    #expect(lines("a @end").contains("percent: 1"))
    #expect(lines("k").last == "R and D. Link.")
  }
}
