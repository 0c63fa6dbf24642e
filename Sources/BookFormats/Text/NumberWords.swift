/// The numbers that a language writes in words, made from their parts: those that stand alone, and those that another
/// may follow, as in "twenty-one", "treinta y uno" and "двадцать первая".
struct NumberWords {
  private var cardinals: Set<String> = []
  private(set) var ordinals: Set<String> = []
  /// The numbers that another may follow.
  private var tens: Set<String> = []
  /// The words between such a number and the other.
  private let joints: Set<String>
  /// The words before an ordinal: "Chapter the First".
  private let articles: Set<String>

  /// The greatest number of words in a number.
  private static let mostWords = 4

  /// Creates the numbers from words with blanks between them.
  ///
  /// The ordinals are made of each stem with each ending.
  init(
    _ cardinals: String = "", tens: String = "", ordinals: String = "", stems: String = "", ends: String = "",
    tensStems: String = "", joints: String = "", articles: String = ""
  ) {
    func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    func forms(_ stems: String) -> [String] { words(stems).flatMap { stem in words(ends).map { stem + $0 } } }
    self.tens = Set(words(tens) + forms(tensStems))
    self.cardinals = Set(words(cardinals) + words(tens))
    self.ordinals = Set(words(ordinals) + forms(stems) + forms(tensStems))
    self.joints = Set(words(joints))
    self.articles = Set(words(articles))
  }

  /// The words that a number can begin with.
  var first: Set<String> { cardinals.union(ordinals).union(tens).union(articles) }

  /// Returns the place behind the number that a text begins with, or nil if it begins with none.
  func end(in text: Substring, isOrdinal: Bool = false) -> Substring.Index? {
    let bare = isOrdinal ? nil : Self.dropping(articles, from: text)
    var rest = bare ?? text
    var end: Substring.Index?
    for _ in 0..<Self.mostWords {
      let word = rest.prefix(while: \.isLetter)
      let name = word.lowercased()
      if ordinals.contains(name) || !isOrdinal && bare == nil && cardinals.contains(name) { end = word.endIndex }
      rest = rest[word.endIndex...]
      guard tens.contains(name), let symbol = rest.first, symbol == " " || symbol == "-" else { break }
      rest = rest.dropFirst()
      rest = Self.dropping(joints, from: rest) ?? rest
    }
    return end
  }

  /// Returns a Boolean value that indicates whether two words are a number that is written with a hyphen between them,
  /// as "twenty-five" is.
  func joins(_ ten: String, to unit: String) -> Bool {
    tens.contains(ten) && (cardinals.contains(unit) || ordinals.contains(unit))
  }

  /// Returns a text without the one of some words that it begins with and the space or hyphen behind it, or nil if it
  /// begins with none.
  private static func dropping(_ words: Set<String>, from text: Substring) -> Substring? {
    let word = text.prefix(while: \.isLetter)
    guard !words.isEmpty, words.contains(word.lowercased()) else { return nil }
    let rest = text[word.endIndex...]
    return rest.first == " " || rest.first == "-" ? rest.dropFirst() : nil
  }
}
