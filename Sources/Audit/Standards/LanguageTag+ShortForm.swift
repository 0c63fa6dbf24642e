extension LanguageTag {
  /// The tag as it is written with a subtag of the registry, which has two letters where ISO 639-1 has a code: `eng-US`
  /// → `en-US`; nil for a known one, and for one that is no code or name of a common language.
  var shortForm: String? {
    let parts = text.split { $0 == "-" || $0 == "_" }
    guard !isPrimaryKnown, let first = parts.first else { return nil }
    let primary = String(first)
    guard let code = Self.codes[primary] ?? (LanguageTag(primary).isPrimaryKnown ? primary : nil) else { return nil }
    return ([code] + parts.dropFirst().map { $0.count == 2 ? $0.uppercased() : String($0) }).joined(separator: "-")
  }

  private static let codes: [String: String] = {
    let pairs = rows.split(whereSeparator: \.isWhitespace).flatMap { row in
      let words = row.split(separator: ":").map(String.init)
      return words.dropFirst().map { ($0, words[0]) }
    }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// The languages with the codes that ISO 639-2 has for them, and with their names.
  private static let rows = """
    ar:ara:arabic bg:bul be:bel ca:cat cs:ces:cze:cz:czech cy:cym:wel:welsh da:dan:dk:danish de:deu:ger:german:deutsch
    el:ell:gr:gre:greek en:eng:english es:spa:spanish:español et:est eu:eus:baq fa:fas:per fi:fin:finnish
    fr:fra:fre:french:français ga:gle he:heb:hebrew hi:hin hr:hrv hu:hun:hungarian id:ind is:isl:ice it:ita:italian
    ja:jp:jpn:japanese ko:kor:korean la:lat:latin lt:lit lv:lav nl:nld:dut:dutch no:nor:norwegian nb:nob nn:nno
    pl:pol:polish:polski pt:por:portuguese ro:ron:rum:romanian ru:rus:russian sk:slk:slo:slovak sl:slv sr:srp
    sv:swe:swedish th:tha tr:tur:turkish uk:ukr:ukrainian vi:vie zh:zho:chi:chinese
    """
}
