import Accessibility

extension SpeechText {
  /// Names the symbols in the book's own words; where no words stand beside them, by the rule for such text.
  public mutating func nameSymbols(by rule: RunningSymbols, isRead: Bool = false) {
    guard RunningSymbols.hasWords(text[...]) else {
      return name(rule.withoutWords(isRead: isRead).symbols(in: text[...]))
    }
    var named: [NamedSymbol] = []
    for run in places.runs where run.isVerbatim {
      let lower = text.utf8.index(text.startIndex, offsetBy: run.spoken.lowerBound)
      let words = text[lower..<text.utf8.index(lower, offsetBy: run.spoken.count)]
      named += rule.symbols(in: words).map { $0.moved(by: run.spoken.lowerBound) }
    }
    name(named)
  }

  /// Creates a text of words that somebody wrote beside the book's text, with their symbols named.
  public init(_ words: String, in language: String?, namedBy rule: RunningSymbols) {
    self.init(words, in: language)
    name(rule.symbols(inName: words[...]))
  }
}
