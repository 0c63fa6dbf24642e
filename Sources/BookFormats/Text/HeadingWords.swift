/// The words that name divisions of books, and the numbers that follow them.
enum HeadingWords {
  /// The words in capitals at the end of a book, which are no heading.
  static let endings: Set<Substring> = [
    "THE END", "FINIS", "FIN", "ENDE", "FINE", "EINDE", "КОНЕЦ", "KONIEC", "THE END OF", "LOPPU", "SLUT", "EXPLICIT",
  ]

  /// A division of a book that a line begins with the name and the number of.
  struct Division {
    let rank: TextHeading.Rank
    /// The name in small letters, with "第" or "제" before a unit that has it.
    let word: String
    /// The number, or nil for one in words.
    let number: Int?
    /// A Boolean value that indicates whether the name is small, shortened, or only a unit behind its number.
    var isWeak = false
    /// The text behind the number.
    let title: Substring
    /// A Boolean value that indicates whether a symbol, or in "第一章" a blank, stands before that text.
    var hasStop: Bool

    /// Creates a division with the text behind its number or name, or returns nil if the number goes on as a word.
    init?(_ rank: TextHeading.Rank, _ word: String, _ number: Int?, isWeak: Bool = false, before text: Substring) {
      var after = text
      if after.first == "." { after = after.dropFirst() }
      if let first = after.first, !first.isWhitespace, !":—–-".contains(first) { return nil }
      if after.first == "-", after.dropFirst().first?.isLetter ?? false { return nil }
      after = after.drop(while: \.isWhitespace)
      (self.rank, self.word, self.number, self.isWeak) = (rank, word, number, isWeak)
      title = after
      hasStop = text.first == "." || after.first.map { ":—–-".contains($0) } ?? false
    }
  }

  /// Returns the division that a line begins with, or nil for any other line.
  static func division(_ line: String) -> Division? {
    let name = line.prefix { $0.isLetter }
    let word = name.lowercased()
    guard let meanings = divisions[word] else { return countedDivision(line) ?? unitDivision(line) }
    var rest = line[name.endIndex...]
    let isShort = rest.first == "."
    if isShort { rest = rest.dropFirst() }
    rest = rest.drop { $0 == " " }
    let isSmall = name.first?.isLowercase ?? true
    for (language, rank, isAbbreviation) in meanings where isShort || !isAbbreviation {
      guard
        let (end, number) = numberEnd(rest, isSmall: isSmall) ?? language.numbers.end(in: rest).map({ ($0, nil) }),
        let division = Division(rank, word, number, isWeak: isSmall || isShort, before: rest[end...])
      else { continue }
      return division
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a line may begin with a division or a number, by its first bytes.
  static func mayBegin(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, !isItem(line) else { return false }
    if !isLetter(first) { return first >= 0x80 || first == 0x2D || (0x30...0x39).contains(first) }
    return heads.contains(head(line)) || RomanNumeral.mayBegin(line)
  }

  /// Returns a Boolean value that indicates whether a line may begin with a division or a number, by its first bytes,
  /// where marks of emphasis may stand before it, and the number may be in words.
  static func mayBegin(marked line: ArraySlice<UInt8>) -> Bool {
    guard !isItem(line) else { return false }
    guard let first = line.first, isLetter(first), line.prefix(4).allSatisfy({ (0x20..<0x7F).contains($0) }) else {
      return true
    }
    return mayBegin(line) || spelledHeads.contains(head(line))
  }

  /// Returns a Boolean value that indicates whether a line begins with a dash, and ends with a letter: a number stands
  /// between two dashes.
  private static func isItem(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: "-") && line.last.map(isLetter) == true
  }

  /// Returns the first four letters of a word in one number, as far as they are ASCII, without case.
  private static func head(_ word: some Sequence<UInt8>) -> UInt32 {
    word.prefix(4).prefix(while: isLetter).reduce(0) { $0 << 8 | UInt32($1 | 0x20) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// The heads of the names of divisions, and of the numbers that stand before them.
  private static let heads = Set(
    divisions.keys.map { head($0.utf8) } + HeadingLanguage.all.flatMap { $0.numbers.ordinals.map { head($0.utf8) } })

  /// The heads of numbers in words.
  private static let spelledHeads = Set(numberWords.map { head($0.utf8) })

  /// Returns the place behind a number in digits or Roman numerals with its value, or nil if the text begins with
  /// none.
  private static func numberEnd(_ text: Substring, isSmall: Bool) -> (Substring.Index, Int?)? {
    let number = text.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    if number.count <= 4, !number.isEmpty, number.allSatisfy({ $0.isASCII && $0.isNumber }) {
      return (number.endIndex, Int(number))
    }
    let roman = isSmall && number.allSatisfy { "ivxlc".contains($0) } ? Substring(number.uppercased()) : number
    return RomanNumeral.value(roman).map { (number.endIndex, $0) }
  }

  /// Finds a number before the word: "PREMIÈRE PARTIE", "FIRST BOOK", or digits with a full stop.
  private static func countedDivision(_ line: String) -> Division? {
    guard let first = line.first, first.isUppercase || first.isASCII && first.isNumber else { return nil }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard
      digits.isEmpty
        ? numberWords.contains(line.prefix(while: \.isLetter).lowercased())
        : digits.count <= 3 && line[digits.endIndex...].first == "."
    else { return nil }
    for language in HeadingLanguage.all {
      var rest: Substring
      if digits.isEmpty {
        guard let end = language.numbers.end(in: line[...], isOrdinal: true) else { continue }
        rest = line[end...]
      } else {
        guard language.countsFirst else { continue }
        rest = line[digits.endIndex...].dropFirst()
      }
      guard rest.first == " " else { continue }
      let name = rest.dropFirst().prefix { $0.isLetter }
      let word = name.lowercased()
      guard let rank = language.rank(of: word) else { continue }
      rest = rest[name.endIndex...].drop { $0 == "." }
      // Digits stand before the words of other languages, too, as in "2. Brief History".
      if !digits.isEmpty, !rest.isEmpty, rest.first != ":" { continue }
      if rest.first == ":" { rest = rest.dropFirst() }
      guard rest.isEmpty || rest.first == " " else { continue }
      return Division(rank, word, Int(digits), before: rest)
    }
    return nil
  }

  /// Finds a number with the unit of a division behind it, as in Chinese, Japanese and Korean: "第一章", "제1장", "1화".
  private static func unitDivision(_ line: String) -> Division? {
    // No unit is written in ASCII.
    guard line.utf8.contains(where: { $0 >= 0x80 }), let first = line.first,
      first == "第" || first == "제" || first.isASCII && first.isNumber
    else { return nil }
    let isOrdinal = !first.isNumber
    let text = (isOrdinal ? line.dropFirst() : line[...]).drop { $0 == " " }
    let number = text.prefix { SquareNumber.symbols.contains($0) }
    let rest = text[number.endIndex...].drop { isOrdinal && $0 == " " }
    guard !number.isEmpty, number.count <= 8, let unit = rest.first else { return nil }
    let rank: TextHeading.Rank
    switch unit {
    case "部", "卷", "編", "篇", "부", "권", "편": rank = .part
    case "章", "回", "節", "节", "話", "话", "장", "화", "회", "절", "막": rank = .chapter
    default: return nil
    }
    let value = SquareNumber.value(number)
    if first == "第" {
      // The words follow without a blank, too.
      let title = rest.dropFirst()
      let isApart = title.first?.isWhitespace ?? true
      var division = Division(rank, "第\(unit)", value, before: isApart ? title : Substring(" " + title))
      division?.hasStop = isApart
      return division
    }
    return Division(rank, isOrdinal ? "제\(unit)" : String(unit), value, isWeak: !isOrdinal, before: rest.dropFirst())
  }

  /// Returns a Boolean value that indicates whether a line is a number in words and nothing else, as in "Twenty-One".
  static func isNumberWord(_ line: String) -> Bool {
    guard line.first?.isUppercase == true, numberWords.contains(line.prefix(while: \.isLetter).lowercased()) else {
      return false
    }
    return HeadingLanguage.all.contains { $0.numbers.end(in: line[...]) == line.endIndex }
  }

  /// Returns a Boolean value that indicates whether two words in lower case are a number that is written with a hyphen.
  static func isNumber(_ ten: String, _ unit: String) -> Bool {
    HeadingLanguage.all.contains { $0.numbers.joins(ten, to: unit) }
  }

  /// The languages that a word names a division in, and whether it is an abbreviation.
  private static let divisions: [String: [(HeadingLanguage, TextHeading.Rank, isAbbreviation: Bool)]] = {
    var divisions: [String: [(HeadingLanguage, TextHeading.Rank, isAbbreviation: Bool)]] = [:]
    for language in HeadingLanguage.all {
      for (words, rank, isAbbreviation) in [
        (language.parts, TextHeading.Rank.part, false), (language.chapters, .chapter, false),
        (language.shortParts, .part, true), (language.shortChapters, .chapter, true),
      ] {
        for word in words { divisions[word, default: []].append((language, rank, isAbbreviation)) }
      }
    }
    return divisions
  }()

  /// The words that numbers in words begin with, in all languages.
  private static let numberWords = HeadingLanguage.all.reduce(into: Set<String>()) { $0.formUnion($1.numbers.first) }
}
