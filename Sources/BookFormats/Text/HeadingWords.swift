/// The words that name divisions of books, and the numbers that come after them.
enum HeadingWords {
  /// What ends a book in capitals, and is no heading.
  static let endings: Set<Substring> = [
    "THE END", "FINIS", "FIN", "ENDE", "FINE", "EINDE", "КОНЕЦ", "KONIEC", "THE END OF", "LOPPU", "SLUT", "EXPLICIT",
  ]

  /// The division that a line begins with, and what follows its number; nil for any other line.
  static func division(_ line: String) -> (TextHeading.Rank, Substring)? {
    let word = line.prefix { $0.isLetter }
    guard word.first?.isUppercase ?? false, let rank = ranks[word.lowercased()] else {
      return ordinalDivision(line) ?? cjkDivision(line)
    }
    let rest = line[word.endIndex...].drop { $0 == " " }
    let number = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    let bare = number.drop { $0 == "-" }
    guard bare == number, !number.isEmpty, isNumber(number) else { return nil }
    var after = rest[number.endIndex...]
    if after.first == "." { after = after.dropFirst() }
    if let first = after.first, first != " ", !":—–-".contains(first) { return nil }
    return (rank, after.drop { $0 == " " })
  }

  /// "PREMIÈRE PARTIE", "FIRST BOOK": an ordinal, then the word.
  private static func ordinalDivision(_ line: String) -> (TextHeading.Rank, Substring)? {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count >= 2, words[0].first?.isUppercase ?? false, ordinals.contains(words[0].lowercased()) else {
      return nil
    }
    let name = words[1].prefix { $0.isLetter }
    guard let rank = ranks[name.lowercased()] else { return nil }
    let rest = words[1][name.endIndex...].drop { $0 == "." }
    guard rest.isEmpty || rest == ":" else { return nil }
    return (rank, words.count > 2 ? words[2] : "")
  }

  /// 第一章, 第二回.
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

  /// Whether a line begins with a number of a chapter and goes on with its title, as in `IV. The Market`.
  static func isNumbered(_ label: String) -> Bool {
    let number = label.prefix { $0.isLetter || $0.isNumber }
    guard isRoman(number) || number.allSatisfy(\.isNumber) && number.count <= 3, !number.isEmpty else { return false }
    let rest = label[number.endIndex...]
    guard [".", ":", ")"].contains(rest.first) else { return false }
    return rest.dropFirst().first == " " && rest.contains(where: \.isLetter)
  }

  /// Whether a word is a number: digits, Roman numerals or a word for it.
  static func isNumber(_ word: Substring) -> Bool {
    word.count <= 4 && word.allSatisfy { $0.isASCII && $0.isNumber } || isRoman(word)
      || numbers.contains(word.lowercased()) || ordinals.contains(word.lowercased())
  }

  /// Whether a word is a Roman numeral in capitals, as it is written: XIV, not XIIII.
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

  private static let ranks: [String: TextHeading.Rank] = {
    let parts = [
      "part", "book", "volume", "vol", "act", "partie", "livre", "tome", "acte", "teil", "buch", "band", "akt",
      "parte",
      "libro", "tomo", "acto", "atto", "deel", "boek", "часть", "книга", "том", "część", "tom", "část", "díl", "osa",
    ]
    let chapters = [
      "chapter", "chap", "canto", "stave", "letter", "scene", "section", "chapitre", "chant", "lettre", "scène",
      "kapitel", "brief", "szene", "gesang", "capítulo", "capitulo", "carta", "escena", "cena", "capitolo", "lettera",
      "scena", "hoofdstuk", "глава", "письмо", "rozdział", "kapitola", "luku", "kapittel", "fejezet",
    ]
    let pairs = parts.map { ($0, TextHeading.Rank.part) } + chapters.map { ($0, TextHeading.Rank.chapter) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  private static let numbers: Set<String> = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty", "twenty-one", "twenty-two",
    "twenty-three", "twenty-four", "twenty-five", "thirty", "un", "deux", "trois", "quatre", "cinq", "eins", "zwei",
    "drei", "vier", "fünf", "uno", "dos", "tres", "due", "tre",
  ]

  private static let ordinals: Set<String> = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "last", "premier",
    "première", "deuxième", "troisième", "quatrième", "erster", "erste", "erstes", "zweiter", "zweite", "zweites",
    "dritter", "dritte", "drittes", "vierter", "primera", "segunda", "tercera", "primero", "segundo", "prima",
    "seconda",
    "terza", "primo", "secondo", "первая", "вторая", "третья", "первый", "второй",
  ]
}
