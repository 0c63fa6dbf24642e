import PageLayout
import Reading
import TextModel
import TextUnits

/// The ranges that stand out on a page: what the reader has highlighted or saved, the text last spoken, the selection,
/// the sentence and the word being read.
struct PageMarks {
  private let marks: [(range: TextRange, style: Frame.Style)]
  private let selection: TextRange?
  /// The places of the bookmarks of the page.
  private let bookmarks: [TextPosition]
  /// The text that was spoken last, where a bar tells which.
  private let spoken: TextRange?
  /// The passages of the page that the reader has highlighted or saved.
  private let kept: [(range: TextRange, symbol: String)]
  /// A Boolean value that indicates whether what is selected stands in brackets.
  let hasBrackets: Bool
  /// The look of what is selected.
  let selected: Frame.Style

  /// Takes the marks of a reader in the text in view, in the looks that the terminal has, for eyes or for fingers;
  /// whole rows are marked beside the text where there is a margin.
  init(reader: Reader, in page: TextRange, abilities: ReaderView.Abilities, isFelt: Bool, hasMargin: Bool) {
    let session = reader.session
    let hasReverse = abilities.contains(.reverse)
    // Without colours a reversed text is easily taken for one that stands out for another reason.
    hasBrackets = isFelt || !abilities.isSuperset(of: [.reverse, .colours])
    selection = session.selection?.range
    selected = hasReverse ? .reverse : []
    var marks: [(TextRange, Frame.Style)] = []
    // Those of other pages would be asked after for each character.
    let here = reader.world.shownMarks.filter { mark in
      mark.kind != .bookmark && mark.range.lower < page.upper && page.lower < mark.range.upper
    }
    kept = here.map { ($0.range, $0.category?.symbol ?? "│") }
    bookmarks = reader.world.marks.filter { $0.kind == .bookmark && page.contains($0.range.lower) }.map(\.range.lower)
    marks += here.map { mark in
      (mark.range, Self.style(of: mark).shown(by: abilities))
    }
    let style = reader.screenStyle
    if let results = reader.world.results, results.query == session.query {
      let match = Frame.Style.match.shown(by: abilities)
      // The one that was come to is stronger: bold on its colour, and reversed where there is none.
      let current = match.union(abilities.contains(.colours) || !hasReverse ? .bold : .reverse)
      marks += results.matches(in: page).map { ($0, $0 == session.focus ? current : match) }
    }
    let shown = session.spokenRange ?? session.focus
    let isOfRows = session.spokenRange == nil && shown.map { Self.fillsRow($0, of: reader) } ?? false
    spoken = hasMargin && (style.cursorLine == .bar || style.cursorLine == .underline && isOfRows) ? shown : nil
    // Without a margin the cursor alone marks a whole line: underlined it would be taken for a link.
    if let shown, let look = style.cursorLine.look(by: abilities, isRow: isOfRows && !isFelt) {
      marks.append((shown, look))
    }
    if hasReverse, let selection { marks.append((selection, .reverse)) }
    if let look = style.cursorWord.look(by: abilities), let word = session.spokenWord(in: reader.world) {
      marks.append((word, look))
    }
    self.marks = marks
  }

  /// Returns a Boolean value that indicates whether a text fills the row that it begins in.
  private static func fillsRow(_ text: TextRange, of reader: Reader) -> Bool {
    let geometry = reader.world.geometry
    guard geometry.isNear(text.lower) else { return false }
    let row = geometry.line(containing: text.lower).range
    return row.lower == text.lower && text.upper >= reader.world.trimmed(row).upper
  }

  /// Returns the look of a position; of several grounds the last one is seen.
  func style(at position: TextPosition) -> Frame.Style {
    marks.reduce(into: []) { style, mark in
      guard mark.range.contains(position) else { return }
      if !mark.style.isDisjoint(with: .grounds) { style.subtract(.grounds) }
      style.formUnion(mark.style)
    }
  }

  /// Returns a Boolean value that indicates whether the text that was spoken last is marked beside a row.
  func isSpoken(_ row: TextRange) -> Bool {
    spoken.map { $0.lower < row.upper && row.lower < $0.upper } ?? false
  }

  /// Returns the symbol beside a row: of a bookmark in it, or a passage that the reader keeps; nil where there is
  /// nothing to tell.
  func symbol(beside row: TextRange) -> String? {
    if bookmarks.contains(where: row.contains) { return "◆" }
    return kept.first { $0.range.lower < row.upper && row.lower < $0.range.upper }?.symbol
  }

  /// Returns the look of a passage that is kept.
  private static func style(of mark: Annotation) -> Frame.Style {
    guard mark.kind == .highlight else { return .saved }
    return switch mark.category?.look {
    case .question: [.highlighted, .question]
    case .important: [.highlighted, .important]
    case .definition: [.highlighted, .definition]
    case .idea: [.highlighted, .idea]
    case nil: .highlighted
    }
  }

  /// Returns the brackets around the selection in a row, where its look alone does not tell it.
  func brackets(in row: PageRow.ShownLine) -> SelectionBrackets {
    SelectionBrackets(around: hasBrackets ? selection : nil, in: row)
  }
}
