import TextUnits
import Words

extension Edges {
  /// Returns the rules of the languages that the user has written abbreviations down for; a line that cannot be
  /// understood is reported, and passed over.
  func sentenceRules() -> [String: SentenceRules] {
    var rules: [String: SentenceRules] = [:]
    guard let folder = ConfigFolder.file("abbreviations", in: environment) else { return rules }
    // A name is a language and nothing else: what an editor leaves beside the files is none.
    for language in fileNames(in: folder) where language.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) {
      let path = folder + "/" + language
      guard let text = ownText(of: path) else { continue }
      let file = AbbreviationFile(text)
      for line in file.faults {
        complain(of: Complaint(.abbreviationLine), line: line, of: path)
      }
      rules[language] = SentenceRules.of(language: language).adding(file)
    }
    return rules
  }
}
