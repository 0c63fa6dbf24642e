extension SymbolNames {
  /// A word that stands for a letter and cannot be misheard: "Alfa" for a; nil for what is no letter of the alphabet.
  ///
  /// A language without an alphabet of its own has the English one.
  public static func phonetic(of character: Character, in language: String) -> String? {
    let letter = Character(character.lowercased())
    return (phonetic[language] ?? phonetic["en"])?[letter]
  }

  /// The spelling alphabets: of the ICAO (Annex 10, volume II, 5.2.1.3) in English, DIN 5009 with names in German, the
  /// usual one in Polish.
  private static let phonetic: [String: [Character: String]] = [
    "en": alphabet(
      "Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo "
        + "Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu"),
    "de": alphabet(
      "Anton Berta Cäsar Dora Emil Friedrich Gustav Heinrich Ida Julius Kaufmann Ludwig Martha Nordpol Otto Paula "
        + "Quelle Richard Samuel Theodor Ulrich Viktor Wilhelm Xanthippe Ypsilon Zacharias Ärger Ökonom Übermut"),
    "pl": alphabet(
      "Adam Barbara Celina Dorota Edward Franciszek Gustaw Henryk Irena Jadwiga Karol Ludwik Maria Natalia Olga Paweł "
        + "Quiz Roman Stanisław Tadeusz Urszula Violetta Wacław Xantypa Ypsilon Zygmunt Łukasz Żaba Ślad Ćma"),
  ]

  /// An alphabet whose words begin with the letters they stand for.
  private static func alphabet(_ words: String) -> [Character: String] {
    Dictionary(
      words.split(separator: " ").compactMap { word in
        word.first.map { (Character($0.lowercased()), String(word)) }
      }, uniquingKeysWith: { first, _ in first })
  }
}
