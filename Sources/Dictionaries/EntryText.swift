import TextModel

/// The text of an entry, whoever has written the dictionary.
package struct EntryText: Hashable, Sendable {
  /// The entry in lines, with nothing in them that a terminal could act on.
  package let lines: [String]
  /// The first of its senses, in one line.
  package let sense: String

  /// Reads the text of an entry of a word.
  package init(_ text: String, of word: String) {
    let clean = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(EntryText.line)
    lines = clean.filter { !$0.allSatisfy(\.isWhitespace) }
    sense = EntryText.sense(in: clean.map { EntryText.words($0) }, of: word)
  }

  /// The first sense: from the number 1 to the next number or the next empty line; without numbers what follows the line
  /// of the headword, else that line itself.
  private static func sense(in lines: [String], of word: String) -> String {
    if let start = lines.firstIndex(where: { numbered($0) == 1 }) {
      let rest = lines[(start + 1)...].prefix { !$0.isEmpty && numbered($0) == nil }
      return joined([unnumbered(lines[start])] + rest)
    }
    let isHead = { (line: String) in line.lowercased().hasPrefix(word.lowercased()) }
    let body = lines.drop { $0.isEmpty || isHead($0) }
    let paragraph = (body.isEmpty ? lines[...] : body).drop(while: \.isEmpty).prefix { !$0.isEmpty }
    return joined(Array(paragraph))
  }

  /// The longest first sense, in characters; what is longer is heard in the whole entry.
  private static let longest = 600

  private static func joined(_ lines: [String]) -> String {
    String(lines.filter { !$0.isEmpty }.joined(separator: " ").prefix(longest))
  }

  /// The number that a line begins with, perhaps behind a part of speech: "1.", "n 1:", "2.".
  private static func numbered(_ line: String) -> Int? {
    line.split(separator: " ").prefix(2).lazy.compactMap { word in
      word.last == "." || word.last == ":" ? Int(word.dropLast()) : nil
    }.first
  }

  private static func unnumbered(_ line: String) -> String {
    let words = line.split(separator: " ")
    let number = words.firstIndex { $0.last.map { ".:".contains($0) } ?? false && Int($0.dropLast()) != nil }
    return number.map { words[($0 + 1)...].joined(separator: " ") } ?? line
  }

  private static func words(_ line: String) -> String { line.split(separator: " ").joined(separator: " ") }

  /// A line without control characters, and without what turns the direction of text.
  private static func line(_ line: Substring) -> String {
    String(
      String.UnicodeScalarView(
        line.unicodeScalars.map { $0.isSteering ? " " : $0 }))
  }
}
