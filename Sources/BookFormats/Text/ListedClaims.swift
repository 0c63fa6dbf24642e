/// Claims the lines that a list at the front of a text has, line by line, and that stand alone at the start of their
/// chapters.
///
/// Such a list has neither page numbers nor numbers of chapters. It is known as a list of headings if several of its
/// titles are repeated, each once and all in the order of the list.
struct ListedClaims {
  private struct Title {
    let place: Int
    var claim: HeadingClaim?
    /// A Boolean value that indicates whether the title is repeated several times, and so is no heading.
    var isSpoilt = false
  }

  private var titles: [String: Title] = [:]
  /// The titles that are repeated, in the order of the text.
  private var found: [(listed: Int, title: String)] = []

  private static let widest = 70
  private static let fewest = 3
  /// The size of the front of a text that is searched for the list, in bytes.
  static let front = 64 << 10
  private static let longestRow = 160

  /// Records a line of the front, with its place in the part of the text.
  mutating func list(_ line: TextLine, at place: Int) {
    guard let title = Self.title(line), titles[title] == nil else { return }
    titles[title] = Title(place: place)
  }

  /// Records a stanza, with its place in the part of the text.
  mutating func add(_ stanza: TextStanza, at place: Int) {
    guard stanza.count == 1, stanza.before > 1, stanza.after > 0, let title = Self.title(stanza.lines[0]),
      let known = titles[title], known.place < place, let label = stanza.label
    else { return }
    titles[title]?.isSpoilt = known.claim != nil
    titles[title]?.claim = HeadingClaim(stanza: stanza, rank: .number, strength: .listed, label: label)
    if known.claim == nil { found.append((known.place, title)) }
  }

  /// The claims of all lines.
  var claims: [HeadingClaim] {
    let sure = found.filter { titles[$0.title]?.isSpoilt == false }
    guard sure.count >= Self.fewest, let first = sure.first, let last = sure.last,
      zip(sure, sure.dropFirst()).allSatisfy({ $0.listed < $1.listed }),
      last.listed - first.listed <= sure.count * Self.longestRow
    else { return [] }
    return sure.compactMap { titles[$0.title]?.claim }
  }

  /// Returns the words of a line, without the marker of an item, or nil for a line that is no title.
  private static func title(_ line: TextLine) -> String? {
    guard (4...widest).contains(line.end - line.indent), line.beginsSentence, !line.endsSentence else { return nil }
    let text = TextFilter.line(line.content).lowercased()
    return text.hasPrefix("- ") || text.hasPrefix("* ") ? String(text.dropFirst(2)) : text
  }
}
