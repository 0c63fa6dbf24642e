import Words

/// The words of a command line, split as a shell would split a line of words and quotes.
///
/// - Spaces and tabs separate words.
/// - Between `'` and `'`, every character is text.
/// - Between `"` and `"`, every character is text, except for a `\` before `"`, `\`, `$` or a backtick.
/// - Elsewhere, `\` makes text of the next character.
/// - No other character has a meaning: there are no variables, wildcards, pipes or redirections, since no shell
///   interprets the line.
package struct CommandWords: Hashable, Sendable {
  /// The reason why a line is no command.
  package enum Fault: Error, Hashable, Sendable {
    /// The line names no program.
    case empty
    /// A quote is not closed, or a backslash is the last character.
    case open(Character)

    /// The fault as a message.
    package var complaint: Complaint {
      switch self {
      case .empty: Complaint(.voiceNoCommand)
      case .open("\\"): Complaint(.voiceBackslash)
      case .open(let quote): Complaint(.voiceQuote, ["sign": .text(String(quote))])
      }
    }
  }

  /// The program and its arguments; never empty.
  package let words: [String]

  /// Splits a line.
  package init(_ line: String) throws(Fault) {
    var scanner = Scanner()
    for scalar in line.unicodeScalars { scanner.take(scalar) }
    words = try scanner.finish()
  }

  private struct Scanner {
    /// The characters that a backslash escapes between double quotes, as in a shell.
    private static let escapable: Set<Unicode.Scalar> = ["\"", "\\", "$", "`"]

    private var words: [String] = []
    private var word: String.UnicodeScalarView?
    private var quote: Unicode.Scalar?
    private var isEscaped = false

    /// Takes a scalar; characters would not do, since a quote is one even with a combining mark after it.
    mutating func take(_ scalar: Unicode.Scalar) {
      if isEscaped {
        isEscaped = false
        // Between double quotes, a backslash before any other character stands for itself.
        if quote == "\"", !Scanner.escapable.contains(scalar) { append("\\") }
        append(scalar)
      } else if scalar == "\\", quote != "'" {
        isEscaped = true
      } else if scalar == quote {
        quote = nil
      } else if quote != nil {
        append(scalar)
      } else if scalar == "'" || scalar == "\"" {
        quote = scalar
        word = word ?? String.UnicodeScalarView()
      } else if scalar == " " || scalar == "\t" {
        endWord()
      } else {
        append(scalar)
      }
    }

    mutating func finish() throws(Fault) -> [String] {
      if let quote { throw .open(Character(quote)) }
      if isEscaped { throw .open("\\") }
      endWord()
      guard let program = words.first, !program.isEmpty else { throw .empty }
      return words
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
      word = word ?? String.UnicodeScalarView()
      word?.append(scalar)
    }

    private mutating func endWord() {
      if let word { words.append(String(word)) }
      word = nil
    }
  }
}
