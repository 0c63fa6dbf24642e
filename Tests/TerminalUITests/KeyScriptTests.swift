import Accessibility
import PageLayout
import TerminalUI
import Testing
import TextModel
import Words

@Suite struct KeyScriptTests {
  @Test func `keys stand between blanks, and text in quotes is typed`() throws {
    let script = try KeyScript(
      "] ] Down C-Home S-Tab \"a \\\"b\\\\\" \" @words:3 @sentence @end @wait:500 @click:4,2 @drag:4,2,9,3")
    #expect(
      script.steps.map(\.step) == [
        .key(Key(.character("]"))), .key(Key(.character("]"))), .key(Key(.down)), .key(Key(.home, .control)),
        .key(Key(.tab, .shift)), .text("a \"b\\"), .key(Key(.character("\""))), .words(3), .sentence, .end,
        .wait(500), .click(CellPoint(row: 2, column: 4)),
        .drag(from: CellPoint(row: 2, column: 4), to: CellPoint(row: 3, column: 9)),
      ])
  }

  @Test func `comments are read over in a file of keys`() throws {
    #expect(try KeyScript("a # read\nb", allowsComments: true).steps.map(\.name) == ["a", "b"])
    #expect(try KeyScript("a # b").steps.map(\.name) == ["a", "#", "b"])
  }

  @Test(arguments: [
    "Downn", "@words", "@wait:-1", "@click:3", "@click:3,x", "@click:-1,2", "@drag:1,2,3", "F13", "\u{1B}ab",
  ])
  func `a word that is no key is named with its line`(token: String) {
    #expect(throws: KeyScript.Fault.self) { try KeyScript("a\n\(token)") }
    do { _ = try KeyScript("a\n\(token)") } catch {
      #expect(error.token == token && error.line == 2)
      #expect(Catalogue.english.text(error.complaint).contains(token))
    }
  }
}
