import Accessibility
import Speech
import Testing
import Words

@Suite struct SymbolLanguageTests {
  @Test(arguments: Catalogue.all.map(\.language))
  func `every language of the catalogue names every mark that English names`(language: String) {
    let names = SymbolNames.of(language: language)
    #expect(names.marks.isSuperset(of: SymbolNames.english.marks))
    for mark in names.marks { #expect(names.name(of: mark)?.isEmpty == false) }
    if language != "en" { #expect(names.name(of: ",") != SymbolNames.english.name(of: ",")) }
  }

  @Test func `a run of marks is counted in the language`() {
    #expect(SymbolNames.german.names(of: "***") == "3 mal Stern")
    #expect(SymbolNames.polish.names(of: "***") == "3 razy gwiazdka")
    #expect(SymbolNames.of(language: "fr").names(of: "***") == "3 stars")
  }

  @Test(arguments: [
    ("de", "é", "de: Emil, de: Akut"), ("de", "ß", "de: Eszett"), ("de", "Ä", "de: Ärger"),
    ("de", "Ř", "de: Richard, de: Hatschek"),
    ("de", "ł", "de: Ludwig, de: Querstrich"), ("de", "x\u{301}", "de: Xanthippe, de: Akut"),
    ("pl", "ó", "pl: Olga z kreską"), ("pl", "ö", "pl: Olga, pl: diereza"),
    ("pl", "ő", "pl: Olga, pl: podwójny akut"),
    ("en", "ñ", "en: November, en: tilde"), ("fr", "ñ", "en: November, en: tilde"), ("de", "æ", ""), ("de", "1", ""),
    ("de", "ם", "he: מֵם סוֹפִית (name)"), ("pl", "ї", "uk: ї (name)"), ("pl", "क", "hi: कबूतर"),
    ("pl", "Ґ", "uk: ґе (name)"), ("pl", "й", "uk: йот (name)"), ("de", "и\u{306}", "uk: йот (name)"),
    ("en", "א", "he: אָלֶף (name)"), ("de", "בּ", "he: בֵּית (name), he: דגש"), ("de", "ё", "ru: Ёлка"),
    ("de", "ב\u{591}", "he: בֵּית (name), en: etnahta"),
    ("en", "कि", "hi: कबूतर, hi: इ की मात्रा"), ("en", "क्ष", "hi: क्षत्रिय"), ("en", "त्रि", "hi: त्रिशूल, hi: इ की मात्रा"),
    ("en", "ण", "hi: ण (name)"),
    ("en", "स्त", "hi: सपेरा, hi: हलंत, hi: तरबूज़"), ("en", "ა", "en: an (name)"),
  ])
  func `the words for a letter say in which language they are`(language: String, letter: String, words: String) {
    let text = "їҐй".contains(letter) ? "uk" : nil
    let said = SymbolNames.of(language: language).phonetic(of: Character(letter), text: text)
    #expect(said.map { "\($0.language): \($0.text)" + ($0.isName ? " (name)" : "") }.joined(separator: ", ") == words)
  }

  @Test(arguments: [
    ("de", "★", "schwarzer Stern"), ("pl", "★", "czarna gwiazda"), ("de", "✓", "Häkchen"), ("pl", "№", "numer"),
    ("de", "→", "nach rechts weisender Pfeil"), ("pl", "♫", "dwie ósemki"),
  ])
  func `symbols that adorn a book have names in its language`(language: String, symbol: String, name: String) {
    #expect(SymbolNames.of(language: language).name(of: Character(symbol)) == name)
    let symbols = RunningSymbols(names: .english, level: .all, language: language).symbols(in: symbol[...])
    #expect(
      symbols.map(\.name) == [name] && symbols.first?.language == nil, "no English word in a voice of \(language)")
  }

  @Test func `a symbol without a name in the language of a text is named in English by an English voice`() {
    let symbols = RunningSymbols(names: .german, level: .all, language: "de").symbols(in: "≀"[...])
    #expect(symbols.map(\.name) == ["wreath product"] && symbols.first?.language == "en")
  }

  @Test func `letters that other languages share with Hindi and Hebrew keep to what is known of them`() {
    #expect(SymbolNames.english.phonetic(of: "क", text: "mr-IN").map(\.language) == ["en"])
    #expect(SymbolNames.english.phonetic(of: "א", text: "yi").map(\.language) == ["en"])
    #expect(SymbolNames.english.phonetic(of: "и", text: "uk-UA").map(\.text) == ["и"])
    #expect(SymbolNames.english.phonetic(of: "и", text: "ru").map(\.text) == ["Иван"])
  }

  @Test(arguments: [
    ("de", "❤️", "rotes Herz"), ("pl", "❤️", "czerwone serce"), ("de", "🇵🇱", "Flagge: Polen"),
    ("pl", "🇩🇪", "flaga: Niemcy"), ("fr", "🇩🇪", "flag: Germany"),
    ("de", "👋🏿", "winkende Hand: dunkle Hautfarbe"),
  ])
  func `pictographs have the names of the language`(language: String, symbol: String, name: String) {
    #expect(SymbolNames.of(language: language).name(of: Character(symbol)) == name)
  }
}
