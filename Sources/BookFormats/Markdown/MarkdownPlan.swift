/// What there is in a long Markdown document before any of it is parsed: its headings, where it can be cut, and what
/// holds for all of it, which is definitions of links and notes.
///
/// It is found by lines at the left edge of the page, outside of code and of HTML: all other blocks end before one that
/// begins there after a blank line (CommonMark 0.31, sections 4 and 5), so that the pieces hold the same blocks as the
/// whole. Headings inside quotations and lists are left to the parser.
struct MarkdownPlan {
  /// A heading at the left edge.
  struct Heading {
    /// Where its line begins.
    let start: Int
    let level: Int
    /// What it says, with its marks.
    let source: Range<Int>
  }

  /// The headings in order.
  private(set) var headings: [Heading] = []
  /// The definitions of links and notes, by their label: the first of a label counts.
  private(set) var definitions: [String: Range<Int>] = [:]
  /// Where paragraphs begin, one after each so many bytes.
  private var rests: [Int] = []

  /// A heading that is not of the chapters themselves begins a section where so much stands before it.
  private static let longChapter = 64 << 10
  private static let shortest = 1 << 10
  private static let mostDefinitions = 100_000
  /// Where there are more headings than any table of contents has, the deepest are left out of it.
  private static let mostHeadings = 20_000

  /// Plans a part of a document.
  ///
  /// - Complexity: one pass over the part.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    var open: MarkdownFence?
    var isAfterBlank = true
    /// The line before, where it could be a heading that the next line underlines.
    var title: Lines.Line?
    var note: String?
    var lastRest = range.lowerBound
    for line in Lines(bytes, in: range) {
      let content = line.content
      if let fence = open {
        if fence.ends(with: content) { open = nil }
        isAfterBlank = false
        continue
      }
      if Lines.isBlank(content) {
        isAfterBlank = true
        title = nil
        continue
      }
      let first = content.first ?? 0
      if let label = note, first == 0x20 || first == 0x09 {
        // The rest of a note stands under it, set in.
        if let range = definitions[label] { definitions[label] = range.lowerBound..<line.range.upperBound }
        isAfterBlank = false
        continue
      }
      note = nil
      open = MarkdownFence(content)
      if open != nil {
        title = nil
      } else if first == 0x23, let (level, source) = Self.numberSigns(content) {
        headings.append(Heading(start: line.range.lowerBound, level: level, source: source))
        title = nil
      } else if let (above, level) = Self.underlined(title, by: content) {
        headings.append(
          Heading(start: above.range.lowerBound, level: level, source: above.content.indices))
        title = nil
      } else if first == 0x5B, let label = MarkdownLabels.defined(content) {
        if definitions.count < Self.mostDefinitions, definitions[label] == nil {
          definitions[label] = line.range
          if label.hasPrefix("^") { note = label }
        }
        title = nil
      } else {
        title = isAfterBlank && Self.isText(first) ? line : nil
        if isAfterBlank, Self.isText(first), line.range.lowerBound - lastRest >= SectionCuts.wholeLimit {
          rests.append(line.range.lowerBound)
          lastRest = line.range.lowerBound
        }
      }
      isAfterBlank = false
    }
    while headings.count > Self.mostHeadings, let deepest = headings.lazy.map(\.level).max() {
      headings.removeAll { $0.level == deepest }
    }
  }

  /// The sections of the part: one for each heading of the highest level that has several, and more where those are long.
  func sections(of range: Range<Int>) -> [Range<Int>] {
    let counts = Dictionary(headings.map { ($0.level, 1) }, uniquingKeysWith: +)
    let chapter = counts.filter { $0.value > 1 }.keys.min() ?? 1
    let places = headings.map {
      SectionCuts.Place(start: $0.start, least: $0.level <= chapter ? Self.shortest : Self.longChapter)
    }
    return SectionCuts.cut(
      range, at: places + rests.map { SectionCuts.Place(start: $0, least: SectionCuts.wholeLimit) })
  }

  /// `## Title`: its level and what it says.
  private static func numberSigns(_ line: ArraySlice<UInt8>) -> (Int, Range<Int>)? {
    let level = line.prefix { $0 == 0x23 }.count
    let rest = line.dropFirst(level)
    guard level <= 6, rest.isEmpty || rest.first == 0x20 || rest.first == 0x09 else { return nil }
    return (level, rest.indices)
  }

  /// A title that a row of `=` or `-` stands under.
  private static func underlined(_ title: Lines.Line?, by line: ArraySlice<UInt8>) -> (Lines.Line, Int)? {
    guard let title, let sign = line.first, sign == 0x3D || sign == 0x2D,
      line.drop(while: { $0 == sign }).allSatisfy({ $0 == 0x20 || $0 == 0x09 })
    else { return nil }
    return (title, sign == 0x3D ? 1 : 2)
  }

  /// Whether a line that begins so is surely the first of a paragraph.
  private static func isText(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
  }
}
