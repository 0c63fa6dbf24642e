import PageLayout
import Reading
import TextModel

/// What stands out on a page: what the reader has highlighted or saved, the text last spoken, the selection, the sentence and
/// the word being read.
struct PageMarks {
  private let marks: [(range: TextRange, style: Frame.Style)]
  private let selection: TextRange?
  /// Whether what is selected stands in brackets.
  let hasBrackets: Bool
  /// The look of what is selected.
  let selected: Frame.Style

  /// Takes the marks of a reader, in the looks that the terminal has, for eyes or for fingers.
  init(reader: Reader, abilities: ReaderView.Abilities, isFelt: Bool) {
    let session = reader.session
    let hasReverse = abilities.contains(.reverse)
    // Without colours a reversed text is easily taken for one that stands out for another reason.
    hasBrackets = isFelt || !abilities.isSuperset(of: [.reverse, .colours])
    selection = session.selection?.range
    selected = hasReverse ? .reverse : []
    var marks: [(TextRange, Frame.Style)] = []
    if let page = reader.page?.range {
      // Those of other pages would be asked after for each character.
      let here = reader.world.marks.filter { mark in
        mark.kind != .bookmark && mark.range.lower < page.upper && page.lower < mark.range.upper
      }
      marks += here.map { ($0.range, $0.kind == .highlight ? .bold : Self.saved(abilities)) }
    }
    if let spoken = session.spokenRange ?? session.focus, abilities.contains(.underline) {
      marks.append((spoken, .underline))
    }
    if hasReverse, let selection { marks.append((selection, .reverse)) }
    if hasReverse, let word = session.spokenWord(in: reader.world) { marks.append((word, .reverse)) }
    self.marks = marks
  }

  /// The look of a saved passage: one that nothing else has, neither headings nor what is spoken or selected; without
  /// slanted letters those of a highlight and of the text last spoken together.
  private static func saved(_ abilities: ReaderView.Abilities) -> Frame.Style {
    if abilities.contains(.italic) { return .italic }
    return abilities.contains(.underline) ? [.bold, .underline] : .bold
  }

  /// The look of a position.
  func style(at position: TextPosition) -> Frame.Style {
    marks.reduce(into: []) { style, mark in if mark.range.contains(position) { style.formUnion(mark.style) } }
  }

  /// The brackets around the selection in a row, where its look alone does not tell it.
  func brackets(in row: PageRow.TextRow) -> RowBrackets {
    RowBrackets(around: hasBrackets ? selection : nil, in: row)
  }
}
