import Accessibility
import TerminalUI
import Testing
import Words

@Suite struct KeyTextTests {
  @Test(arguments: [
    ("next-heading = h, C-n", ["next-heading": ["h", "C-n"]]),
    ("next-heading=H", ["next-heading": ["H"]]),
    ("next-heading = ] h # as in vi", ["next-heading": ["] h"]]),
    ("quit =", ["quit": []]),
    ("quit = Comma, Hash , f12", ["quit": [",", "#", "F12"]]),
    ("quit = q, q", ["quit": ["q"]]),
    ("quit = a\nquit = b", ["quit": ["b"]]),
    ("# quit = a\n\n  \u{9}\r\n\u{FEFF}quit = b\r", ["quit": ["b"]]),
    ("where = =", ["where": ["="]]),
    ("", [:]),
  ])
  func `a line puts a command on keys`(text: String, changes: [String: [String]]) {
    let read = KeyText(text)
    #expect(read.changes == changes)
    #expect(read.faults.isEmpty)
  }

  @Test(arguments: [
    ("next-heading", KeyText.Fault.needsSymbol),
    ("next-headng = h", .unknownCommand("next-headng")),
    ("= h", .unknownCommand("")),
    ("quit = Spce", .unknownKey("Spce")),
    ("quit = a,", .unknownKey("")),
    ("quit = a b Spce", .unknownKey("a b Spce")),
    ("quit = \u{1B}[31m", .unknownKey("\u{1B}[31m")),
  ])
  func `a line that means nothing is told with its number, and the others hold`(line: String, fault: KeyText.Fault) {
    let read = KeyText("read = R\n\n\(line)\nwhere = W")
    #expect(read.faults.map(\.line) == [3])
    #expect(read.faults.map(\.fault) == [fault])
    #expect(read.changes == ["read": ["R"], "where": ["W"]])
  }

  @Test func `a name that is none is told with the one that is most like it`() {
    #expect(
      KeyText.Fault.unknownCommand("next-headng").text(in: .english)
        == "There is no command next-headng. Did you mean next-heading?")
    #expect(
      KeyText.Fault.unknownCommand("zzzzzzzzz").text(in: .english)
        == "There is no command zzzzzzzzz. lectern keys lists them.")
  }
}
