/// The script that completes command lines in fish (fish documentation, `complete`).
struct FishCompletions {
  private let commands: [Subcommand]

  init(_ commands: [Subcommand]) {
    self.commands = commands
  }

  var script: String {
    let named = commands.filter { $0.name != nil }
    let names = named.compactMap(\.name).joined(separator: " ")
    var lines = ["# Completes lectern in fish: lectern completions fish | source"]
    let isFirst = "not __fish_seen_subcommand_from \(names)"
    for command in commands {
      let condition = command.name.map { "__fish_seen_subcommand_from \($0)" } ?? isFirst
      let words = command.operandWords()
      if let name = command.name {
        lines.append(line(isFirst, "-a \(name)", help: command.summary))
      } else {
        lines.append(line(isFirst, "-l version", help: "the version"))
        lines.append(line("__fish_contains_opt version", "-l verbose", help: "the rights of parsers"))
      }
      if !words.isEmpty {
        lines.append(line(condition, "-f -a " + quoted(words.joined(separator: " "))))
      } else if command.operands.upperBound == 0 {
        lines.append(line(condition, "-f"))
      }
      lines += command.options.map { line(condition, flags(of: $0), help: $0.help) }
    }
    lines.append("complete -c lectern -l help -d 'how it is called'")
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ condition: String, _ rest: String, help: String? = nil) -> String {
    "complete -c lectern -n \(quoted(condition)) \(rest)" + (help.map { " -d " + quoted($0) } ?? "")
  }

  private func flags(of option: Option) -> String {
    let name = "-l " + option.name.dropFirst(2)
    guard option.value != nil, !option.isValueOptional else { return name }
    if option.takesFile { return name + " -r" }
    return name + " -x" + (option.words.isEmpty ? "" : " -a " + quoted(option.words.joined(separator: " ")))
  }

  /// Returns a text in single quotes.
  ///
  /// Between them fish reads a backslash before another or before a quote.
  private func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").quoted(byDoubling: "\\'")
  }
}
