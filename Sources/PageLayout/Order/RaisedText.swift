import TextModel

/// The text of a stretch that stands above or below the line: in characters that Unicode has for it, else in brackets.
struct RaisedText: Hashable, Sendable {
  /// The characters that are shown in place of others, by the UTF-8 offsets of those in the section.
  private var forms: [Int: Character] = [:]
  /// The brackets that stand before characters, and those that stand behind them, by the offsets of the characters.
  private var openings: [Int: [PageRow.Bracket]] = [:]
  private var closings: [Int: [PageRow.Bracket]] = [:]

  /// No exponent and no number of a note is longer, in UTF-8 bytes: longer text stands on the line.
  private static let longest = 40

  /// A Boolean value that indicates whether all of the text stands on the line.
  var isEmpty: Bool { forms.isEmpty && openings.isEmpty }

  /// Finds what stands above and below the line in a range of offsets.
  init(in range: Range<Int>, of section: Section) {
    let spans = section.spans(touching: range)
    // Most text stands on the line.
    guard spans.contains(where: \.isOffTheLine) else { return }
    let notes = OverlappingRanges(spans.filter(\.kind.isNoteReference).map(\.range))
    let moved = OverlappingRanges(spans.filter { $0.kind == .raised || $0.kind == .lowered }.map(\.range))
    for span in spans where !span.range.isEmpty && span.range.count <= Self.longest {
      let text = section.substring(in: span.range)
      switch span.kind {
      case .noteReference where !text.contains { $0.isWhitespace || "[](){}".contains($0) }:
        bracket(text, at: span.range.lowerBound, .note)
      case .raised where notes.count(over: span.range) == 0:
        move(text, at: span.range.lowerBound, .above, isAlone: moved.count(over: span.range) == 1)
      case .lowered:
        move(text, at: span.range.lowerBound, .below, isAlone: moved.count(over: span.range) == 1)
      default: break
      }
    }
  }

  /// Nothing.
  init() {}

  /// Returns the number of cells that the brackets at a character take.
  func cells(at offset: Int) -> Int {
    let openings = openings[offset, default: []].reduce(0) { $0 + $1.opening.utf8.count }
    return closings[offset, default: []].reduce(openings) { $0 + $1.closing.utf8.count }
  }

  /// Returns the character that is shown in place of the one at an offset; nil where there is none.
  func form(at offset: Int) -> Character? { forms[offset] }

  /// Returns the brackets that are seen to the left and to the right of a character; nil where there are none.
  func brackets(of character: PageRow.ShownCharacter) -> (left: String, right: String)? {
    let (opened, closed) = (openings[character.offset], closings[character.offset])
    guard opened != nil || closed != nil else { return nil }
    let before = opened.map { $0.map(\.opening).joined() } ?? ""
    let behind = closed.map { $0.map(\.closing).joined() } ?? ""
    guard character.isReadFromTheRight else { return (before, behind) }
    return (String(behind.reversed().map(\.mirrored)), String(before.reversed().map(\.mirrored)))
  }

  /// Moves a text off the line; one in another one, or around it, is no text that one character after the other shows.
  private mutating func move(_ text: Substring, at start: Int, _ bracket: PageRow.Bracket, isAlone: Bool) {
    guard isAlone, let moved = RaisedCharacters.moved(text, isRaised: bracket == .above) else {
      return self.bracket(text, at: start, bracket)
    }
    var offset = start
    for (character, form) in zip(text, moved) {
      forms[offset] = form
      offset += character.utf8.count
    }
  }

  private mutating func bracket(_ text: Substring, at start: Int, _ bracket: PageRow.Bracket) {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace }),
      !text.contains(Section.objectReplacement)
    else { return }
    func offset(_ index: Substring.Index) -> Int { start + text.utf8.distance(from: text.startIndex, to: index) }
    openings[offset(first), default: []].append(bracket)
    closings[offset(last), default: []].insert(bracket, at: 0)
  }
}

extension Span {
  /// A Boolean value that indicates whether its text may stand above or below the line.
  fileprivate var isOffTheLine: Bool {
    switch kind {
    case .raised, .lowered, .noteReference: true
    default: false
    }
  }
}
