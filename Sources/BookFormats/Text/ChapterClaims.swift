/// Claims the lines that have the form of the heading of a chapter.
struct ChapterClaims {
  /// The shape that the members of a run have in common.
  private struct RunKey: Hashable {
    let form: ChapterLine.Form
    /// A Boolean value that indicates whether text stands right below them.
    let isClose: Bool
  }

  private struct Named {
    var claim: HeadingClaim
    /// The number, or nil for one in words.
    let number: Int?
    /// A Boolean value that indicates whether it is seldom a heading alone.
    let isWeak: Bool
  }

  /// The lines with a word, by the word, and those with a number in words alone.
  private var named: [String: [Named]] = [:]
  private var count = 0
  private var runs: [RunKey: NumberRun] = [:]
  /// The runs that the last stanza belongs to.
  private var last: [RunKey] = []
  /// The claims of lines that need no others.
  private var alone: [HeadingClaim] = []

  /// Twice the greatest number of headings, since claims may be weak.
  private static let most = 40_000
  /// The least average length of the text below a line with a weak word, in bytes.
  private static let shortest = 60

  /// Records a stanza with blank lines around it, and returns a Boolean value that indicates whether the next may be
  /// its title.
  mutating func add(_ stanza: TextStanza) -> Bool {
    guard stanza.canBeHeading || stanza.after == 0 && stanza.count == 1, let head = stanza.named.first,
      HeadingWords.mayBegin(marked: head.content),
      let line = ChapterLine(EmphasisMarks.stripped(TextFilter.line(head.content))),
      stanza.after > 0 || line.form == .digits, let label = stanza.label
    else {
      follow(stanza)
      return false
    }
    let isOne = stanza.count == 1
    let gaps = HeadingStrength.gaps(before: stanza.before, after: stanza.after)
    var claim = HeadingClaim(stanza: stanza, rank: line.rank, strength: .form(line.form) + gaps, label: label)
    switch line.form {
    case .word, .weakWord:
      follow(stanza)
      guard line.hasTitle(isApart: stanza.before > 1 && stanza.after > 1), !(isOne && ContentsRow.ends(head)) else {
        return false
      }
      claim.isBare = line.title.isEmpty && stanza.named.count == 1
      record(claim, line)
      return claim.isBare
    case .spelled where stanza.named.count == 1:
      follow(stanza)
      record(claim, line)
    case .roman where stanza.named.count == 1:
      record(claim, line, gaps: gaps)
    case .point where isOne:
      claim.isBare = true
      record(claim, line, gaps: gaps)
      return true
    case .digits where isOne:
      recordDigits(claim, line)
      return true
    case .pointed, .pointedRoman, .titled:
      if line.numbers.count == 1, line.form != .titled, gaps >= .wide,
        !stanza.named.dropFirst().contains(where: { ListMarker.begins($0.content) })
      {
        addAlone(claim)
      }
      let isOdd = !line.isTitled(head)
      guard isOne, !isOdd || isNext(claim, line, gaps: gaps) else {
        follow(stanza)
        return false
      }
      record(claim, line, gaps: gaps, isOdd: isOdd)
    default:
      follow(stanza)
    }
    return false
  }

  /// Records a line right above text, with its form.
  mutating func add(_ stanza: TextStanza, rightAboveTextAs line: ChapterLine) {
    guard var label = stanza.label else { return }
    if line.form == .digits { label = String(line.numbers[0]) }
    var claim = HeadingClaim(stanza: stanza, rank: line.rank, strength: .form(line.form), label: label)
    claim.hasText = true
    guard !line.isNamed else {
      last = []
      // Words of a sentence fill their line.
      if case .word = line.form, line.title.isEmpty, stanza.before > 0 { claim.strength = claim.strength + .close }
      return record(claim, line)
    }
    let isSure = line.form != .digits || TextLine.endsSentence(stanza.behind) || stanza.behind.isEmpty
    record(claim, line, gaps: .none, isSure: isSure)
  }

  private mutating func record(_ claim: HeadingClaim, _ line: ChapterLine) {
    guard count < Self.most else { return }
    count += 1
    let isWeak = HeadingStrength.form(line.form) < .form(.word(line.word))
    named[line.word, default: []].append(Named(claim: claim, number: line.numbers.first, isWeak: isWeak))
  }

  private mutating func record(
    _ claim: HeadingClaim, _ line: ChapterLine, gaps: HeadingStrength, isSure: Bool = true, isOdd: Bool = false
  ) {
    last = Self.keys(line, gaps)
    for key in last {
      runs[key, default: NumberRun(of: key.form)].add(claim, line, gaps: gaps, isSure: isSure, isOdd: isOdd)
    }
  }

  /// Returns a Boolean value that indicates whether a line has the number that comes next in its run.
  private func isNext(_ claim: HeadingClaim, _ line: ChapterLine, gaps: HeadingStrength) -> Bool {
    Self.keys(line, gaps).contains { runs[$0]?.isNext(claim, line, gaps: gaps) ?? false }
  }

  private static func keys(_ line: ChapterLine, _ gaps: HeadingStrength) -> [RunKey] {
    // Levels may have a full stop or none.
    let forms = line.form == .pointed ? [.pointed, .titled] : [line.form]
    return forms.map { RunKey(form: $0, isClose: gaps == .none) }
  }

  /// Records a number in digits alone, which may be that of a page.
  ///
  /// Above the number of a chapter stand more blank lines than below, or at least the end of a sentence, which a page
  /// seldom ends with.
  private mutating func recordDigits(_ claim: HeadingClaim, _ line: ChapterLine) {
    let (stanza, behind) = (claim.stanza, claim.stanza.behind)
    let isSetOff =
      stanza.before < .max && (stanza.before >= 3 || stanza.before == 2 && stanza.before > stanza.after)
    let isFirst = runs[RunKey(form: .digits, isClose: false)] == nil
    // The number of the last page has no text below it.
    let isSure =
      stanza.after > 0
      && (isSetOff
        || (isFirst
          ? behind.count <= Self.shortest || TextLine.endsSentence(behind)
          : !line.isBetweenDashes && stanza.before < .max && TextLine.endsSentence(behind)))
    let claim = HeadingClaim(
      stanza: stanza, rank: line.rank, strength: .none, label: String(line.numbers[0]), isBare: true)
    record(claim, line, gaps: isSetOff ? .setOff : .apart, isSure: isSure)
  }

  private mutating func addAlone(_ claim: HeadingClaim) {
    if alone.count < Self.most { alone.append(claim) }
  }

  /// Records a stanza that is no heading.
  private mutating func follow(_ stanza: TextStanza) {
    for key in last { runs[key]?.follow(stanza) }
    last = []
  }

  /// The claims of all lines.
  var claims: [HeadingClaim] { named.values.flatMap(Self.claims) + alone + runs.values.flatMap(\.claims) }

  /// Returns the claims of lines with one word, with the points of their sequences.
  private static func claims(_ lines: [Named]) -> [HeadingClaim] {
    var claims: [HeadingClaim] = []
    var start = 0
    for index in lines.indices where index == lines.count - 1 || !follows(lines[index + 1], lines[index]) {
      let run = lines[start...index]
      let length = lines[index].claim.start - lines[start].claim.start
      let isCrowded = run.count > 1 && length < shortest * (run.count - 1)
      for line in run {
        var claim = line.claim
        // Weak words are counted in lists, too.
        if !line.isWeak || !isCrowded { claim.strength = claim.strength + .run(of: run.count) }
        claims.append(claim)
      }
      start = index + 1
    }
    return claims
  }

  /// Returns a Boolean value that indicates whether a line has the number behind that of another; numbers in words are
  /// taken to.
  private static func follows(_ line: Named, _ last: Named) -> Bool {
    guard let number = last.number else { return line.number == nil && line.claim.label != last.claim.label }
    return line.number == number + 1
  }
}
