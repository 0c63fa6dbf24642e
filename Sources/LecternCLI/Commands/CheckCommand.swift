import TerminalUI
import Words

extension Subcommand {
  /// `lectern check`: what is wrong with a book that can be read all the same.
  static let check = Subcommand(
    name: "check", synopsis: "BOOK", operands: 1...1,
    summary: "what is wrong with a book that can be read all the same, and where",
    options: [Option("--json", nil, "a JSON array of objects"), .encoding, .ocrLanguage],
    reads: { $0.operands }
  ) { invocation, edges throws(Failure) in
    let book = try edges.openBook(of: invocation)
    let list = ProblemList(book)
    if invocation.has("--json") {
      edges.output.write(list.json.text + "\n")
    } else {
      let catalogue = edges.catalogue
      for line in list.lines(namingFile: true, in: catalogue) + [list.summary(in: catalogue)] {
        edges.output.write(SafeText.line(line) + "\n")
      }
      if Setting.hyphenates(SettingsFile(edges).read().openings),
        let phrase = BookHyphenation(book, edges).complaint(in: catalogue)
      {
        edges.output.write(SafeText.line(catalogue.text(phrase)) + "\n")
      }
    }
    return list.problems.isEmpty ? .done : .findings
  }
}
