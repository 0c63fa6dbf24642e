import TextModel

/// The text of an entry, from any dictionary.
package struct EntryText: Hashable, Sendable {
  /// The lines of the entry, without characters that control a terminal.
  package let lines: [String]
  /// The first sense, in one line.
  package let sense: String

  /// Parses the text of an entry of a word.
  package init(_ text: String, of word: String) {
    let clean = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(EntryText.line)
    lines = clean.filter { !$0.allSatisfy(\.isWhitespace) }
    sense = EntryText.sense(in: clean.map { EntryText.words($0) }, of: word)
  }

  /// Returns the first sense: the text from the number 1 to the next number or empty line.
  ///
  /// Without numbers, it is the paragraph after the line of the headword, or that line itself if none follows.
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

  /// The greatest length of the first sense, in characters; the whole entry has the rest.
  private static let longest = 600

  private static func joined(_ lines: [String]) -> String {
    String(lines.filter { !$0.isEmpty }.joined(separator: " ").prefix(longest))
  }

  /// Returns the number at the start of a line, which may follow a part of speech: "1.", "n 1:", "2.".
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

  /// Returns a line without control characters and characters that change the direction of text.
  private static func line(_ line: Substring) -> String {
    String(
      String.UnicodeScalarView(
        line.unicodeScalars.map { $0.isSteering ? " " : $0 }))
  }
}
