/// The scripts of text and the languages that are written in them, by their names for Tesseract.
enum TextScript {
  /// The languages of each script; the first is the one to install for it.
  private static let languages: [String: [String]] = {
    let table = """
      Latin eng deu fra spa ita por pol nld swe dan nor fin ces slk slv hrv hun ron tur vie cat eus glg gle isl lat lit \
      lav est mlt sqi afr ind msa epo; Greek ell grc; Cyrillic rus ukr bul srp mkd bel kaz kir mon tgk tat; Hebrew heb \
      yid; Arabic ara fas urd pus snd uig; Devanagari hin mar nep san; Bengali ben asm; Gujarati guj; Gurmukhi pan; \
      Tamil tam; Telugu tel; Kannada kan; Malayalam mal; Sinhala sin; Oriya ori; Thai tha; Lao lao; Khmer khm; Myanmar \
      mya; Tibetan bod dzo; Georgian kat; Armenian hye; Ethiopic amh tir; Han chi_sim chi_tra; Japanese jpn; Hangul kor; \
      Korean kor
      """
    let rows = table.split(separator: ";").map { $0.split(separator: " ").map(String.init) }
    return Dictionary(rows.map { ($0[0], Array($0.dropFirst())) }) { first, _ in first }
  }()

  /// Returns the languages of a script; none for one that is not known.
  static func languages(of script: String) -> [String] { languages[script] ?? [] }

  /// Returns a Boolean value that indicates whether one of some languages, with `+` between them, is written in a script,
  /// or in one that is not known.
  static func isScript(_ script: String, ofOneOf names: String) -> Bool {
    names.split(separator: "+").contains { name in
      languages(of: script).contains(String(name)) || !languages.values.joined().contains(String(name))
    }
  }
}
