/// The keys of phrases that source files declare, and the names that they use.
struct PhraseKeys {
  /// A declaration of a key.
  struct Declaration: Equatable {
    /// The name that Swift knows the key by.
    let name: String
    /// The key, as it stands in the files of the languages.
    let key: String
    let path: String
  }

  let declarations: [Declaration]
  /// Every name behind a full stop.
  private let used: Set<Substring>
  /// Places where a phrase is named by a text instead of a declared key.
  private let undeclared: [String]

  init(in files: [SourceFile]) {
    declarations = files.flatMap(Self.declarations(in:))
    used = files.reduce(into: []) { $0.formUnion(Self.names(in: $1.text)) }
    undeclared = files.flatMap { file in
      ["Phrase(\"", "Phrase.Key(\"", "Complaint(\""].filter { file.text.contains($0) }
        .map { "\(file.path): \($0) names a phrase that no target declares" }
    }
  }

  /// The faults of the declarations beside the keys that the files of the languages have.
  func faults(beside words: Set<String>) -> [String] {
    var seen: Set<String> = []
    let declared = Set(declarations.map(\.key))
    return undeclared
      + declarations.filter { !seen.insert($0.key).inserted }.map { "\($0.path): \($0.key) is declared twice" }
      + declarations.filter { $0.name != $0.key }.map { "\($0.path): \($0.name) is declared as \($0.key)" }
      + declarations.filter { !words.contains($0.key) }.map { "\($0.path): \($0.key) has no words in any language" }
      + declarations.filter { !used.contains($0.name[...]) }.map { "\($0.path): \($0.key) is never said" }
      + words.subtracting(declared).sorted().map { "en.txt: \($0) is declared nowhere" }
  }

  private static func declarations(in file: SourceFile) -> [Declaration] {
    guard file.text.contains("extension Phrase.Key") else { return [] }
    return file.text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let at = words.firstIndex(of: "let"), words.count == at + 5, words[at + 2] == "Self" else { return nil }
      let name = String(words[at + 1].dropLast())
      return Declaration(name: name, key: words[at + 4].filter { $0 != "\"" }, path: file.path)
    }
  }

  private static func names(in text: String) -> Set<Substring> {
    var names: Set<Substring> = []
    for piece in text.utf8.split(separator: UInt8(ascii: ".")).dropFirst() {
      let name = piece.prefix { $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x41 && $0 <= 0x5A || $0 >= 0x61 && $0 <= 0x7A }
      if !name.isEmpty { names.insert(Substring(name)) }
    }
    return names
  }
}
