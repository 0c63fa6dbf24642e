/// The words that decide where sentences of a language end: its abbreviations, all without their last full stop.
///
/// A table is plain data; another language is another table.
///
/// Its properties are one for each line of a language's table.
public struct SentenceRules: Sendable {
  /// Abbreviations that never end a sentence: titles ("Dr"), references ("e.g", "cf").
  public var leading: Set<String> = []
  /// Abbreviations that number what follows, in lower case: they go on before a digit or a Roman numeral ("no", "fig").
  public var numbering: Set<String> = []
  /// Those of `numbering` that "I" may follow as a pronoun: there it is no numeral.
  public var numberingOrWord: Set<String> = []
  /// Abbreviations that are part of a name: they go on before a capital ("St").
  public var naming: Set<String> = []
  /// Abbreviations that are part of a name unless a number stands before them ("г" before "Москва", and after "1900").
  public var placing: Set<String> = []
  /// The endings of words that number what follows ("Hauptstr"), in lower case.
  public var numberingEndings: Set<String> = []
  /// Abbreviations that may end a sentence: they go on before a small letter or a digit ("etc", "a.m").
  public var ambiguous: Set<String> = []
  /// Abbreviations of states and bodies that the nouns of `bodies` make a name of ("U.S" before "Army").
  public var states: Set<String> = []
  /// Nouns that make a name of an abbreviation in `states`.
  public var bodies: Set<String> = []
  /// Usual first words of a sentence, in lower case: an initial before one of them ends its sentence.
  public var openers: Set<String> = []
  /// Nouns that follow an ordinal number, in languages that write it with a full stop, as German does.
  public var ordinalNouns: Set<String> = []

  /// Abbreviations in small letters that begin a sentence where a full stop stands before them ("π.χ").
  public var beginning: Set<String> = []
  /// The beginnings of text that follows a quotation in the same sentence, in Japanese: 「…」と聞いた.
  public var quotationTails: [String] = []
  /// Words that begin as `quotationTails` do, and a sentence of their own after a quotation.
  public var quotationOpeners: [String] = []

  /// ASCII marks that end a sentence where white space follows, beside those that UAX #29 knows.
  public var endingMarks: Set<UInt8> = []

  /// A Boolean value that indicates whether a dash behind the end of a sentence, and before a capital, opens what the
  /// next one says.
  ///
  /// So "— Да. — Я иду." is two sentences.
  public var dashesOpenSpeech = false

  /// The titles of people, which books in other languages take over from where the people live.
  private static let titles = words("Mr Mrs Dr Prof")

  /// Creates a table of nothing but titles, for a language whose abbreviations are not listed.
  public init() {
    leading = Self.titles
  }

  /// Returns a set of the words of a text.
  static func words(_ text: String) -> Set<String> {
    Set(text.utf8.split { $0 == 0x20 || $0 == 0x0A }.map { String(Substring($0)) })
  }
}
