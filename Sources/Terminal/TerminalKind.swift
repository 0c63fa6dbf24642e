/// The kinds of terminals, by their names in `TERM`.
package enum TerminalKind {
  /// The names of terminals that are compatible with xterm, and whose own descriptions are often not installed.
  private static let likeXterm: Set<Substring> = [
    "alacritty", "contour", "foot", "ghostty", "gnome", "iterm2", "kitty", "konsole", "rio", "st", "vte", "wezterm",
    "xterm",
  ]
  /// The names of multiplexers, which have the same description.
  private static let likeScreen: Set<Substring> = ["screen", "tmux"]

  /// Returns the kinds whose descriptions fit a terminal without a description of its own, best first: `xterm-kitty`
  /// -> `xterm-256color`, `xterm`.
  package static func alike(_ kind: String) -> [String] {
    let names = Set(kind.split(separator: "-"))
    if !names.isDisjoint(with: likeScreen) { return ["screen-256color", "screen"] }
    return names.isDisjoint(with: likeXterm) ? [] : ["xterm-256color", "xterm"]
  }
}
