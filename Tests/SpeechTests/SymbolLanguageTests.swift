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
    ("de", "❤️", "rotes Herz"), ("pl", "❤️", "czerwone serce"), ("de", "🇵🇱", "Flagge: Polen"),
    ("pl", "🇩🇪", "flaga: Niemcy"), ("fr", "🇩🇪", "flag: Germany"),
    ("de", "👋🏿", "winkende Hand: dunkle Hautfarbe"),
  ])
  func `pictographs have the names of the language`(language: String, symbol: String, name: String) {
    #expect(SymbolNames.of(language: language).name(of: Character(symbol)) == name)
  }
}
