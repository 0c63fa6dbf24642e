/// A shell that can complete command lines.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// Returns the script that completes commands, made from the commands themselves.
  func script(for commands: [Subcommand]) -> String {
    switch self {
    case .bash: BashCompletions(commands).script
    case .zsh: ZshCompletions(commands).script
    case .fish: FishCompletions(commands).script
    }
  }
}

extension String {
  /// Returns the text between single quotes, in which no shell reads anything but their end.
  func quoted(byDoubling escaped: String = "'\\''") -> String { "'" + replacing("'", with: escaped) + "'" }
}
