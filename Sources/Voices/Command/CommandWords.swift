import Words

/// A command as words: what a shell would make of a line that holds nothing but words and quotes.
///
/// - Blanks and tabs part words.
/// - Between `'` and `'` everything is text.
/// - Between `"` and `"` everything is text, but that a `\` before `"`, `\`, `$` or a backtick is left out.
/// - Elsewhere `\` takes the next character as text.
/// - Nothing else means anything: no variables, wildcards, pipes or redirections, as no shell ever sees the line.
package struct CommandWords: Hashable, Sendable {
  /// Why a line is not a command.
  package enum Fault: Error, Hashable, Sendable {
    /// No program is named.
    case empty
    /// A quote is not closed, or a backslash takes the end of the line.
    case open(Character)

    /// The fault.
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
    /// The characters that a backslash takes between double quotes, in a shell as here.
    private static let escapable: Set<Unicode.Scalar> = ["\"", "\\", "$", "`"]

    private var words: [String] = []
    private var word: String.UnicodeScalarView?
    private var quote: Unicode.Scalar?
    private var isEscaped = false

    /// Scalars, not characters: a quote is one whatever mark follows it.
    mutating func take(_ scalar: Unicode.Scalar) {
      if isEscaped {
        isEscaped = false
        // Between double quotes a backslash that escapes nothing is itself.
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
