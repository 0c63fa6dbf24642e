import Accessibility
import TextModel

/// The way in which the words of a book are said, by all that is known of it: the reader's own entries come before the
/// lexicons of the book, these before the sounds that its text gives, and last come the spoken forms of numbers and the
/// like.
public struct Pronunciation: Sendable {
  /// The reader's own entries.
  public let ownRules: [PronunciationRule]
  private let own: PronunciationRules
  private let lexicon: Lexicon
  private let book: [String]
  private let language: String

  /// Takes what is known of a book.
  ///
  /// - Parameters:
  ///   - own: The reader's own entries.
  ///   - lexicon: The entries of the lexicons that come with the book.
  ///   - book: The title and the identifiers of the book.
  ///   - language: The reader's language, as a BCP 47 tag, which text of no known language is in.
  public init(
    own: [PronunciationRule] = [], lexicon: [LexiconEntry] = [], book: [String] = [], language: String
  ) {
    self.init(own: own, lexicon: Lexicon(lexicon), book: book, language: language)
  }

  private init(own: [PronunciationRule], lexicon: Lexicon, book: [String], language: String) {
    ownRules = own
    self.own = PronunciationRules(own, in: book)
    self.lexicon = lexicon
    self.book = book
    self.language = language
  }

  /// Returns the same with other entries of the reader's own.
  public func with(own rules: [PronunciationRule]) -> Pronunciation {
    Pronunciation(own: rules, lexicon: lexicon, book: book, language: language)
  }

  /// Returns the reader's own entry that holds for a word in a language; nil for none.
  public func ownRule(for word: String, in language: String?) -> PronunciationRule? {
    own.rule(for: word, in: language ?? self.language)
  }

  /// Returns a word as a voice says it by an entry, whatever text that holds for; empty for one that is skipped.
  public static func said(_ word: String, by rule: PronunciationRule, in language: String?) -> SpeechText {
    var speech = SpeechText(word, in: language)
    let free = PronunciationRule(
      rule.pattern, rule.action, match: rule.match, isCaseSensitive: rule.isCaseSensitive)
    speech.respell(PronunciationRules([free]).respellings(of: speech, otherwiseIn: language))
    let words = speech.voiced.text
    var said = SpeechText(words, in: language)
    // No other entry changes the words that are tried.
    if !said.isEmpty { said.respell([SpeechRun(Respelling(words), in: 0..<said.length)]) }
    return said
  }

  /// Returns an utterance as it is handed to a voice, which knows how its words are said; the words stay.
  ///
  /// A character that is spoken alone is no word, and what already says how it is said is left alone.
  public func applied(to utterance: Utterance, spokenForms: Bool) -> Utterance {
    var speech = utterance.speech
    guard speech.respellings.isEmpty, speech.text.dropFirst().first != nil else { return utterance }
    let phonemes = speech.phonemes
    speech.respell(own.respellings(of: speech, otherwiseIn: language))
    lexicon.mark(&speech, otherwiseIn: language)
    if spokenForms { speech.respell(SpokenForms.respellings(of: speech, otherwiseIn: language)) }
    return speech.respellings.isEmpty && speech.phonemes == phonemes ? utterance : utterance.with(speech)
  }
}
