import BookFormats
import PageLayout
import TerminalUI
import TextModel
import TextUnits
import Words

extension Subcommand {
  private static let granularities: [Granularity] = [.character, .word, .sentence, .line, .paragraph]

  /// `lectern units`: a text taken to pieces.
  static let units = Subcommand(
    name: "units", synopsis: "FILE", operands: 1...1,
    summary: "the units of a plain text, one a line; FILE may be -",
    options: [
      Option("--granularity", nil, "which units (required)", allowed: { granularities.map(\.rawValue) }),
      Option("--lang", "TAG", "the language of the text (en)"),
      Option("--columns", "N", "the width that lines are laid out for (72)"),
      Option("--json", nil, "a JSON array of strings"),
    ], reads: { $0.operands }
  ) { invocation, edges throws(Failure) in
    guard let granularity = invocation.value("--granularity").flatMap(Granularity.init) else {
      throw invocation.usage(.unitsNeedGranularity)
    }
    guard let columns = Int(invocation.value("--columns") ?? "72"), columns > 0 else {
      throw invocation.usage(Complaint(.optionNeedsNumber, ["option": .text("--columns")]))
    }
    let exact = ExactText(try edges.bytes(of: invocation.operands[0]))
    let text = SingleText(exact, language: invocation.value("--lang") ?? "en")
    let pieces = text.pieces(granularity, columns: columns, edges.sentenceRules())
    if invocation.has("--json") {
      edges.output.write(JSONValue.array(pieces.map { .string($0) }).text + "\n")
    } else {
      for piece in pieces { edges.output.write(SafeText.line(piece) + "\n") }
    }
    return .done
  }
}

/// A text that is no book: one section in one language.
private struct SingleText: ReadableText {
  let metadata: BookMetadata
  let outline: [OutlineEntry] = []
  let sectionCount = 1
  private let exact: ExactText

  init(_ exact: ExactText, language: String) {
    self.exact = exact
    metadata = BookMetadata(title: "", language: language)
  }

  func isLinear(_ index: Int) -> Bool { index == 0 }

  func section(_ index: Int) -> Section { index == 0 ? exact.section : .empty }

  /// Returns the text of every unit, in order; the ends of blocks are characters, and part of no other unit.
  func pieces(_ granularity: Granularity, columns: Int, _ rules: [String: SentenceRules]) -> [String] {
    let ranges = ranges(granularity, columns: columns, rules)
    guard granularity == .character else { return ranges.map(withoutStops).filter { !$0.isEmpty } }
    let pieces = ranges.map { text(in: $0) }
    // A character for each line end that the text has, and none for one that it has not.
    return exact.isLastLineEnded ? pieces : pieces.dropLast()
  }

  private func ranges(
    _ granularity: Granularity, columns: Int, _ rules: [String: SentenceRules]
  ) -> [TextRange] {
    let tokenizer = UnitTokenizer(text: self, rules: rules)
    let layout = PaginatedBook(
      text: self, size: PageSize(columns: columns, lines: 24, measure: .allColumns),
      cells: .terminal())
    var ranges: [TextRange] = []
    var next = TextPosition.start
    while next.offset < exact.section.length {
      let unit =
        granularity == .line
        ? layout.line(containing: next).range
        : tokenizer.unit(granularity, enclosing: next, toward: .forward)
          ?? tokenizer.unit(granularity, next: next, toward: .forward)
      guard let unit, unit.upper > next else { break }
      ranges.append(unit)
      next = unit.upper
    }
    return ranges
  }

  private func withoutStops(_ range: TextRange) -> String {
    let piece = text(in: range).drop { $0 == Section.blockStop }
    return String(piece.last == Section.blockStop ? piece.dropLast() : piece)
  }
}
