import Testing
import Words

@Suite struct PhraseKeyTests {
  @Test func `every phrase is declared once, has words and is said`() throws {
    let keys = PhraseKeys(in: try SourceFile.all(under: "Sources", ".swift"))
    #expect(keys.declarations.count > 1000)
    let words = Set(Catalogue.english.words.keys.map(\.rawValue))
    for fault in keys.faults(beside: words) { Issue.record("\(fault)") }
  }

  @Test(arguments: [
    ("static let a: Self = \"a\"", "text(.a)", nil),
    ("package static let a: Self = \"a\"", "text(.a)", nil),
    ("static let a: Self = \"a\"", "text(a)", "X.swift: a is never said"),
    ("static let b: Self = \"b\"", "text(.a)", "en.txt: a is declared nowhere"),
    ("static let b: Self = \"b\"", "text(.b)", "X.swift: b has no words in any language"),
    ("static let a: Self = \"a\"\n  static let a: Self = \"a\"", "text(.a)", "X.swift: a is declared twice"),
    ("static let b: Self = \"a\"", "text(.b)", "X.swift: b is declared as a"),
    ("", "Phrase(\"a\")", "X.swift: Phrase(\" names a phrase that no target declares"),
  ])
  func `a fault of a declaration is said with its file`(declaration: String, use: String, fault: String?) {
    let file = SourceFile(path: "X.swift", text: "extension Phrase.Key {\n  \(declaration)\n}\n\(use)")
    let faults = PhraseKeys(in: [file]).faults(beside: ["a"])
    if let fault { #expect(faults.contains(fault), "\(faults)") } else { #expect(faults == []) }
  }
}
