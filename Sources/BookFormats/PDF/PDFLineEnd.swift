/// The way in which a line of a paragraph is joined to the next.
struct PDFLineEnd {
  /// The words of the pages around, in lower case, as far as they tell whether a hyphen is one of its word.
  private let words: Set<String>

  /// Takes the lines of some pages.
  init(_ lines: some Sequence<String>) {
    var words: Set<String> = []
    for line in lines {
      for word in line.split(whereSeparator: { !$0.isLetter && !Self.isHyphen($0) }) {
        words.insert(Self.plain(word))
      }
    }
    self.words = words
  }

  /// The text of a line as it stands before another, with what comes between; as it is where there is no other.
  func text(of line: String, before next: String?) -> String {
    guard let next else { return line }
    guard Self.isHyphenated(line) else {
      return Self.isUnspaced(line.last) && Self.isUnspaced(next.first) ? line : line + " "
    }
    // A word that was cut goes on in lower case; "Jean-Paul" keeps its hyphen.
    return next.first?.isLowercase == true && !isCompound(line, next) ? String(line.dropLast()) : line
  }

  /// Returns a Boolean value that indicates whether a line ends with a hyphen inside a word.
  static func isHyphenated(_ line: String) -> Bool {
    guard let last = line.last, isHyphen(last) else { return false }
    return line.dropLast().last.map { $0.isLetter || $0.isNumber } ?? false
  }

  /// Returns a Boolean value that indicates whether the word that a line end cuts is written with a hyphen elsewhere,
  /// and nowhere without.
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
