/// The programs that may take copied text on their standard input, or give it, by what the environment says is there.
enum ClipboardTools {
  /// Returns the command lines to try, the first that takes the text being enough; the user's own comes before all.
  static func commands(own: [String]?, in environment: [String: String]) -> [[String]] {
    let isSet = { (name: String) in environment[name]?.isEmpty == false }
    var commands = own.map { [$0] } ?? []
    if isSet("WAYLAND_DISPLAY") { commands.append(["wl-copy", "--type", "text/plain"]) }
    if isSet("DISPLAY") {
      commands.append(["xclip", "-selection", "clipboard", "-in"])
      commands.append(["xsel", "--clipboard", "--input"])
    }
    if isSet("TMUX") {
      // tmux hands it on to the terminal's clipboard as well, from version 3.2 on; older ones know no -w.
      commands.append(["tmux", "load-buffer", "-w", "-"])
      commands.append(["tmux", "load-buffer", "-"])
    }
    return commands
  }

  /// Returns the command lines that write what was copied last, by whatever program, to their standard output.
  static func givingCommands(in environment: [String: String]) -> [[String]] {
    let isSet = { (name: String) in environment[name]?.isEmpty == false }
    var commands: [[String]] = []
    if isSet("WAYLAND_DISPLAY") { commands.append(["wl-paste", "--no-newline", "--type", "text/plain"]) }
    if isSet("DISPLAY") {
      commands.append(["xclip", "-selection", "clipboard", "-out"])
      commands.append(["xsel", "--clipboard", "--output"])
    }
    if isSet("TMUX") { commands.append(["tmux", "save-buffer", "-"]) }
    return commands
  }
}
