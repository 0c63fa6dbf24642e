import TextModel
import TextUnits

/// Finds the entry of a table of contents that is called by the number of a chapter: 5, V, Five, Chapter 5.
package struct ChapterLabels: Sendable {
  /// The certainty that a label is that of a chapter of the number.
  private enum Likeness: Int, Comparable {
    /// The number and then a title: "5 The boats".
    case titled
    /// The number alone, or set apart from a title: "V", "5. The boats".
    case numbered
    /// The number with the word for a chapter: "Chapter Five", "Fünftes Kapitel".
    case named

    static func < (left: Likeness, right: Likeness) -> Bool { left.rawValue < right.rawValue }
  }

  private let digits: String
  private let roman: String?
  private let cardinals: Set<String>
  private let ordinals: Set<String>

  /// Looks for a number by its words in languages, given as BCP 47 tags.
  package init(_ number: Int, in languages: [String]) {
    let names = Set(languages).map { NumberNames(of: number, in: $0) }
    digits = String(number)
    roman = ChapterLabels.roman(number)
    cardinals = names.reduce(into: []) { $0.formUnion($1.cardinals) }
    ordinals = names.reduce(into: []) { $0.formUnion($1.ordinals) }
  }

  /// Returns the entry that is called by the number, as an index: of several the one that is most surely a chapter,
  /// then the least nested, then the first; nil where none is.
  package func entry(in entries: [OutlineEntry]) -> Int? {
    var best: (likeness: Likeness, depth: Int, index: Int)?
    for (index, entry) in entries.enumerated() {
      guard case .place? = entry.destination, let found = likeness(of: entry.label) else { continue }
      if let best, (best.likeness, -best.depth) >= (found, -entry.depth) { continue }
      best = (found, entry.depth, index)
    }
    return best?.index
  }

  private func likeness(of label: String) -> Likeness? {
    let words = label.lowercased().filter { $0 != "\u{AD}" }.split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
    let text = words.drop { !$0.isLetter && !$0.isNumber }
    if isNamed(text) { return .named }
    let numbers = cardinals.union([digits, roman].compactMap(\.self))
    if rests(behind: numbers, in: text).contains(where: ChapterLabels.isSetApart) { return .numbered }
    return rests(behind: [digits], in: text).contains { $0.first == " " } ? .titled : nil
  }

  /// Returns a Boolean value that indicates whether a label begins with the word for a chapter and the number, in
  /// either order.
  private func isNamed(_ text: Substring) -> Bool {
    let all = cardinals.union(ordinals).union([digits, roman].compactMap(\.self))
    if let rest = ChapterLabels.restBehindWord(text) {
      return rests(behind: all, in: ChapterLabels.withoutArticle(rest)).contains(where: ChapterLabels.isBounded)
    }
    let counted = ordinals.union([digits, roman].compactMap { $0.map { $0 + "." } })
    return rests(behind: counted, in: ChapterLabels.withoutArticle(text)).contains { rest in
      guard rest.first == " ", let after = ChapterLabels.restBehindWord(rest.dropFirst(), isLast: true) else {
        return false
      }
      return ChapterLabels.isBounded(after)
    }
  }

  /// Returns the text behind each of some words that a text begins with.
  private func rests(behind words: Set<String>, in text: Substring) -> [Substring] {
    words.filter(text.hasPrefix).map { text.dropFirst($0.count) }
  }

  /// Returns the text behind the word for a chapter and the full stop of a short one; nil where a text begins
  /// otherwise.
  private static func restBehindWord(_ text: Substring, isLast: Bool = false) -> Substring? {
    let word = text.prefix(while: \.isLetter)
    guard words.contains(word) else { return nil }
    let rest = text[word.endIndex...]
    return isLast ? rest : rest.drop { $0 == "." || $0 == " " }
  }

  /// Returns a text without the article of an ordinal: "chapter the fifth", "the fifth chapter".
  private static func withoutArticle(_ text: Substring) -> Substring {
    articles.first(where: text.hasPrefix).map { text.dropFirst($0.count) } ?? text
  }

  /// Returns a Boolean value that indicates whether a number has ended: 5 has in "5: The boats" and "5—Boats", and has
  /// not in "5.1", "5-7" and "twenty-five".
  private static func isBounded(_ rest: Substring) -> Bool {
    guard let first = rest.first else { return true }
    guard !first.isLetter, !first.isNumber else { return false }
    guard let second = rest.dropFirst().first, first != " " else { return true }
    return !second.isNumber && !(second.isLetter && "-'’".contains(first))
  }

  /// Returns a Boolean value that indicates whether a number without a word stands alone or is set apart from what
  /// follows, which the comma of "I, Claudius" does not do.
  private static func isSetApart(_ rest: Substring) -> Bool {
    guard let first = rest.first else { return true }
    if first == " " { return rest.dropFirst().first.map { ":–—-".contains($0) } ?? true }
    guard isBounded(rest), ".:)]–—".contains(first) else { return false }
    return first != "." || rest.dropFirst().first?.isLetter != true
  }

  private static func roman(_ number: Int) -> String? {
    guard (1...3999).contains(number) else { return nil }
    var left = number
    return symbols.reduce(into: "") { roman, symbol in
      while left >= symbol.value {
        roman += symbol.text
        left -= symbol.value
      }
    }
  }

  private static let symbols: [(value: Int, text: String)] = [
    (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
    (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
  ]
  private static let articles = ["the ", "das "]
  /// Words for a chapter in the languages of most books.
  private static let words: Set<Substring> = [
    "chapter", "chap", "ch", "kapitel", "kap", "rozdział", "rozdz", "chapitre", "capítulo", "capitulo", "capitolo",
    "hoofdstuk", "глава", "розділ", "kapitola", "kapittel", "luku", "fejezet", "capitolul", "bölüm", "κεφάλαιο",
  ]
}
