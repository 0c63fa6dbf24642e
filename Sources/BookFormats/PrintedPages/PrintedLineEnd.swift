/// The joint between a line of a paragraph and the next.
struct PrintedLineEnd {
  /// The words of the pages around the line, in lower case, which show whether a word is written with a hyphen.
  private let words: Set<String>

  /// Collects the words in the lines of some pages.
  init(_ lines: some Sequence<String>) {
    var words: Set<String> = []
    for line in lines {
      for word in line.split(whereSeparator: { !$0.isLetter && !Self.isHyphen($0) }) {
        words.insert(Self.plain(word))
      }
    }
    self.words = words
  }

  /// Returns the text of a line with its joint to the next line, or the line itself if there is no next one.
  func text(of line: String, before next: String?) -> String {
    guard let next else { return line }
    guard Self.isHyphenated(line) else {
      return Self.isUnspaced(line.last) && Self.isUnspaced(next.first) ? line : line + " "
    }
    // A word that is cut continues in lower case; "Jean-Paul" keeps its hyphen.
    return next.first?.isLowercase == true && !isCompound(line, next) ? String(line.dropLast()) : line
  }

  /// Returns a Boolean value that indicates whether a line ends with a hyphen inside a word.
  static func isHyphenated(_ line: String) -> Bool {
    guard let last = line.last, isHyphen(last) else { return false }
    return line.dropLast().last.map { $0.isLetter || $0.isNumber } ?? false
  }

  /// Returns a Boolean value that indicates whether the word at a line end appears elsewhere with its hyphen, and
  /// nowhere without it.
  private func isCompound(_ line: String, _ next: String) -> Bool {
    let start = line.reversed().prefix { $0.isLetter || Self.isHyphen($0) }.reversed()
    let rest = next.prefix { $0.isLetter || Self.isHyphen($0) }
    let whole = Self.plain(String(start) + rest)
    return words.contains(whole) && !words.contains(Self.plain(String(start.dropLast()) + rest))
  }

  private static func plain(_ word: some StringProtocol) -> String {
    word.lowercased().replacing("\u{2010}", with: "-")
  }

  private static func isHyphen(_ character: Character) -> Bool { "-\u{2010}\u{AD}".contains(character) }

  private static func isUnspaced(_ character: Character?) -> Bool {
    character?.unicodeScalars.first.map(UnspacedScript.contains) ?? false
  }
}
