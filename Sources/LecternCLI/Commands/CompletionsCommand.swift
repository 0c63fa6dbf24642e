import TerminalUI
import Words

extension Subcommand {
  /// `lectern completions`: what completes a command line in a shell.
  static let completions = Subcommand(
    name: "completions", synopsis: Shell.allCases.map(\.rawValue).joined(separator: "|"), operands: 1...1,
    summary: "a script that completes commands, options and their values in a shell", options: [],
    operandWords: { Shell.allCases.map(\.rawValue) }
  ) { invocation, edges throws(Failure) in
    guard let shell = Shell(rawValue: invocation.operands[0]) else {
      throw invocation.usage(Complaint(.completionsUnknown, ["name": .text(invocation.operands[0])]))
    }
    edges.output.write(shell.script(for: Subcommand.all))
    return .done
  }
}
