import BookFormats
import PageLayout
import Reading
import TerminalUI
import TextModel
import TextUnits
import Words

extension Subcommand {
  /// `lectern search`: every match of a text in a book.
  static let search = Subcommand(
    name: "search", synopsis: "BOOK TEXT", operands: 2...2,
    summary: "every match of a text with its page, its chapter and its sentence, one a line",
    options: [
      Option("--case", nil, "capital and small letters are different"),
      Option("--accents", nil, "letters with other accents or marks are different"),
      Option("--regex", nil, "TEXT is a regular expression"),
      Option("--json", nil, "a JSON array of objects, one a line"),
      .encoding,
    ]
  ) { invocation, edges throws(Failure) in
    let catalogue = edges.catalogue
    let search = try TextSearch(invocation, catalogue)
    let desk = ReadingDesk(try edges.openBook(of: invocation))
    var places = MatchPlaces(desk)
    var list = MatchWriter(output: edges.output, isJSON: invocation.has("--json"), catalogue: catalogue)
    for search in search.attempts where list.isEmpty {
      for number in 0..<desk.text.sectionCount {
        let ranges: [Range<Int>]
        do throws(SearchError) {
          ranges = try search.matches(in: desk.text.section(number))
        } catch {
          list.finish()
          throw Failure(.usage, .quoted(error.sentence(in: catalogue)))
        }
        if ranges.isEmpty { continue }
        for match in places.matches(ranges, inSection: number) { list.write(match) }
        // Whoever waits for the first match does not wait for the rest of the book.
        edges.output.flush()
      }
    }
    list.finish()
    return list.isEmpty ? .findings : .done
  }
}

extension TextSearch {
  /// The search that a command line asks for.
  fileprivate init(_ invocation: Invocation, _ catalogue: Catalogue) throws(Failure) {
    var options: SearchQuery.Options = []
    if invocation.has("--case") { options.insert(.capitals) }
    if invocation.has("--accents") { options.insert(.accents) }
    if invocation.has("--regex") { options.insert(.pattern) }
    do throws(SearchError) {
      try self.init(SearchQuery(invocation.operands[1], options))
    } catch {
      throw Failure(.usage, .quoted(error.sentence(in: catalogue)))
    }
  }
}

/// Writes matches down, one a line.
private struct MatchWriter {
  let output: any TextOutput
  let isJSON: Bool
  let catalogue: Catalogue
  private(set) var isEmpty = true

  init(output: any TextOutput, isJSON: Bool, catalogue: Catalogue) {
    self.output = output
    self.isJSON = isJSON
    self.catalogue = catalogue
  }

  mutating func write(_ match: FoundMatch) {
    output.write(isJSON ? (isEmpty ? "[" : ",\n") + match.json.text : match.line(in: catalogue) + "\n")
    isEmpty = false
  }

  /// Writes the end of the list.
  func finish() {
    if isJSON { output.write(isEmpty ? "[]\n" : "]\n") }
  }
}
