import TerminalUI
import Testing

@testable import Terminal

/// The way that pictures are shown, by what is known of the terminal.
@Suite struct PictureChoiceTests {
  /// A terminal, and the way that it leads to.
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    var environment = ["TERM": "xterm-256color"]
    var colours = 256
    var setting = "auto"
    var answers: [TerminalAnswer] = []
    let method: PictureSupport.Method?

    var testDescription: String { name }
  }

  static let rows = [
    Row(name: "kitty", answers: [.graphics, .version("kitty(0.35.1)"), .attributes([62])], method: .kitty),
    Row(name: "WezTerm", answers: [.graphics, .version("WezTerm 2024"), .attributes([65, 4, 6])], method: .kitty),
    Row(name: "iTerm2 by its answer", answers: [.version("iTerm2 3.5.0"), .attributes([64, 4])], method: .iterm),
    Row(
      name: "iTerm2 by the environment", environment: ["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"],
      answers: [.attributes([62])], method: .iterm),
    Row(
      name: "another terminal in the environment of iTerm2",
      environment: ["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"],
      answers: [.version("foot(1.16.2)"), .attributes([62, 4])], method: .sixel),
    Row(name: "foot", answers: [.version("foot(1.16.2)"), .attributes([62, 4, 22])], method: .sixel),
    Row(
      name: "xterm as a VT340", environment: ["TERM": "xterm"], colours: 8, answers: [.attributes([63, 4])],
      method: .sixel),
    Row(name: "GNOME Terminal", answers: [.attributes([61, 1, 21])], method: .blocks256),
    Row(
      name: "a terminal of 24-bit colours", environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"],
      method: .blocks),
    Row(name: "a terminal of 8 colours", environment: ["TERM": "xterm"], colours: 8, method: nil),
    Row(
      name: "kitty around tmux", environment: ["TERM": "tmux-256color", "TMUX": "/tmp/s,1,0"],
      answers: [.graphics, .version("kitty(0.28.0)"), .attributes([1, 2])], method: .kitty),
    Row(
      name: "an old kitty around tmux", environment: ["TERM": "tmux-256color", "TMUX": "/tmp/s,1,0"],
      answers: [.graphics, .version("kitty(0.26.5)"), .attributes([1, 2])], method: .blocks256),
    Row(
      name: "tmux with sixels", environment: ["TERM": "tmux-256color", "TMUX": "/tmp/s,1,0"],
      answers: [.version("tmux 3.4"), .attributes([1, 2, 4])], method: .sixel),
    Row(
      name: "GNU screen", environment: ["TERM": "screen-256color", "STY": "1.pts"], answers: [.attributes([1, 4])],
      method: .blocks256),
    Row(name: "a setting without an answer", setting: "kitty", method: .kitty),
    Row(name: "half blocks where there is more", setting: "blocks", answers: [.graphics], method: .blocks256),
    Row(name: "pictures that are off", setting: "off", answers: [.graphics], method: nil),
    Row(name: "the console", environment: ["TERM": "linux"], setting: "blocks", method: nil),
    Row(name: "a VT100", environment: ["TERM": "vt100"], answers: [.attributes([4])], method: nil),
    Row(
      name: "no colours wanted", environment: ["TERM": "xterm-256color", "NO_COLOR": "1"], setting: "sixel",
      answers: [.attributes([4])], method: nil),
  ]

  @Test(arguments: rows)
  func `a terminal shows pictures in its best way, and none where they are not wanted`(row: Row) {
    let choice = PictureChoice(environment: row.environment, colours: row.colours)
    #expect(choice.support(row.setting, row.answers)?.method == row.method)
  }

  @Test func `the size of a cell is that of the system, else that of the terminal, else a usual one`() {
    var choice = PictureChoice(environment: ["TERM": "xterm-256color"], colours: 256)
    #expect(choice.support("sixel", [])?.cellHeight == 20)
    #expect(choice.support("sixel", [.cell(width: 9, height: 18)])?.cellWidth == 9)
    choice.cell = (8, 17)
    #expect(choice.support("sixel", [.cell(width: 9, height: 18)])?.cellHeight == 17)
  }

  @Test func `the questions go through tmux, but for those that tmux answers itself`() {
    #expect(
      String(decoding: PictureQuery.bytes(isInTmux: false), as: UTF8.self)
        == "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[>q\u{1B}[16t\u{1B}[c")
    #expect(
      String(decoding: PictureQuery.bytes(isInTmux: true), as: UTF8.self)
        == "\u{1B}Ptmux;\u{1B}\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\u{1B}\\\u{1B}\u{1B}[>q\u{1B}\\\u{1B}[16t\u{1B}[c"
    )
  }
}
