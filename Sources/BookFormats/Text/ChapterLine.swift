/// A line that has the form of the heading of a chapter.
///
/// The grammar of such lines is one:
///
///     line   = named | number [stop] [title]
///     named  = word gap number [title] | number gap word [title] | ("第" | "제") number unit [title] | number unit [title]
///     word   = a name of a division in some language, in small or capital letters, or its abbreviation
///     gap    = blanks | "."
///     number = digits ("." digits)* | Roman numeral | words
///     stop   = "." | ":" | ")"
///     title  = [stop | dash] words
struct ChapterLine {
  enum Form: Hashable {
    /// A word and a number, with the word: "Chapter 4".
    case word(String)
    /// A word that is seldom a heading alone, since it is small, shortened, or counted: "chapter 4", "Chap. 4", "4화".
    case weakWord(String)
    /// "IV"
    case roman
    /// "Four"
    case spelled
    /// "4."
    case point
    /// "4", "- 4 -"
    case digits
    /// "4. The Road"
    case pointed
    /// "IV. The Road"
    case pointedRoman
    /// "4 The Road"
    case titled
  }

  let form: Form
  /// The rank of the division.
  let rank: TextHeading.Rank
  /// The numbers from that of the chapter: 2 and 1 for "2.1"; empty for a number in words.
  let numbers: [Int]
  /// The words behind the number.
  let title: Substring
  /// A Boolean value that indicates whether a symbol stands between the number and the title.
  let hasStop: Bool
  /// A Boolean value that indicates whether the number stands between dashes.
  var isBetweenDashes = false

  /// Reads a line, or returns nil for one of another form.
  init?(_ line: String) {
    let text = line.withoutNoteSymbol
    if let division = HeadingWords.division(text) {
      self.init(
        division.isWeak ? .weakWord(division.word) : .word(division.word), division.rank,
        numbers: division.number.map { [$0] } ?? [], division.title, hasStop: division.hasStop)
    } else if let value = RomanNumeral.value(text.withoutFullStop) {
      self.init(.roman, numbers: [value])
    } else if text.count <= Self.longestWord, HeadingWords.isNumberWord(text) {
      self.init(.spelled)
    } else {
      self.init(numbered: text)
    }
  }

  private static let longestWord = 40

  private init(
    _ form: Form, _ rank: TextHeading.Rank = .number, numbers: [Int] = [], _ title: Substring = "",
    hasStop: Bool = true
  ) {
    self.form = form
    self.rank = rank
    self.numbers = numbers
    self.title = title
    self.hasStop = hasStop
  }

  /// Reads a line that begins with a number without a word.
  private init?(numbered text: String) {
    if text.count > 2, text.first == "-", text.last == "-" {
      guard let number = Self.number(text.dropFirst().dropLast().trimmed[...]) else { return nil }
      self.init(.digits, numbers: [number])
      isBetweenDashes = true
      return
    }
    let head = text.prefix { $0 != " " }
    let title = text[head.endIndex...].drop { $0 == " " }
    let stop = head.last.flatMap { ".:)".contains($0) ? $0 : nil }
    let number = stop == nil ? head : head.dropLast()
    guard title.isEmpty || title.contains(where: \.isLetter) else { return nil }
    if let roman = RomanNumeral.value(number) {
      guard stop != nil, !title.isEmpty else { return nil }
      self.init(.pointedRoman, numbers: [roman], title)
      return
    }
    let levels = number.split(separator: ".", omittingEmptySubsequences: false)
    let values = levels.compactMap(Self.number)
    guard values.count == levels.count, (1...6).contains(values.count), stop != ")" || values.count == 1 else {
      return nil
    }
    if title.isEmpty {
      guard values.count == 1, stop != ")" else { return nil }
      self.init(stop == nil ? .digits : .point, numbers: values)
      return
    }
    guard values.allSatisfy({ $0 < 1000 }) else { return nil }
    self.init(
      stop != nil || values.count > 1 ? .pointed : .titled,
      values.count == 1 ? .number : values.count == 2 ? .section : .subsection, numbers: values, title)
  }

  private static func number(_ text: Substring) -> Int? {
    (1...4).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  /// The word for the division, or the symbol of one; empty in a line without any.
  var word: String {
    switch form {
    case .word(let word), .weakWord(let word): word
    default: ""
    }
  }

  /// A Boolean value that indicates whether it has a word for a division.
  var isNamed: Bool { !word.isEmpty }

  /// A Boolean value that indicates whether its words stand in squares: "第一章".
  var isSquare: Bool { word.hasPrefix("第") }

  /// Returns a Boolean value that indicates whether the words behind the number are a title, and not the rest of a
  /// sentence that begins with these words; `isApart` indicates whether two blank lines stand above and below.
  func hasTitle(isApart: Bool) -> Bool {
    guard let first = title.first, !isApart else { return true }
    if case .weakWord = form, hasStop { return true }
    return !first.isLowercase
  }

  /// Returns a Boolean value that indicates whether the words behind a number in a line are a title, and not a sentence
  /// or a row of a table of contents.
  func isTitled(_ line: TextLine) -> Bool {
    guard line.end - line.indent <= Self.widestTitle, !ContentsRow.ends(line), !line.endsSentence,
      line.content.last != 0x2C, line.content.last != 0x3B,
      let letter = title.first(where: { !"\"'“‘«¿¡(".contains($0) })
    else { return false }
    return letter.isLetter && !letter.isLowercase
  }

  /// The greatest width of a line with a number and a title, in columns.
  private static let widestTitle = 70
}
