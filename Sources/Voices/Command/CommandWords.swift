/// A command as words: what a shell would make of a line that holds nothing but words and quotes.
///
/// - Blanks and tabs part words.
/// - Between `'` and `'` everything is text.
/// - Between `"` and `"` everything is text, but that `\"` is `"` and `\\` is `\`.
/// - Elsewhere `\` takes the next character as text.
/// - Nothing else means anything: no variables, wildcards, pipes or redirections, as no shell ever sees the line.
package struct CommandWords: Hashable, Sendable {
  /// Why a line is not a command.
  package enum Fault: Error, Hashable, Sendable {
    /// No program is named.
    case empty
    /// A quote is not closed, or a backslash takes the end of the line.
    case open(Character)

    /// A sentence that says what is wrong.
    package var message: String {
      switch self {
      case .empty: "No command is given for the voice."
      case .open("\\"): "The command of the voice ends in a backslash."
      case .open(let quote): "The command of the voice has a \(quote) that is not closed."
      }
    }
  }

  /// The program and its arguments; never empty.
  package let words: [String]

  /// Splits a line.
  package init(_ line: String) throws(Fault) {
    var scanner = Scanner()
    for character in line { scanner.take(character) }
    words = try scanner.finish()
  }

  private struct Scanner {
    private var words: [String] = []
    private var word: String?
    private var quote: Character?
    private var isEscaped = false

    mutating func take(_ character: Character) {
      if isEscaped {
        isEscaped = false
        // Between double quotes a backslash that escapes nothing is itself.
        if quote == "\"", character != "\"", character != "\\" { append("\\") }
        append(character)
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote != nil {
        append(character)
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == " " || character == "\t" {
        endWord()
      } else {
        append(character)
      }
    }

    mutating func finish() throws(Fault) -> [String] {
      if let quote { throw .open(quote) }
      if isEscaped { throw .open("\\") }
      endWord()
      guard let program = words.first, !program.isEmpty else { throw .empty }
      return words
    }

    private mutating func append(_ character: Character) {
      word = (word ?? "") + String(character)
    }

    private mutating func endWord() {
      if let word { words.append(word) }
      word = nil
    }
  }
}
