import Markup

/// The language of a text, as far as its script and its most common words tell.
struct TextLanguage: Hashable {
  /// The language subtag, as `nl`.
  let code: String

  /// The agreement of a text with the language that it is said to be in.
  enum Fit: Hashable {
    case fits
    case differs(TextLanguage)
    case undecided
  }

  /// The number of common words from which a text is clearly in a language.
  private static let fewest = 4
  /// The part of all words that are common ones in a text of a language, at the least.
  private static let share = 0.25
  private static let mostWords = 400

  /// Returns the language that a text is clearly in.
  static func found(in text: String) -> TextLanguage? {
    if let script = LetterScript.main(of: text) { return script.language.map { TextLanguage(code: $0) } }
    let counts = Counts(text)
    guard let best = counts.best(besides: nil), counts.isClear(best.language) else { return nil }
    return TextLanguage(code: best.language)
  }

  /// Returns the agreement of a text with a language.
  static func fit(of tag: LanguageTag, to text: String) -> Fit {
    let said = CommonWords.list(of: tag.primary)
    let isBySound = tag.text.contains("-latn") || tag.text.contains("-cyrl")
    if let script = LetterScript.main(of: text) {
      guard !isBySound else { return .undecided }
      if script.languages.contains(tag.primary) { return .fits }
      // A language of Latin letters is not written in others.
      guard said != nil, let language = script.language else { return .undecided }
      return .differs(TextLanguage(code: language))
    }
    guard said != nil || LetterScript.isOfOtherLetters(tag.primary), !isBySound else { return .undecided }
    let counts = Counts(text)
    let own = said.map { counts.count(of: $0) } ?? 0
    guard let best = counts.best(besides: said) else { return .undecided }
    if counts.isClear(best.language), best.count >= 2 * own + 2 {
      return .differs(TextLanguage(code: best.language))
    }
    return own >= 3 && own > counts.greatest(besides: said) ? .fits : .undecided
  }

  /// The common words of a text, counted for each language.
  private struct Counts {
    private var counts: [String: Int] = [:]
    private var distinct: [String: Set<String>] = [:]
    private var words = 0

    init(_ text: String) {
      let parts = text.lowercased().unicodeScalars.split(maxSplits: mostWords) {
        !$0.isOfWord && $0 != "'" && $0 != "’"
      }
      for part in parts.prefix(mostWords) where !part.contains(where: { $0.properties.numericType != nil }) {
        words += 1
        let word = String(part)
        for language in CommonWords.languages[word] ?? [] {
          counts[language, default: 0] += 1
          // A single letter may be a name of anything.
          if word.count > 1 { distinct[language, default: []].insert(word) }
        }
      }
    }

    func count(of language: String) -> Int { counts[language] ?? 0 }

    /// Returns a Boolean value that indicates whether a text is clearly in a language: enough of its words are common
    /// ones there, they are not the same few over and over, and fewer of them are common in any other.
    func isClear(_ language: String) -> Bool {
      let count = count(of: language)
      guard count >= fewest, distinct[language]?.count ?? 0 >= 3, Double(count) >= share * Double(words) else {
        return false
      }
      return 3 * count >= 4 * (best(besides: language)?.count ?? 0)
    }

    /// Returns the number of common words of the language that has most, one excepted.
    func greatest(besides language: String?) -> Int { counts.filter { $0.key != language }.values.max() ?? 0 }

    /// Returns the language that most words are common in; another one, and none like it, where one is given.
    func best(besides language: String?) -> (language: String, count: Int)? {
      let alike = language.map { CommonWords.alike($0) } ?? []
      let best = counts.filter { !alike.contains($0.key) }.max { ($0.value, $1.key) < ($1.value, $0.key) }
      return best.map { ($0.key, $0.value) }
    }
  }
}

/// The scripts that tell more of the language than its words.
struct LetterScript: Hashable {
  /// The language that most texts in the script are in, of those where one stands out.
  let language: String?
  let languages: Set<String>

  /// The number of letters from which a text is in a script.
  private static let fewest = 12

  private static let scripts: [(range: [ClosedRange<UInt32>], script: LetterScript)] = [
    ([0x370...0x3FF, 0x1F00...0x1FFF], LetterScript(language: "el", languages: ["el", "grc"])),
    (
      [0x400...0x52F],
      LetterScript(
        language: nil,
        languages: [
          "ab", "av", "az", "ba", "be", "bg", "bs", "ce", "cu", "cv", "kk", "kv", "ky", "mk", "mn", "os", "ru", "sah",
          "sh", "sr", "tg", "tk", "tt", "udm", "uk", "uz",
        ])
    ),
    ([0x530...0x58F], LetterScript(language: "hy", languages: ["hy", "hyw", "xcl"])),
    ([0x590...0x5FF], LetterScript(language: "he", languages: ["arc", "he", "iw", "ji", "lad", "yi"])),
    (
      [0x600...0x6FF, 0x750...0x77F],
      LetterScript(
        language: nil,
        languages: [
          "ar", "arz", "az", "bal", "ckb", "fa", "ha", "ks", "ku", "ms", "pa", "ps", "sd", "ug", "ur", "uz",
        ])
    ),
    (
      [0x900...0x97F],
      LetterScript(language: nil, languages: ["bh", "bho", "hi", "kok", "mai", "mr", "ne", "new", "pi", "sa", "sd"])
    ),
    ([0x980...0x9FF], LetterScript(language: nil, languages: ["as", "bn", "mni", "sa"])),
    ([0xA80...0xAFF], LetterScript(language: "gu", languages: ["gu", "sa"])),
    ([0xB80...0xBFF], LetterScript(language: "ta", languages: ["sa", "ta"])),
    ([0xC00...0xC7F], LetterScript(language: "te", languages: ["sa", "te"])),
    ([0xE00...0xE7F], LetterScript(language: "th", languages: ["pi", "th"])),
    ([0x10A0...0x10FF], LetterScript(language: "ka", languages: ["ka", "xmf"])),
    ([0x1100...0x11FF, 0xAC00...0xD7AF], LetterScript(language: "ko", languages: ["ko", "okm"])),
    ([0x3040...0x30FF], LetterScript(language: "ja", languages: ["ain", "ja", "ojp"])),
    (
      [0x3400...0x4DBF, 0x4E00...0x9FFF],
      LetterScript(
        language: nil, languages: ["cmn", "hak", "ja", "ko", "lzh", "nan", "vi", "wuu", "yue", "za", "zh"])
    ),
  ]

  /// Returns the script that at least three of four letters of a text are of; nil for a text in Latin letters, or in
  /// several.
  static func main(of text: String) -> LetterScript? {
    var counts = Array(repeating: 0, count: scripts.count)
    var all = 0
    for scalar in text.unicodeScalars where Self.isLetter(scalar) {
      all += 1
      guard scalar.value >= 0x370 else { continue }
      if let place = scripts.firstIndex(where: { $0.range.contains { $0.contains(scalar.value) } }) {
        counts[place] += 1
      }
    }
    guard all >= fewest else { return nil }
    // Japanese is written in three scripts at once.
    let kana = scripts.firstIndex { $0.script.language == "ja" } ?? 0
    let han = scripts.count - 1
    if counts[kana] * 10 >= all, 4 * (counts[kana] + counts[han]) >= 3 * all { return scripts[kana].script }
    return counts.firstIndex { 4 * $0 >= 3 * all }.map { scripts[$0].script }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x80 else { return (0x61...0x7A).contains(scalar.value | 0x20) }
    return scalar.properties.isAlphabetic
  }

  /// Returns a Boolean value that indicates whether a language is only written in letters other than Latin ones.
  static func isOfOtherLetters(_ language: String) -> Bool {
    [
      "ar", "be", "bg", "bn", "el", "fa", "he", "hi", "hy", "ja", "ka", "ko", "mk", "ru", "ta", "te", "th", "uk",
      "zh",
    ]
    .contains(language)
  }
}
