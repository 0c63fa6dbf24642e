/// A claim that lines of a plain text are a heading.
///
/// A recognizer of headings makes claims and decides nothing: ``HeadingResolver`` does.
struct HeadingClaim {
  /// The lines.
  let stanza: TextStanza
  let rank: TextHeading.Rank
  var strength: HeadingStrength
  /// The text in one line.
  let label: String
  /// A Boolean value that indicates whether it is only a number, or a word and a number, so that a title may follow.
  var isBare = false
  /// A Boolean value that indicates whether its words name a division of the book by a number.
  var isNumbered = true
  /// A Boolean value that indicates whether the heading is taken for a row of a table of contents if no text follows.
  var isListable = true
  /// A Boolean value that indicates whether text stands right below it.
  var hasText = false

  /// The start of the first line.
  var start: Int { stanza.start }
}

/// The strength of a claim: the sum of the points of what speaks for it and against it.
///
/// | evidence | points |
/// | --- | --- |
/// | a conventional name, capitals or an underline, each with the gaps that it needs | 4 |
/// | a title that a table of contents has, too | 4 |
/// | a word and its number: `Chapter 1`, `ERSTES KAPITEL`, `第一章` | 3 |
/// | the same in small letters, shortened, or after its number: `chapter 1`, `Chap. 1`, `1화` | 2 |
/// | a Roman numeral alone: `IV.` | 3 |
/// | a number in words alone: `Four` | 2 |
/// | a number and a full stop alone: `4.` | 2 |
/// | a number alone, and a number and a full stop before a title: `4`, `4. The Road` | 1 |
/// | a number before a title: `4 The Road` | 0 |
/// | a blank line above and below, or nothing but the number of a division right above its text | 1 |
/// | two blank lines above | 2 |
/// | three blank lines above and two below | 3 |
/// | another with the number before or after it, and text between | 1 |
/// | three or more with numbers in sequence, and text between | 2 |
/// | numbers of two levels in sequence: `2`, `2.1` | 3 |
/// | much text between those of a sequence | 1 |
/// | several words behind each number, which is then no quantity: not `4 Eggs` | 1 |
/// | a number in digits alone that is in no sequence, as those of pages | -2 |
/// | text that is set in below it, as that of an item of a list is | -2 |
/// | the same words behind most numbers, as in dates: `4 May` | -4 |
/// | verse below a number alone, as below the number of a stanza | -4 |
struct HeadingStrength: Comparable {
  /// The strength that a claim needs to be a heading.
  static let needed = HeadingStrength(points: 4)

  var points: Int

  static func < (left: HeadingStrength, right: HeadingStrength) -> Bool { left.points < right.points }

  static func + (left: HeadingStrength, right: HeadingStrength) -> HeadingStrength {
    HeadingStrength(points: left.points + right.points)
  }

  static let none = HeadingStrength(points: 0)
  static let name = HeadingStrength(points: 4)
  static let listed = HeadingStrength(points: 4)
  static let apart = HeadingStrength(points: 1)
  static let close = HeadingStrength(points: 1)
  static let setOff = HeadingStrength(points: 2)
  static let wide = HeadingStrength(points: 3)
  static let neighbor = HeadingStrength(points: 1)
  static let sequence = HeadingStrength(points: 2)
  static let levels = HeadingStrength(points: 3)
  static let room = HeadingStrength(points: 1)
  static let words = HeadingStrength(points: 1)
  static let uncounted = HeadingStrength(points: -2)
  static let setIn = HeadingStrength(points: -2)
  static let repeated = HeadingStrength(points: -4)
  static let verse = HeadingStrength(points: -4)

  /// Returns the strength of a form by itself.
  static func form(_ form: ChapterLine.Form) -> HeadingStrength {
    switch form {
    case .word, .roman: HeadingStrength(points: 3)
    case .weakWord, .spelled, .point: HeadingStrength(points: 2)
    case .digits, .pointed, .pointedRoman: HeadingStrength(points: 1)
    case .titled: none
    }
  }

  /// Returns the strength of the gaps around lines.
  static func gaps(before: Int, after: Int) -> HeadingStrength {
    if before == 0 || after == 0 { return none }
    return before >= 3 && after >= 2 ? wide : before >= 2 ? setOff : apart
  }

  /// Returns the strength of a number of lines whose numbers follow each other.
  static func run(of count: Int) -> HeadingStrength { count >= 3 ? sequence : count == 2 ? neighbor : none }
}
