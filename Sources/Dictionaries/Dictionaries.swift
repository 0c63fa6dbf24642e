import FoundationEssentials

/// The dictionaries that are installed here, read where they lie: those of dictd, and WordNet.
package struct Dictionaries {
  /// An entry as its dictionary has it.
  package struct Entry: Hashable, Sendable {
    /// The headword.
    package let word: String
    package let text: EntryText
  }

  private let databases: [DictdDatabase]
  private let wordNets: [WordNet]

  /// Finds the dictionaries in folders of shared data, such as `/usr/share`: in `dictd` and `wordnet` of each.
  package init(in folders: [String]) {
    databases = folders.flatMap { folder in
      let place = folder + "/dictd"
      return Self.names(in: place).compactMap { DictdDatabase($0, in: place) }
    }
    wordNets = folders.compactMap { WordNet(in: $0 + "/wordnet") }
  }

  /// A Boolean value that indicates whether there are none.
  package var isEmpty: Bool { databases.isEmpty && wordNets.isEmpty }

  /// The entry of a word, or of what it may be a form of; nil where no dictionary has it.
  ///
  /// The first dictionary that has the word tells its sense; the entry is all that the dictionaries have.
  package func entry(of word: String) -> Entry? {
    for form in WordForms.of(word.lowercased()) {
      let found = databases.flatMap { $0.entries(of: form) } + wordNets.compactMap { $0.entry(of: form) }
      guard let first = found.first else { continue }
      let whole = EntryText(found.map(\.text).joined(separator: "\n"), of: first.word)
      return Entry(
        word: EntryText(first.word, of: first.word).lines.first ?? form,
        text: whole)
    }
    return nil
  }

  /// The names of the indexes in a folder, in order.
  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".index") }.map { String($0.dropLast(".index".count)) }.sorted()
  }
}
