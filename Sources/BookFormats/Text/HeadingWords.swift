/// The words that name divisions of books, and the numbers that follow them.
enum HeadingWords {
  /// The words in capitals at the end of a book, which are no heading.
  static let endings: Set<Substring> = [
    "THE END", "FINIS", "FIN", "ENDE", "FINE", "EINDE", "КОНЕЦ", "KONIEC", "THE END OF", "LOPPU", "SLUT", "EXPLICIT",
  ]

  /// Returns the rank of the division that a line begins with, and the text behind its number, or nil for any other
  /// line.
  static func division(_ line: String) -> (TextHeading.Rank, Substring)? {
    let word = line.prefix { $0.isLetter }
    guard word.first?.isUppercase ?? false, let meanings = divisions[word.lowercased()] else {
      return countedDivision(line) ?? cjkDivision(line)
    }
    let rest = line[word.endIndex...].drop { $0 == " " }
    for (language, rank) in meanings {
      guard let end = numberEnd(rest) ?? language.numbers.end(in: rest), let after = title(rest[end...]) else {
        continue
      }
      return (rank, after)
    }
    return nil
  }

  /// Returns the text behind a number, or nil if the number goes on as a word.
  private static func title(_ text: Substring) -> Substring? {
    var after = text
    if after.first == "." { after = after.dropFirst() }
    if let first = after.first, first != " ", !":—–-".contains(first) { return nil }
    if after.first == "-", after.dropFirst().first?.isLetter ?? false { return nil }
    return after.drop { $0 == " " }
  }

  /// Returns the place behind a number in digits or Roman numerals, or nil if the text begins with none.
  private static func numberEnd(_ text: Substring) -> Substring.Index? {
    let number = text.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    let isInDigits = number.count <= 4 && number.allSatisfy { $0.isASCII && $0.isNumber }
    return !number.isEmpty && (isInDigits || isRoman(number)) ? number.endIndex : nil
  }

  /// Finds a number before the word: "PREMIÈRE PARTIE", "FIRST BOOK", or digits with a full stop.
  private static func countedDivision(_ line: String) -> (TextHeading.Rank, Substring)? {
    guard let first = line.first, first.isUppercase || first.isASCII && first.isNumber else { return nil }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    for language in HeadingLanguage.all {
      var rest: Substring
      if digits.isEmpty {
        guard let end = language.numbers.end(in: line[...], isOrdinal: true) else { continue }
        rest = line[end...]
      } else {
        guard language.countsFirst, digits.count <= 3, line[digits.endIndex...].first == "." else { continue }
        rest = line[digits.endIndex...].dropFirst()
      }
      guard rest.first == " " else { continue }
      let name = rest.dropFirst().prefix { $0.isLetter }
      guard let rank = language.rank(of: name.lowercased()) else { continue }
      rest = rest[name.endIndex...].drop { $0 == "." }
      // Digits stand before the words of other languages, too, as in "2. Brief History".
      if !digits.isEmpty, !rest.isEmpty, rest.first != ":" { continue }
      if rest.first == ":" { rest = rest.dropFirst() }
      guard rest.isEmpty || rest.first == " " else { continue }
      return (rank, rest.drop { $0 == " " })
    }
    return nil
  }

  /// Finds the number of a Chinese or Japanese division: 第一章, 第二回.
  private static func cjkDivision(_ line: String) -> (TextHeading.Rank, Substring)? {
    guard line.first == "第" else { return nil }
    let number = line.dropFirst().prefix { "一二三四五六七八九十百千〇零两0123456789０１２３４５６７８９".contains($0) }
    guard !number.isEmpty, number.count <= 8, let unit = line[number.endIndex...].first else { return nil }
    let rest = line[number.endIndex...].dropFirst().drop { $0.isWhitespace }
    switch unit {
    case "部", "卷", "編", "篇": return (.part, rest)
    case "章", "回", "節", "节", "話": return (.chapter, rest)
    default: return nil
    }
  }

  /// Returns a Boolean value that indicates whether a line begins with a number of a chapter and goes on with its
  /// title, as in `IV. The Market`.
  static func isNumbered(_ label: String) -> Bool {
    let number = label.prefix { $0.isLetter || $0.isNumber }
    guard isRoman(number) || number.allSatisfy(\.isNumber) && number.count <= 3, !number.isEmpty else { return false }
    let rest = label[number.endIndex...]
    guard [".", ":", ")"].contains(rest.first) else { return false }
    return rest.dropFirst().first == " " && rest.contains(where: \.isLetter)
  }

  /// Returns a Boolean value that indicates whether a line is a number in words and nothing else, as in "Twenty-One".
  static func isNumberWord(_ line: String) -> Bool {
    guard line.first?.isUppercase == true else { return false }
    return HeadingLanguage.all.contains { $0.numbers.end(in: line[...]) == line.endIndex }
  }

  /// Returns a Boolean value that indicates whether two words in lower case are a number that is written with a hyphen.
  static func isNumber(_ ten: String, _ unit: String) -> Bool {
    HeadingLanguage.all.contains { $0.numbers.joins(ten, to: unit) }
  }

  /// Returns a Boolean value that indicates whether a word is a Roman numeral in capitals, as it is written: XIV, not
  /// XIIII.
  static func isRoman(_ word: Substring) -> Bool {
    guard !word.isEmpty, word.utf8.count <= 12 else { return false }
    var rest = word
    for (one, five, ten) in [("M", "", ""), ("C", "D", "M"), ("X", "L", "C"), ("I", "V", "X")] {
      if !ten.isEmpty, rest.hasPrefix(one + ten) {
        rest = rest.dropFirst(2)
      } else if !five.isEmpty, rest.hasPrefix(one + five) {
        rest = rest.dropFirst(2)
      } else {
        if !five.isEmpty, rest.hasPrefix(five) { rest = rest.dropFirst() }
        var count = 0
        while rest.hasPrefix(one), count < 4 {
          rest = rest.dropFirst()
          count += 1
        }
      }
    }
    return rest.isEmpty
  }

  /// The languages that a word names a division in.
  private static let divisions: [String: [(HeadingLanguage, TextHeading.Rank)]] = {
    var divisions: [String: [(HeadingLanguage, TextHeading.Rank)]] = [:]
    for language in HeadingLanguage.all {
      for word in language.parts { divisions[word, default: []].append((language, .part)) }
      for word in language.chapters { divisions[word, default: []].append((language, .chapter)) }
    }
    return divisions
  }()
}
