import TerminalUI
import Testing

@Suite struct KeyScriptTests {
  @Test func `keys stand between blanks, and text in quotes is typed`() throws {
    let script = try KeyScript(
      "] ] Down C-Home S-Tab \"a \\\"b\\\\\" \" @words:3 @sentence @end @wait:500 @click:4,2")
    #expect(
      script.steps.map(\.step) == [
        .key(Key(.character("]"))), .key(Key(.character("]"))), .key(Key(.down)), .key(Key(.home, .control)),
        .key(Key(.tab, .shift)), .text("a \"b\\"), .key(Key(.character("\""))), .words(3), .sentence, .end,
        .wait(500), .click(column: 4, row: 2),
      ])
  }

  @Test func `comments are read over in a file of keys`() throws {
    #expect(try KeyScript("a # read\nb", allowsComments: true).steps.map(\.name) == ["a", "b"])
    #expect(try KeyScript("a # b").steps.map(\.name) == ["a", "#", "b"])
  }

  @Test(arguments: ["Downn", "@words", "@wait:-1", "@click:3", "F13", "\u{1B}ab"])
  func `a word that is no key is named with its line`(token: String) {
    #expect(throws: KeyScript.Fault.self) { try KeyScript("a\n\(token)") }
    do { _ = try KeyScript("a\n\(token)") } catch {
      #expect(error.token == token && error.line == 2)
      #expect(error.message.contains(token))
    }
  }
}
