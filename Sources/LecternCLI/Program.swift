import TerminalUI
import Words

/// The program: takes its arguments and its edges, and gives its exit status.
package enum Program {
  /// The version as `--version` prints it.
  package static let version = "0.1.0"

  /// Runs a command line, the program's own name not among the arguments.
  package static func run(_ arguments: [String], _ edges: Edges) -> ExitStatus {
    let status: ExitStatus
    do {
      status = try perform(arguments, edges)
    } catch {
      edges.output.flush()
      let words = edges.catalogue.text(error)
      edges.complain("lectern: \(SafeText.lines(words))")
      if let voice = error.voice { SpokenReading.say(words, by: voice, edges) }
      status = error.status
    }
    return edges.output.flush() ? status : .inputOutput
  }

  private static func perform(_ arguments: [String], _ edges: Edges) throws(Failure) -> ExitStatus {
    switch arguments.first {
    case "--help", "-h", "help":
      edges.output.write(Help.text())
      return .done
    case "--version":
      guard arguments.count == 1 || arguments.dropFirst() == ["--verbose"] else {
        let option = Complaint(
          .optionUnknown, ["command": .text("lectern --version"), "option": .text(arguments[1])])
        throw Failure(.usage, option)
      }
      edges.output.write("lectern \(version)\n")
      for line in arguments.count > 1 ? edges.confinement().lines : [] { edges.output.write(line + "\n") }
      return .done
    default: break
    }
    let named = Subcommand.all.first { $0.name != nil && $0.name == arguments.first }
    let command = named ?? Subcommand.open
    let rest = named == nil ? arguments : Array(arguments.dropFirst())
    if rest.contains("--help") {
      edges.output.write(Help.text(of: command))
      return .done
    }
    return try command.run(Invocation(rest, for: command), edges)
  }
}
