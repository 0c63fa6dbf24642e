import Processes

/// The voices that eSpeak NG has, as its helper lists them.
package struct EspeakVoices: Hashable, Sendable {
  /// A voice for a language.
  package struct Voice: Hashable, Sendable {
    /// The language, as a tag in lower case.
    package let language: String
    /// The name.
    package let name: String
    /// The name of its file, by which the engine is asked for it.
    package let identifier: String
    /// A number that is smaller for a better voice of the language.
    package let priority: Int
  }

  /// The voices, in the order of the list.
  package let all: [Voice]

  /// Parses lines of a language, a name, an identifier and a priority, with tabs between them; others are passed over.
  package init(lines: String) {
    all = lines.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 4, let priority = Int(parts[3]) else { return nil }
      return Voice(
        language: parts[0].lowercased(), name: String(parts[1]), identifier: String(parts[2]), priority: priority)
    }
  }

  /// The language subtags, or nil if no language is known.
  var subtags: Set<String>? {
    all.isEmpty ? nil : Set(all.map { String($0.language.prefix { $0 != "-" }) })
  }

  /// Returns the list of an installed helper, or the reason why it has none.
  static func lines(of helper: String) throws(ProgramFault) -> String {
    let output = try ProgramRun([helper, "voices"], milliseconds: 5_000).output(upTo: 1 << 20)
    return String(decoding: output, as: UTF8.self)
  }

  /// Returns the name of the voice for text in a language, or the user's choice, or nil for neither.
  ///
  /// The language in a book is never passed on: the name is one of the list or the user's choice.
  package func voice(for language: String?, chosen: String?) -> String? {
    guard let tag = language?.lowercased(), let primary = tag.split(separator: "-").first.map(String.init) else {
      return chosen.map(reference)
    }
    if let chosen, self.language(of: chosen).prefix(while: \.isLetter) == primary { return reference(to: chosen) }
    return best(of: tag) ?? best(of: primary) ?? chosen.map(reference)
  }

  /// Returns the name by which the engine finds a voice, with the variant that follows a `+`.
  private func reference(to chosen: String) -> String {
    guard let voice = named(chosen) else { return chosen }
    return voice.identifier + chosen.drop { $0 != "+" }
  }

  /// Returns a voice by its name, its language or its identifier, in letters of any case; a variant may follow a `+`.
  func named(_ name: String) -> Voice? {
    let name = name.lowercased().prefix { $0 != "+" }
    return all.first { $0.identifier.lowercased() == name } ?? all.first { $0.language == name }
      ?? all.first { $0.name.lowercased() == name }
  }

  private func language(of chosen: String) -> String { named(chosen)?.language ?? chosen.lowercased() }

  private func best(of tag: String) -> String? {
    let voices = all.filter { $0.language == tag }
    return voices.min { $0.priority < $1.priority }?.identifier
  }
}
