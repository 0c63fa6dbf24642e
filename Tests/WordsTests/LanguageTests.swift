import Testing
import Words

@Suite struct LanguageTests {
  @Test(arguments: Catalogue.all.map(\.language))
  func `every language says the same phrases, with the same arguments and all plural forms`(language: String) throws {
    let catalogue = try #require(Catalogue.all.first { $0.language == language })
    #expect(catalogue.words.keys.count > 1000)
    for fault in LanguageComparison(language: catalogue, model: .english).faults { Issue.record("\(fault)") }
  }

  static let model = "one = One.\ntwo = {count} {count:item|items} of {name}"

  @Test(arguments: [
    ("one = Jeden.", "pl.txt: two is missing"),
    ("one = Jeden.\none = Raz.", "pl.txt: one has two lines"),
    ("one = Jeden.\nthree = Trzy.", "pl.txt: three is not in en.txt"),
    ("one =", "pl.txt: one has no words"),
    ("one = Jeden", "pl.txt: one ends as a sentence here, or in en.txt, and not in both"),
    ("one = Jeden {name}.", "pl.txt: one has the arguments name, in en.txt none"),
    ("two = {count} z {name}", nil),
    ("two = {count} {count:a|b|c}", "pl.txt: two has the arguments count, in en.txt count, name"),
    ("two = {count:a|b} {name}", "pl.txt: two has 2 forms of {count}; they are one, few, many"),
    ("two = {count:a||c} {name}", "pl.txt: two has an empty form of {count}"),
    ("two = {count {name}", "pl.txt: two has a brace that is not closed, or not opened"),
  ])
  func `a fault of a language's file is said with its key`(file: String, fault: String?) {
    let faults = LanguageComparison(
      language: Catalogue(language: "pl", plural: .polish, words: file),
      model: Catalogue(language: "en", plural: .oneOther, words: Self.model)
    ).faults
    if let fault {
      #expect(faults.contains(fault), "\(faults)")
    } else {
      #expect(faults == ["pl.txt: one is missing"])
    }
  }
}
