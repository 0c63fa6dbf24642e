import TerminalUI
import Words

extension Subcommand {
  /// `lectern check`: what is wrong with a book that can be read all the same.
  static let check = Subcommand(
    name: "check", synopsis: "BOOK", operands: 1...1,
    summary: "what is wrong with a book that can be read all the same, and where",
    options: [Option("--json", nil, "a JSON array of objects"), .encoding]
  ) { invocation, edges throws(Failure) in
    let list = ProblemList(try edges.openBook(of: invocation))
    if invocation.has("--json") {
      edges.output.write(list.json.text + "\n")
    } else {
      let catalogue = edges.catalogue
      for line in list.lines(namingFile: true, in: catalogue) + [list.summary(in: catalogue)] {
        edges.output.write(SafeText.line(line) + "\n")
      }
    }
    return list.problems.isEmpty ? .done : .findings
  }
}
