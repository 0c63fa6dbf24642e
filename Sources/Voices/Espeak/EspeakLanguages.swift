import Processes

/// The languages that eSpeak NG has a voice for, as tags in lower case.
package struct EspeakLanguages: Hashable, Sendable {
  private let tags: Set<String>

  /// Parses the table that `espeak-ng --voices` prints, with a tag in the second column and others in brackets at the
  /// end of a row.
  package init(table: String) {
    var tags: Set<String> = []
    for row in table.split(separator: "\n").dropFirst() {
      let columns = row.split(separator: " ")
      if columns.count > 1 { tags.insert(columns[1].lowercased()) }
      for other in row.split(separator: "(").dropFirst() { tags.insert(other.prefix { $0 != " " }.lowercased()) }
    }
    self.tags = tags
  }

  /// The language subtags, or nil if no language is known.
  var subtags: Set<String>? {
    tags.isEmpty ? nil : Set(tags.map { String($0.prefix { $0 != "-" }) })
  }

  /// Returns the languages of the installed program, or none if it is not installed.
  package static func installed() -> EspeakLanguages {
    let run = ProgramRun(["espeak-ng", "--voices"], milliseconds: 10_000)
    let table = try? run.output(upTo: 1 << 20)
    return EspeakLanguages(table: String(decoding: table ?? [], as: UTF8.self))
  }

  /// Returns the name of the voice for text in a language, or nil for the default voice of eSpeak NG.
  ///
  /// The language in a book is never passed on: the name is a tag of the table or the user's choice.
  func voice(for language: String?, chosen: String?) -> String? {
    guard let tag = language?.lowercased(), let primary = tag.split(separator: "-").first.map(String.init) else {
      return chosen
    }
    if let chosen, chosen.lowercased().prefix(while: \.isLetter) == primary { return chosen }
    return [tag, primary].first(where: tags.contains) ?? chosen
  }
}
