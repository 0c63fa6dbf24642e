import Accessibility
import Testing

@Suite struct CatalogueTests {
  @Test(arguments: Phrase.Key.allCases)
  func `English has words for every phrase`(key: Phrase.Key) {
    #expect(Catalogue.english.text(key) != key.rawValue)
  }

  @Test func `a number chooses the plural form of its noun`() {
    let list = { Catalogue.english.text(Phrase(.list, ["items": .count($0)])) }
    #expect(list(1) == "List, 1 item.")
    #expect(list(5) == "List, 5 items.")
  }

  @Test func `a language may have more than two plural forms`() {
    let polish = Catalogue(language: "pl", templates: [.list: "{items:lista|listy|list}"]) { count in
      if count == 1 { return 0 }
      return (2...4).contains(count % 10) && !(12...14).contains(count % 100) ? 1 : 2
    }
    let forms = [1, 2, 5, 22].map { polish.text(Phrase(.list, ["items": .count($0)])) }
    #expect(forms == ["lista", "listy", "list", "listy"])
  }

  @Test func `text from a book that looks like a template stays as it is`() {
    #expect(Catalogue.english.text(Phrase(.selected, ["text": .text("{count}")])) == "{count} selected.")
  }
}
