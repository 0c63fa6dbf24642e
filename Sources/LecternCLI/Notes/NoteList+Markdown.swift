import Bookshelf

extension NoteList {
  /// For documents: a heading for each book, every note a quote with its citation below.
  ///
  /// Nothing in a note is taken for markup.
  var markdown: String {
    var parts = notes.isEmpty ? [] : ["# Notes"]
    var heading: String?
    for note in notes {
      let citation = Citation(note, in: catalogue)
      if heading != citation.work {
        heading = citation.work
        parts.append("## " + Self.escaped(citation.work))
      }
      parts.append(Self.quote(note.text))
      let kind = kind(note)
      if !kind.isEmpty { parts.append(Self.escaped(kind)) }
      let words = SafeText.blocks(of: note.words).joined().map(Self.escaped)
      if !words.isEmpty { parts.append(words.joined(separator: "\\\n")) }
      parts.append("— " + citation.details.map(Self.escaped).joined(separator: ", "))
      parts += lost(note).map(Self.escaped)
    }
    return parts.map { $0 + "\n" }.joined(separator: "\n")
  }

  private static func quote(_ text: String) -> String {
    SafeText.blocks(of: text)
      .map { lines in lines.map { "> " + escaped($0) }.joined(separator: "\\\n") }
      .joined(separator: "\n>\n")
  }

  /// Returns one line with a backslash before whatever Markdown could read as markup (CommonMark 0.31 §2.4).
  static func escaped(_ line: String) -> String {
    var result = ""
    var number = true
    for (index, character) in line.enumerated() {
      // "3." and "3)" begin a list, and these four a heading, a list or a rule, at the start of a line only.
      let opensList = number && index > 0 && ".)".contains(character)
      let opensBlock = index == 0 && "#+-=".contains(character)
      if opensList || opensBlock || "\\`*_[]<>&~|".contains(character) { result += "\\" }
      result.append(character)
      number = number && character.isASCII && character.isNumber
    }
    return result
  }
}
