import BookFormats
import PageLayout
import Reading
import TerminalUI
import TextModel
import TextUnits
import Words

extension Subcommand {
  /// `lectern search`: every match of a text in a book, or in every book on the shelf.
  static let search = Subcommand(
    name: "search", synopsis: "BOOK TEXT | --shelf WORDS...", operands: 1...100,
    summary: "every match of a text with its page, its chapter and its sentence, one a line",
    options: [
      Option("--shelf", nil, "search every book on the bookshelf; its title comes first"),
      Option("--case", nil, "capital and small letters are different"),
      Option("--accents", nil, "letters with other accents or marks are different"),
      Option("--regex", nil, "TEXT is a regular expression"),
      Option("--json", nil, "a JSON array of objects, one a line"),
      .encoding, .ocrLanguage,
    ], reads: { $0.has("--shelf") ? nil : Array($0.operands.prefix(1)) }
  ) { invocation, edges throws(Failure) in
    if invocation.has("--shelf") { return try searchShelf(invocation, edges) }
    guard invocation.operands.count == 2 else {
      guard invocation.operands.count < 2 else { throw invocation.usage(.searchNeedsQuotes) }
      throw invocation.usage(Complaint(.commandNeedsMore, ["command": .text("lectern search")]))
    }
    let catalogue = edges.catalogue
    let search = try TextSearch(for: invocation.operands[1], invocation, catalogue)
    let opened = OpenedBook(try edges.openBook(of: invocation))
    var places = MatchPlaces(opened)
    var list = MatchWriter(invocation, edges)
    for search in search.attempts where list.isEmpty {
      for number in 0..<opened.text.sectionCount {
        let ranges: [Range<Int>]
        do throws(SearchError) {
          ranges = try search.matches(in: opened.text.section(number))
        } catch {
          list.finish()
          throw Failure(.usage, .quoted(error.sentence(in: catalogue)))
        }
        if ranges.isEmpty { continue }
        for match in places.matches(ranges, inSection: number) { list.write(match) }
        // The first match is shown before the rest of the book is searched.
        edges.output.flush()
      }
    }
    list.finish()
    return list.isEmpty ? .findings : .done
  }
}

extension TextSearch {
  /// The search that a command line asks for.
  init(for text: String, _ invocation: Invocation, _ catalogue: Catalogue) throws(Failure) {
    var options: SearchQuery.Options = []
    if invocation.has("--case") { options.insert(.capitals) }
    if invocation.has("--accents") { options.insert(.accents) }
    if invocation.has("--regex") { options.insert(.pattern) }
    do throws(SearchError) {
      try self.init(SearchQuery(text, options))
    } catch {
      throw Failure(.usage, .quoted(error.sentence(in: catalogue)))
    }
  }
}
