import TextUnits
import Words

extension Edges {
  /// What is known of the sentences of each language, with the abbreviations that the user has written down; what cannot
  /// be understood in those is told, and passed over.
  func sentenceRules() -> [String: SentenceRules] {
    var rules = SentenceRules.byLanguage
    guard let folder = ConfigFolder.file("abbreviations", in: environment) else { return rules }
    // A name is a language and nothing else: what an editor leaves beside the files is none.
    for language in fileNames(in: folder) where language.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) {
      let path = folder + "/" + language
      guard let text = ownText(of: path) else { continue }
      let file = AbbreviationFile(text)
      for line in file.faults {
        complain(of: Complaint(.abbreviationLine), line: line, of: path)
      }
      rules[language] = rules[language, default: SentenceRules()].adding(file)
    }
    return rules
  }
}
