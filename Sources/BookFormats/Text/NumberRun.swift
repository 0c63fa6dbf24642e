import TextModel

/// The lines of a text that begin with a number in one form, without a word for what is numbered.
///
/// Such a line may be the number of a page, an item of a list or a stanza. The numbers of chapters are counted from one
/// through the whole text, with text below each.
struct NumberRun {
  private struct Member {
    var claim: HeadingClaim
    let numbers: [Int]
    /// The points of the gaps around it.
    let gaps: HeadingStrength
    /// A Boolean value that indicates whether the line below begins as text does.
    var hasText = false
    var textIndent = 0
    var isVerse = false
    /// The words behind the number.
    let title: String
    /// A Boolean value that indicates whether the words behind the number are no usual title: "4. Fire!"
    let isOdd: Bool

    var indent: Int { claim.stanza.lines[0].indent }

    init(_ claim: HeadingClaim, _ line: ChapterLine, _ gaps: HeadingStrength, isOdd: Bool) {
      self.claim = claim
      numbers = line.numbers
      self.gaps = gaps
      title = line.title.lowercased()
      self.isOdd = isOdd
    }
  }

  private let form: ChapterLine.Form
  private var members: [Member] = []
  /// A Boolean value that indicates whether the numbers follow each other through the text.
  private var areCounted = true

  /// A Boolean value that indicates whether text begins below one of them.
  private var haveText = false

  /// Twice the greatest number of headings, since claims may be weak.
  private static let most = 40_000
  /// The least length of the text between two numbers alone, or between two titles, in bytes.
  private static let (shortest, shortestTitled) = (60, 80)
  /// The average length of much text, in bytes.
  private static let long = 600
  /// The average length of text below a number above which it is no stanza, in bytes.
  private static let longestStanza = 1500

  init(of form: ChapterLine.Form) { self.form = form }

  private var isTitled: Bool { form == .pointed || form == .pointedRoman || form == .titled }

  /// Records a line; `isSure` indicates whether its place is one that the number of a chapter can have.
  ///
  /// One with odd words belongs to the run where its number is the next, until another line has that number.
  mutating func add(
    _ claim: HeadingClaim, _ line: ChapterLine, gaps: HeadingStrength, isSure: Bool = true, isOdd: Bool = false
  ) {
    guard members.count < Self.most else { return }
    let new = Member(claim, line, gaps, isOdd: isOdd)
    if isOdd, members.isEmpty { return }
    while !isOdd, let last = members.last, last.isOdd, !isNext(new, last) { members.removeLast() }
    if let last = members.last {
      if isTitled || form == .point, new.numbers == [1], !haveText {
        // The lines so far are a table of contents without pages.
        self = NumberRun(of: form)
      } else {
        areCounted = areCounted && isSure && follows(new, last)
      }
    }
    if members.isEmpty { areCounted = isSure && new.numbers == [1] }
    members.append(new)
  }

  /// Returns a Boolean value that indicates whether a line has the number that comes next.
  func isNext(_ claim: HeadingClaim, _ line: ChapterLine, gaps: HeadingStrength) -> Bool {
    guard areCounted, let last = members.last else { return false }
    return follows(Member(claim, line, gaps, isOdd: true), last)
  }

  /// Records the stanza below the last line.
  mutating func follow(_ stanza: TextStanza) {
    guard !members.isEmpty else { return }
    let line = stanza.lines[0]
    let last = members.count - 1
    members[last].isVerse = stanza.isVerse
    guard line.beginsSentence, stanza.count > 1 || line.endsSentence, !ListMarker.begins(line.content) else { return }
    members[last].hasText = true
    haveText = true
    members[last].textIndent = line.indent
  }

  private func follows(_ new: Member, _ last: Member) -> Bool {
    let length = new.claim.start - last.claim.start
    guard isTitled else { return (new.numbers == [1] || isNext(new, last)) && length >= Self.shortest }
    let isBelow = new.numbers.count > last.numbers.count
    return isNext(new, last) && (isBelow || last.hasText && length >= Self.shortestTitled)
      && (new.indent == members[0].indent || min(new.indent, members[0].indent) >= 8)
  }

  /// Returns a Boolean value that indicates whether numbers follow right after others: 3, 2.3 or 2.2.1 after 2.2.
  private func isNext(_ new: Member, _ last: Member) -> Bool {
    let (numbers, others) = (new.numbers, last.numbers)
    if numbers.count > others.count { return numbers == others + [1] }
    return numbers.dropLast() == others.prefix(numbers.count - 1) && numbers.last == others[numbers.count - 1] + 1
  }

  /// The claims of the lines.
  var claims: [HeadingClaim] {
    let form = HeadingStrength.form(form)
    // Above the first stand the words before the book.
    let least = members.dropFirst().lazy.map(\.gaps).min() ?? .none
    let counted = isCounted ? form + least + evidence : nil
    let alone = form + verse + (self.form == .roman ? .none : .uncounted)
    guard counted != nil || !isTitled else { return [] }
    return members.map { member in
      var claim = member.claim
      claim.strength = counted ?? alone + member.gaps
      return claim
    }
  }

  private var isCounted: Bool {
    areCounted && members.count > 1 && (!isTitled || members.last?.hasText == true)
      && members.count(where: \.isOdd) * 4 <= members.count
  }

  /// The average length of the text between a line and the one with the next number, in bytes.
  private var length: Int {
    let steps = zip(members, members.dropFirst()).filter { isNext($1, $0) }
    guard !steps.isEmpty else { return 0 }
    return steps.reduce(0) { $0 + $1.1.claim.start - $1.0.claim.start } / steps.count
  }

  /// The points of a whole sequence.
  private var evidence: HeadingStrength {
    var sum = HeadingStrength.run(of: members.count) + verse
    if length >= Self.long { sum = sum + .room }
    guard isTitled else { return sum }
    if members.count > 2, members.contains(where: { $0.numbers.count > 1 }) { sum = sum + .levels }
    if members.contains(where: { $0.hasText && $0.textIndent > $0.indent }) { sum = sum + .setIn }
    if Set(members.map(\.title)).count * 2 <= members.count { sum = sum + .repeated }
    if form == .titled,
      members.allSatisfy({ $0.title.split(separator: " ").count { $0.first?.isLetter ?? false } > 1 })
    {
      sum = sum + .words
    }
    return sum
  }

  /// The points of verse below numbers alone.
  private var verse: HeadingStrength {
    let isVerse = members.count { $0.isVerse } * 2 >= members.count && length < Self.longestStanza
    return isVerse && !isTitled ? .verse : .none
  }
}
