import Accessibility
import TextModel

/// Entries of a dictionary of pronunciations, ready to be found in text.
///
/// Of the entries that match from one place on, the longest match counts, and of equal ones the earlier entry. What is
/// said in place of a word is not looked at again.
public struct PronunciationRules: Sendable {
  private let rules: [PronunciationRule]
  private let trie: PatternTrie
  private let expressions: [(index: Int, regex: PronunciationRegex)]

  /// Takes entries in their order; `book` has the title and the identifiers of the book that they are for, and entries
  /// for others are left out.
  public init(_ rules: [PronunciationRule], in book: [String] = []) {
    let names = Set(book.map { $0.lowercased() })
    let rules = rules.filter { $0.book.map { names.contains($0.lowercased()) } ?? true }
    self.rules = rules
    trie = PatternTrie(rules.map { WordPattern($0.pattern, $0.match, isCaseSensitive: $0.isCaseSensitive) })
    expressions = rules.enumerated().compactMap { index, rule in
      rule.match == .regex ? PronunciationRegex(rule).map { (index, $0) } : nil
    }
  }

  /// Returns the entry that holds for a word as a whole; nil for none.
  public func rule(for word: String, in language: String?) -> PronunciationRule? {
    let found = matches(in: word) { _ in language }
    return found.first { $0.range == 0..<word.utf8.count }.map { rules[$0.index] }
  }

  /// Returns what a voice says in place of parts of a text; text of no known language is in `language`.
  func respellings(of speech: SpeechText, otherwiseIn language: String?) -> [SpeechRun<Respelling>] {
    guard !rules.isEmpty else { return [] }
    return matches(in: speech.text) { speech.language(at: $0) ?? language }.map { found in
      SpeechRun(respelling(for: found, in: speech), in: found.range)
    }
  }

  private func respelling(for found: PatternTrie.Found, in speech: SpeechText) -> Respelling {
    let rule = rules[found.index]
    switch rule.action {
    case .skip: return Respelling("")
    case .spell: return Respelling(speech.words(in: found.range).spelled, isSetApart: true)
    case .say(let text):
      let isExpression = rule.match == .regex
      return Respelling(
        isExpression ? PronunciationRegex.text(text, with: found.groups) : found.values.filled(into: text))
    }
  }

  /// Returns the matches of the entries that hold for the language of the text at their places.
  private func matches(in text: String, language: (Int) -> String?) -> [PatternTrie.Found] {
    let others = expressions.flatMap { expression in
      expression.regex.matches(in: text).map {
        PatternTrie.Found(range: $0.range, index: expression.index, values: [], groups: $0.groups)
      }
    }
    return trie.matches(
      in: TextBytes(text), and: others.sorted { ($0.range.lowerBound, $0.index) < ($1.range.lowerBound, $1.index) }
    ) { index, offset in
      rules[index].language == nil || rules[index].holds(in: language(offset))
    }
  }
}

extension String {
  /// The characters one by one: "NATO" -> "N A T O".
  fileprivate var spelled: String { filter { !$0.isWhitespace }.map(String.init).joined(separator: " ") }
}
