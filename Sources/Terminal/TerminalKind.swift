/// The kinds of terminals, as `TERM` names them.
package enum TerminalKind {
  /// The names of terminals that do what xterm does, and whose own descriptions are often not installed.
  private static let likeXterm: Set<Substring> = [
    "alacritty", "contour", "foot", "ghostty", "gnome", "iterm2", "kitty", "konsole", "rio", "st", "vte", "wezterm",
    "xterm",
  ]
  /// The names of multiplexers, which share a description.
  private static let likeScreen: Set<Substring> = ["screen", "tmux"]

  /// The kinds that a terminal can be driven as where its own has no description, the best first: `xterm-kitty` ->
  /// `xterm-256color`, `xterm`.
  package static func alike(_ kind: String) -> [String] {
    let names = Set(kind.split(separator: "-"))
    if !names.isDisjoint(with: likeScreen) { return ["screen-256color", "screen"] }
    return names.isDisjoint(with: likeXterm) ? [] : ["xterm-256color", "xterm"]
  }
}
