/// The script that completes command lines in bash (Bash Reference Manual, 8.6).
struct BashCompletions {
  private let commands: [Subcommand]

  init(_ commands: [Subcommand]) {
    self.commands = commands
  }

  var script: String {
    let named = commands.filter { $0.name != nil }
    let names = named.compactMap(\.name)
    let opening = commands.first { $0.name == nil }
    return """
      # Completes lectern in bash: source <(lectern completions bash)
      _lectern() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} options= words= files=1
        [[ $word == = ]] && word=
        [[ $before == = ]] && before=${COMP_WORDS[COMP_CWORD-2]}
        case $((COMP_CWORD > 1)):${COMP_WORDS[1]} in
      \(named.map(clause).joined(separator: "\n"))
          *)
      \(opening.map(body) ?? "")
            ((COMP_CWORD == 1)) && words=\((names + ["--help", "--version", "--verbose"]).joined(separator: " ").quoted())
            ;;
        esac
        if [[ $word == -* ]]; then words="$options --help"; files=; fi
        COMPREPLY=($(compgen -W "$words" -- "$word"))
        [[ $files ]] && COMPREPLY+=($(compgen -f -- "$word"))
      }
      complete -o filenames -F _lectern lectern

      """
  }

  private func clause(_ command: Subcommand) -> String {
    "    1:\(command.name ?? ""))\n\(body(of: command))\n      ;;"
  }

  /// Returns the completions of a command: its options, and the values of the option before.
  private func body(of command: Subcommand) -> String {
    let words = command.operandWords()
    var lines = ["options=" + command.options.map(\.name).joined(separator: " ").quoted()]
    if !words.isEmpty { lines.append("words=" + words.joined(separator: " ").quoted()) }
    if !words.isEmpty || command.operands.upperBound == 0 { lines.append("files=") }
    let valued = command.options.filter { $0.value != nil && !$0.isValueOptional }
    if !valued.isEmpty {
      lines.append("case $before in")
      lines += valued.map { option in
        let words = "words=" + option.words.joined(separator: " ").quoted()
        return "  \(option.name)) \(words) files=\(option.takesFile ? "1" : "") ;;"
      }
      lines.append("esac")
    }
    return lines.map { "      " + $0 }.joined(separator: "\n")
  }
}
