import BookFormats
import PageLayout
import TerminalUI
import TextModel

extension Subcommand {
  /// `lectern toc`: the table of contents.
  static let toc = Subcommand(
    name: "toc", synopsis: "BOOK", operands: 1...1, summary: "the table of contents with its pages",
    options: [Option("--json", nil, "a JSON array of objects with depth, label and page"), .encoding, .ocrLanguage],
    reads: { $0.operands }
  ) { invocation, edges throws(Failure) in
    let opened = OpenedBook(try edges.openBook(of: invocation))
    let entries = opened.text.contents()
    let geometry = entries.isEmpty ? opened.geometry : opened.indexed().geometry
    let rows = entries.map { entry in
      let place = entry.destination.flatMap(opened.text.position(of:))
      return (entry, place.flatMap { geometry.number(of: geometry.page(containing: $0)) })
    }
    if invocation.has("--json") {
      let objects = rows.map { entry, page in
        JSONValue.object([
          ("depth", .integer(entry.depth)), ("label", .string(entry.label)),
          ("page", page.map { .integer($0) } ?? .null),
        ])
      }
      edges.output.write(JSONValue.array(objects).text + "\n")
    } else {
      for (entry, page) in rows {
        let indent = String(repeating: "  ", count: entry.depth - 1)
        edges.output.write(indent + SafeText.line(entry.label) + (page.map { "\t\($0)" } ?? "") + "\n")
      }
    }
    return .done
  }
}
