/// Claims the headings of manual pages: lines in capitals at the margin, right above text that is set in.
struct ManualClaims {
  private var found: [HeadingClaim] = []

  /// The least number of such headings: a text with fewer has a line or two that look like them, such as the name on a
  /// letter.
  private static let fewest = 2
  private static let widest = 40
  /// Twice the greatest number of headings, since claims may be weak.
  private static let most = 40_000
  /// The headings that several manual pages in one text have in common.
  private static let common: Set<String> = ["NAME", "SYNOPSIS", "DESCRIPTION"]

  /// Records the first line of a stanza and the line below.
  mutating func add(_ stanza: TextStanza, above second: TextLine) {
    let first = stanza.lines[0]
    guard found.count < Self.most, first.end <= Self.widest, first.indent == 0, second.indent >= 3, !second.isRule
    else { return }
    let label = TextFilter.line(first.content)
    guard TextHeading.isCapitals(label) else { return }
    let part = PartNames.part(label)
    found.append(
      HeadingClaim(
        stanza: stanza, rank: stanza.index == 0 && part == nil ? .title : .chapter, strength: .name,
        label: EmphasisMarks.stripped(label), isNumbered: false, isListable: part == .other, hasText: true))
  }

  /// The claims of all lines.
  var claims: [HeadingClaim] {
    let labels = Set(found.map(\.label))
    // Names that are repeated are those of the speakers of a play.
    let areSpeakers = labels.count < found.count && labels.isDisjoint(with: Self.common)
    return areSpeakers || found.count < Self.fewest ? [] : found
  }
}
