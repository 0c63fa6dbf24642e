/// Decides which of the lines that recognizers claim are headings.
///
/// The strongest claim to a line counts, and of equal ones the first. A heading that is only a number takes the stanza
/// after it as its title if that certainly is one.
struct HeadingResolver {
  /// The greatest number of headings: a text with more has other lines that look like headings.
  private static let most = 20_000

  private var claims: [Int: HeadingClaim] = [:]

  /// Takes the claims of a recognizer that are strong enough.
  mutating func add(_ claims: some Sequence<HeadingClaim>) {
    for claim in claims where claim.strength >= .needed {
      guard self.claims[claim.start].map({ $0.strength < claim.strength }) ?? true else { continue }
      self.claims[claim.start] = claim
    }
  }

  /// The text of each line that is claimed so far.
  var labels: [String] { claims.values.map(\.label) }

  /// Returns the headings in the order of the text.
  ///
  /// `titles` are the stanzas that may be the title of the heading before, by their index, `count` is the number of
  /// stanzas in the text, and `isListed` indicates whether a table of contents has a title.
  func headings(titles: [Int: TextStanza], among count: Int, isListed: (String) -> Bool) -> [TextHeading] {
    guard claims.count <= Self.most else { return [] }
    var headings: [TextHeading] = []
    var end = 0
    for claim in claims.values.sorted(by: { $0.start < $1.start }) where claim.stanza.index >= end || end == 0 {
      if claim.stanza.index > end, !headings.isEmpty { headings[headings.count - 1].hasText = true }
      end = claim.stanza.index + 1
      var heading = TextHeading(claim)
      if claim.isBare, let title = titles[end], heading.takeTitle(title, isListed: isListed) { end += 1 }
      headings.append(heading)
    }
    if count > end, !headings.isEmpty { headings[headings.count - 1].hasText = true }
    return headings
  }
}
