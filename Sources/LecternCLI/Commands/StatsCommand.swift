import Bookshelf
import TerminalUI
import Words

extension Subcommand {
  /// `lectern stats`: how long, how much and how fast was read.
  static let stats = Subcommand(
    name: "stats", synopsis: "", operands: 0...0,
    summary: "time read, pages, words, days, speed and time left, of each book and in all",
    options: [Option("--json", nil, "a JSON object: books, an array of objects, and all, an object")]
  ) { invocation, edges throws(Failure) in
    let shelf = ShelfStore(edges)
    let list = StatisticsList(shelf.exists ? try shelf.reading() : [], in: edges.catalogue)
    if invocation.has("--json") {
      edges.output.write(list.json)
    } else {
      for line in list.lines() { edges.output.write(SafeText.line(line) + "\n") }
    }
    return .done
  }
}
