/// The names of languages for Tesseract, whose packages go by them: `tesseract-ocr-deu`.
package enum RecognitionLanguage {
  /// The names by the primary subtags of languages (ISO 639-1 and 639-2).
  private static let names: [String: String] = {
    let table = """
      af afr am amh ar ara as asm az aze be bel bg bul bn ben bo bod br bre bs bos ca cat cs ces cy cym da dan de deu \
      el ell en eng eo epo es spa et est eu eus fa fas fi fin fo fao fr fra ga gle gd gla gl glg gu guj he heb hi hin \
      hr hrv hu hun hy hye id ind is isl it ita ja jpn jv jav ka kat kk kaz km khm kn kan ko kor ku kmr ky kir la lat \
      lb ltz lo lao lt lit lv lav mi mri mk mkd ml mal mn mon mr mar ms msa mt mlt my mya ne nep nl nld no nor nb nor \
      oc oci or ori pa pan pl pol ps pus pt por ro ron ru rus sa san sd snd si sin sk slk sl slv sq sqi sr srp su sun \
      sv swe sw swa ta tam te tel tg tgk th tha ti tir tr tur tt tat ug uig uk ukr ur urd uz uzb vi vie yi yid yo yor \
      alb sqi baq eus bur mya cze ces dut nld fre fra geo kat ger deu gre ell ice isl mac mkd mao mri may msa per fas \
      rum ron slo slk tib bod wel cym
      """
    let words = table.split(separator: " ")
    return Dictionary(
      stride(from: 0, to: words.count - 1, by: 2).map { (String(words[$0]), String(words[$0 + 1])) }
    ) { first, _ in
      first
    }
  }()

  /// Returns the name of a language by its BCP 47 tag, or nil if Tesseract has no data of that name.
  package static func name(of language: String) -> String? {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    guard let first = parts.first else { return nil }
    if ["zh", "zho", "chi"].contains(first) {
      return parts.contains { ["hant", "tw", "hk"].contains($0) } ? "chi_tra" : "chi_sim"
    }
    return names[String(first)]
  }

  /// Returns the names of languages with `+` between them, each by its BCP 47 tag or its name for Tesseract; English
  /// for none.
  ///
  /// `de+eng` -> `deu+eng`
  package static func names(of languages: String) -> String {
    let names = languages.split(separator: "+").map { name(of: String($0)) ?? String($0) }
    return names.isEmpty ? "eng" : names.joined(separator: "+")
  }

  /// Returns the BCP 47 tag of the first of some languages, by their names for Tesseract; `und` for one that is not
  /// known.
  ///
  /// `deu+eng` -> `de`, `chi_sim` -> `zh-Hans`, `deu_latf` -> `de`
  static func tag(ofNames names: String) -> String {
    let first = names.split(separator: "+").first ?? ""
    if first.hasPrefix("chi_") { return first.hasPrefix("chi_tra") ? "zh-Hant" : "zh-Hans" }
    // The data of German in blackletter has had this name.
    if first == "frk" { return "de" }
    let name = first.prefix { $0 != "_" }
    let tags = Self.names.filter { $0.value == name }.keys.sorted { ($0.count, $0) < ($1.count, $1) }
    return tags.first ?? "und"
  }

  /// Returns a Boolean value that indicates whether a text is names of languages: letters, digits and joints.
  package static func areNames(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 100
      && text.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || "+-_".utf8.contains(byte)
      }
  }
}
