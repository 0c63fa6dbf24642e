import TerminalUI

/// The questions about pictures that a terminal is asked once.
enum PictureQuery {
  /// Returns the questions: whether the terminal knows the graphics of kitty, its name, the size of a cell, and its
  /// attributes, which all terminals answer and which therefore come last.
  ///
  /// In tmux the first two are for the terminal around it.
  static func bytes(isInTmux: Bool) -> [UInt8] {
    let own = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[>q"
    return Array(((isInTmux ? TmuxPassage.wrapped(own) : own) + "\u{1B}[16t\u{1B}[c").utf8)
  }
}

/// The passage of sequences through tmux to the terminal around it, where its option `allow-passthrough` is on.
enum TmuxPassage {
  /// Returns a sequence in a device control string of tmux, in which each Escape is doubled.
  static func wrapped(_ sequence: String) -> String {
    "\u{1B}Ptmux;" + sequence.replacing("\u{1B}", with: "\u{1B}\u{1B}") + "\u{1B}\\"
  }
}
