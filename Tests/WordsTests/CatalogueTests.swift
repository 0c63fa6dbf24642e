import Foundation
import Testing
import Words

@Suite struct CatalogueTests {
  @Test(arguments: [
    (0, "0 items", "0 Einträge", "0 elementów"), (1, "1 item", "1 Eintrag", "1 element"),
    (2, "2 items", "2 Einträge", "2 elementy"), (3, "3 items", "3 Einträge", "3 elementy"),
    (5, "5 items", "5 Einträge", "5 elementów"), (11, "11 items", "11 Einträge", "11 elementów"),
    (12, "12 items", "12 Einträge", "12 elementów"), (21, "21 items", "21 Einträge", "21 elementów"),
    (22, "22 items", "22 Einträge", "22 elementy"), (25, "25 items", "25 Einträge", "25 elementów"),
    (101, "101 items", "101 Einträge", "101 elementów"), (112, "112 items", "112 Einträge", "112 elementów"),
  ])
  func `a number chooses the plural form of its noun`(count: Int, english: String, german: String, polish: String) {
    let list = { (catalogue: Catalogue) in catalogue.text(Phrase("list", ["items": .count(count)])) }
    #expect(list(.english) == "List, \(english).")
    #expect(list(.german) == "Liste, \(german).")
    #expect(list(.polish) == "Lista, \(polish).")
  }

  @Test(arguments: [
    ("de_DE.UTF-8", "de"), ("de", "de"), ("DE_at@euro", "de"), ("pl_PL", "pl"), ("en_GB.UTF-8", "en"), ("C", "en"),
    ("C.UTF-8", "en"), ("POSIX", "en"), ("", "en"), ("fr_FR.UTF-8", "en"), ("del_US", "en"), ("../../x", "en"),
  ])
  func `a locale names the language that is spoken`(locale: String, language: String) {
    #expect(Catalogue.forLocale(locale).language == language)
  }

  @Test(arguments: [
    ([:], "en"), (["LANG": "de_DE.UTF-8"], "de"), (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "pl_PL.UTF-8"], "pl"),
    (["LANG": "de_DE.UTF-8", "LC_ALL": "C"], "en"), (["LANG": "de_DE.UTF-8", "LC_ALL": ""], "de"),
    (["LC_CTYPE": "de_DE.UTF-8"], "en"),
  ])
  func `the environment names the locale in the order of POSIX`(environment: [String: String], language: String) {
    #expect(Catalogue.forEnvironment(environment).language == language)
  }

  @Test func `text from a book that looks like a template stays as it is`() {
    #expect(Catalogue.english.text(Phrase("selected", ["text": .text("{count}")])) == "{count} selected.")
  }

  @Test func `a phrase is said inside another in the same language`() {
    let catalogue = Catalogue(
      language: "en", plural: .oneOther, words: "outer = Not so: {reason}.\nitems = {count} {count:item|items}")
    let items = Phrase("items", ["count": .count(2)])
    #expect(catalogue.text(Phrase("outer", ["reason": .phrase(items)])) == "Not so: 2 items.")
  }

  @Test func `a key without a template is said by its name`() {
    #expect(Catalogue.german.text("thisKeyIsNowhere") == "thisKeyIsNowhere")
  }

  @Test func `a key is coded as its name`() throws {
    let key = Phrase.Key(rawValue: "endOfBook")
    let coded = try JSONEncoder().encode([key])
    #expect(String(decoding: coded, as: UTF8.self) == #"["endOfBook"]"#)
    #expect(try JSONDecoder().decode([Phrase.Key].self, from: coded) == [key])
  }
}
