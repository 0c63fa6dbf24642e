import Testing
import TextModel

@testable import Accessibility

@Suite struct CatalogueTests {
  @Test(arguments: Catalogue.all.map(\.language), Phrase.Key.allCases)
  func `every language has words for every phrase, and every argument in them`(language: String, key: Phrase.Key)
    throws
  {
    let catalogue = try #require(Catalogue.all.first { $0.language == language })
    let template = try #require(catalogue.templates[key])
    #expect(!template.isEmpty)
    let english = try #require(Catalogue.english.templates[key])
    #expect(TemplatePlace.names(in: template) == TemplatePlace.names(in: english))
  }

  @Test(arguments: Catalogue.all.map(\.language))
  func `every template has a form for each plural category of its language`(language: String) throws {
    let catalogue = try #require(Catalogue.all.first { $0.language == language })
    for (key, template) in catalogue.templates {
      for place in TemplatePlace.all(in: template) where !place.forms.isEmpty {
        #expect(place.forms.count == catalogue.plural.categories.count, "\(key)")
        #expect(!place.forms.contains(""), "\(key)")
      }
      #expect(template.filter { $0 == "{" }.count == template.filter { $0 == "}" }.count, "\(key)")
    }
  }

  @Test(arguments: Catalogue.all.map(\.language))
  func `a phrase ends as a sentence in every language or in none`(language: String) throws {
    let catalogue = try #require(Catalogue.all.first { $0.language == language })
    for (key, english) in Catalogue.english.templates where english.last != "}" {
      #expect((catalogue.templates[key]?.last == ".") == (english.last == "."), "\(key)")
    }
  }

  @Test(arguments: [
    (0, "0 items", "0 Einträge", "0 elementów"), (1, "1 item", "1 Eintrag", "1 element"),
    (2, "2 items", "2 Einträge", "2 elementy"), (3, "3 items", "3 Einträge", "3 elementy"),
    (5, "5 items", "5 Einträge", "5 elementów"), (11, "11 items", "11 Einträge", "11 elementów"),
    (12, "12 items", "12 Einträge", "12 elementów"), (21, "21 items", "21 Einträge", "21 elementów"),
    (22, "22 items", "22 Einträge", "22 elementy"), (25, "25 items", "25 Einträge", "25 elementów"),
    (101, "101 items", "101 Einträge", "101 elementów"), (112, "112 items", "112 Einträge", "112 elementów"),
  ])
  func `a number chooses the plural form of its noun`(count: Int, english: String, german: String, polish: String) {
    let list = { (catalogue: Catalogue) in catalogue.text(Phrase(.list, ["items": .count(count)])) }
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
    #expect(Catalogue.english.text(Phrase(.selected, ["text": .text("{count}")])) == "{count} selected.")
  }

  @Test func `controls are said in the words of the reader's language`() {
    let field = with(AccessibilityElement(label: "Name*", role: .textField, states: .init(isRequired: true))) {
      $0.limits.greatestLength = 22
    }
    let said = { (catalogue: Catalogue) in field.announcements(AnnouncementStyle(), in: catalogue).map(\.text) }
    #expect(said(.german) == ["Name. Textfeld. Höchstens 22 Zeichen. Erforderlich."])
    #expect(said(.polish) == ["Name. Pole tekstowe. Najwyżej 22 znaki. Wymagane."])
    let wrong = with(AccessibilityElement(label: "Email", role: .textField, states: .init(isInvalid: true))) {
      $0.errorText = "Fehler: kein @"
    }
    #expect(wrong.announcements(AnnouncementStyle(), in: .german).map(\.text) == ["Email. Fehler: kein @. Textfeld."])
  }
}
