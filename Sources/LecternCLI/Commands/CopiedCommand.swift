import TerminalUI
import Words

extension Subcommand {
  /// `lectern copied`: the text copied last.
  static let copied = Subcommand(
    name: "copied", synopsis: "", operands: 0...0, summary: "the text copied last", options: []
  ) { _, edges throws(Failure) in
    guard let text = try CopiedText(edges).text() else {
      throw Failure(.findings, .nothingCopied)
    }
    // The file is the user's own and may hold anything by now; a program gets what is there.
    edges.output.write(edges.isTerminal ? SafeText.lines(text) : text)
    if edges.isTerminal, !text.hasSuffix("\n") { edges.output.write("\n") }
    return .done
  }
}
