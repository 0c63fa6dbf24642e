import Terminal
import Testing

/// The kinds that a terminal is driven as whose own has no description on this machine.
@Suite struct LikeTerminalTests {
  @Test(
    arguments: [
      ("xterm-kitty", ["xterm-256color", "xterm"]), ("alacritty", ["xterm-256color", "xterm"]),
      ("foot-extra", ["xterm-256color", "xterm"]), ("tmux-direct", ["screen-256color", "screen"]), ("hp2645", []),
      ("dumb", []), ("", []),
    ])
  func `a terminal that is like another can be driven as that one`(kind: String, others: [String]) {
    #expect(TerminalKind.alike(kind) == others)
  }
}
