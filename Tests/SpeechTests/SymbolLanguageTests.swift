import Accessibility
import Speech
import Testing

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
    ("de", "ם", "en: final mem (name)"), ("pl", "ї", "en: yi (name)"), ("pl", "क", "en: ka (name)"),
    ("de", "בּ", "en: bet (name), en: dagesh or mapiq"), ("de", "ё", "ru: Ёлка"),
  ])
  func `the words for a letter say in which language they are`(language: String, letter: Character, words: String) {
    let text = letter == "ї" ? "uk" : nil
    let said = SymbolNames.of(language: language).phonetic(of: letter, text: text)
    #expect(said.map { "\($0.language): \($0.text)" + ($0.isName ? " (name)" : "") }.joined(separator: ", ") == words)
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
