import TextUnits

extension Edges {
  /// What is known of the sentences of each language, with the abbreviations that the user has written down; what cannot
  /// be understood in those is told, and passed over.
  func sentenceRules() -> [String: SentenceRules] {
    var rules = SentenceRules.byLanguage
    guard let folder = ConfigFolder.file("abbreviations", in: environment) else { return rules }
    // A name is a language and nothing else: what an editor leaves beside the files is none.
    for language in fileNames(in: folder) where language.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) {
      let path = folder + "/" + language
      guard let bytes = try? bytes(of: path) else { continue }
      let file = AbbreviationFile(String(decoding: bytes, as: UTF8.self))
      for line in file.faults {
        complain("lectern: \(path):\(line): is no entry; write an abbreviation, or abbreviation = kind.")
      }
      rules[language] = rules[language, default: SentenceRules()].adding(file)
    }
    return rules
  }
}
