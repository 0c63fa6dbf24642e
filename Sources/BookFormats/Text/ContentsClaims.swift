/// Claims the lines that a table of contents has with their page numbers, where they stand alone again.
struct ContentsClaims {
  /// The titles in tables of contents, folded.
  private var listed: Set<String> = []
  /// The titles in tables of contents without the numbers before them.
  private var names: Set<String> = []
  private var repeated: [HeadingClaim] = []

  private static let widest = 70
  /// The least number of repeated titles: one may be a line of the text.
  private static let fewest = 2
  /// The greatest number of rows in a table of contents.
  private static let most = 10_000

  /// Records a line that may be a row of a table of contents.
  mutating func list(_ line: TextLine) {
    let content = line.content
    let number = content.reversed().prefix { (0x30...0x39).contains($0) || "ivxlc".utf8.contains($0) }.count
    guard number > 0, number < 7, let before = content.dropLast(number).last, " \t._".utf8.contains(before),
      listed.count < Self.most, let title = ContentsRow.title(line)
    else { return }
    let row = Self.folded(String(title))
    listed.insert(row)
    names.insert(String(row.drop { $0.isNumber || $0 == "." || $0.isWhitespace }))
  }

  /// Returns a Boolean value that indicates whether a table of contents has a title, with or without a number before
  /// it.
  func hasListed(_ title: String) -> Bool { names.contains(Self.folded(title)) }

  /// Records a stanza.
  mutating func add(_ stanza: TextStanza) {
    guard !listed.isEmpty, stanza.count == 1, stanza.before > 0, stanza.after > 0 else { return }
    let line = stanza.lines[0]
    let text = TextFilter.line(line.content)
    guard line.end - line.indent <= Self.widest, !ContentsRow.ends(line), listed.remove(Self.folded(text)) != nil
    else {
      return
    }
    repeated.append(
      HeadingClaim(
        stanza: stanza, rank: ChapterLine(text)?.rank ?? .number, strength: .listed,
        label: EmphasisMarks.stripped(text)))
  }

  /// Returns the claims of the lines that are no headings by other means, wherever they stand.
  func claims(beside headings: [String]) -> [HeadingClaim] {
    guard !repeated.isEmpty else { return [] }
    let known = Set(headings.map(Self.folded))
    let claims = repeated.filter { !known.contains(Self.folded($0.label)) }
    return claims.count < Self.fewest ? [] : claims
  }

  private static func folded(_ title: String) -> String { title.withoutFullStop.lowercased() }
}
