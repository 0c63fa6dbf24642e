import Processes

/// The languages that eSpeak NG has a voice for, as tags in small letters.
package struct EspeakLanguages: Hashable, Sendable {
  private let tags: Set<String>

  /// Takes the languages from the table that `espeak-ng --voices` prints: a tag in the second column, others in
  /// brackets at the end of a row.
  package init(table: String) {
    var tags: Set<String> = []
    for row in table.split(separator: "\n").dropFirst() {
      let columns = row.split(separator: " ")
      if columns.count > 1 { tags.insert(columns[1].lowercased()) }
      for other in row.split(separator: "(").dropFirst() { tags.insert(other.prefix { $0 != " " }.lowercased()) }
    }
    self.tags = tags
  }

  /// The language subtags; nil where no language is known, as nothing can be told from that.
  var subtags: Set<String>? {
    tags.isEmpty ? nil : Set(tags.map { String($0.prefix { $0 != "-" }) })
  }

  /// The languages of the program that is installed; none when there is no such program.
  package static func installed() -> EspeakLanguages {
    let run = ProgramRun(["espeak-ng", "--voices"], milliseconds: 10_000)
    let table = try? run.output(upTo: 1 << 20)
    return EspeakLanguages(table: String(decoding: table ?? [], as: UTF8.self))
  }

  /// The name of a voice for text in a language; nil for the one that is taken when none is named.
  ///
  /// What a book calls its language is never handed on: only a tag of the table is, or the reader's own choice.
  func voice(for language: String?, chosen: String?) -> String? {
    guard let tag = language?.lowercased(), let primary = tag.split(separator: "-").first.map(String.init) else {
      return chosen
    }
    if let chosen, chosen.lowercased().prefix(while: \.isLetter) == primary { return chosen }
    return [tag, primary].first(where: tags.contains) ?? chosen
  }
}
