/// The script that completes command lines in zsh (zshcompsys, `_arguments`).
struct ZshCompletions {
  private let commands: [Subcommand]

  init(_ commands: [Subcommand]) {
    self.commands = commands
  }

  var script: String {
    let named = commands.filter { $0.name != nil }
    let listed = named.map { "    " + "\($0.name ?? ""):\($0.summary)".quoted() }
    let opening = commands.first { $0.name == nil }
    return """
      #compdef lectern
      # Completes lectern in zsh: put it as _lectern into a folder of fpath, or source <(lectern completions zsh)
      _lectern() {
        local -a commands
        commands=(
      \(listed.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
          _describe command commands
          _files
          return
        fi
        case $words[2] in
      \(named.map { "    \($0.name ?? ""))\n      shift words; (( CURRENT-- ))\n\(arguments(of: $0))\n      ;;" }
        .joined(separator: "\n"))
          *)
      \(opening.map(arguments) ?? "")
            ;;
        esac
      }
      if [[ $funcstack[1] == _lectern ]]; then _lectern "$@"; else compdef _lectern lectern; fi

      """
  }

  private func arguments(of command: Subcommand) -> String {
    let words = command.operandWords()
    var specs = command.options.map(spec) + ["--help[how it is called]"]
    if command.name == nil {
      specs += ["--version[the version]", "--verbose[the rights of parsers, with --version]"]
    }
    if !words.isEmpty {
      specs.append("*:word:(\(words.joined(separator: " ")))")
    } else if command.operands.upperBound > 0 {
      specs.append("*:file:_files")
    }
    return "      _arguments " + specs.map { $0.quoted() }.joined(separator: " \\\n        ")
  }

  /// Returns an option as `_arguments` takes it: its help, what its value is called, and how that is completed.
  private func spec(of option: Option) -> String {
    let help = option.help.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
    let value =
      option.takesFile
      ? ":file:_files" : option.words.isEmpty ? ":value:" : ":value:(\(option.words.joined(separator: " ")))"
    let symbol = option.value == nil ? "" : option.isValueOptional ? "=-" : "="
    let separator = option.isValueOptional ? ":" : ""
    return (option.repeats ? "*" : "") + option.name + symbol + "[\(help)]"
      + (option.value == nil ? "" : separator + value)
  }
}
