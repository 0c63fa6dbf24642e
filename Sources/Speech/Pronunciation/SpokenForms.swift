import Accessibility
import TextModel
import Words

/// The spoken forms of what engines are known to say wrongly: sums of money, ranges, references to pages, addresses.
///
/// They are a table of pronunciations for each language, and hold for text in that language alone.
///
/// "pp. 12–14" -> "pages 12 to 14"
enum SpokenForms {
  /// Returns what a voice says in place of parts of a text of which nobody else says how they are said.
  ///
  /// A symbol that is named though the level of punctuation alone does not name it is wanted as it is: by a reader who
  /// has written that down, or in program code.
  static func respellings(of speech: SpeechText, otherwiseIn language: String?) -> [SpeechRun<Respelling>] {
    all.respellings(of: speech, otherwiseIn: language).filter { run in
      !speech.phonemes.contains { $0.range.overlaps(run.range) }
        && !speech.symbols.contains { symbol in
          symbol.range.overlaps(run.range)
            && !speech.words(in: symbol.range).allSatisfy { PunctuationLevel.some.names($0) }
        }
    }
  }

  private static let all = PronunciationRules(["en", "de", "pl"].flatMap(rules))

  private static func rules(of language: String) -> [PronunciationRule] {
    PronunciationFile(EmbeddedFile.text(of: "\(language)/spoken.txt") ?? "").rules.map { rule in
      PronunciationRule(
        rule.pattern, rule.action, match: rule.match, isCaseSensitive: rule.isCaseSensitive, language: language)
    }
  }
}
