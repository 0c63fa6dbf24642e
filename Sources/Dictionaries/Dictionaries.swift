import FoundationEssentials

/// The dictionaries that are installed on the system, those of dictd and WordNet, which are read in place.
package struct Dictionaries {
  /// An entry of a dictionary.
  package struct Entry: Hashable, Sendable {
    /// The headword.
    package let word: String
    package let text: EntryText
  }

  private let databases: [DictdDatabase]
  private let wordNets: [WordNet]

  /// Finds the dictionaries in the folders `dictd` and `wordnet` of folders of shared data, such as `/usr/share`.
  package init(in folders: [String]) {
    databases = folders.flatMap { folder in
      let place = folder + "/dictd"
      return Self.names(in: place).compactMap { DictdDatabase($0, in: place) }
    }
    wordNets = folders.compactMap { WordNet(in: $0 + "/wordnet") }
  }

  /// A Boolean value that indicates whether no dictionary is installed.
  package var isEmpty: Bool { databases.isEmpty && wordNets.isEmpty }

  /// Returns the entry of a word or of its base form, or nil if no dictionary has it.
  ///
  /// The entry has the texts of all dictionaries; the sense comes from the first dictionary that has the word.
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

  /// Returns the names of the indexes in a folder, in order.
  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".index") }.map { String($0.dropLast(".index".count)) }.sorted()
  }
}
