import Bookshelf

extension NoteList {
  /// For bibliographies: an entry for each book, its notes in the field that annotated bibliographies print.
  var bibTeX: String {
    // Editions of a book are one work: what is printed of them is equal.
    var works: [[String]] = []
    var kept: [[String]: [Note]] = [:]
    for note in notes {
      let work = [note.book.title] + note.book.creators
      if kept[work] == nil { works.append(work) }
      kept[work, default: []].append(note)
    }
    var keys: Set<String> = []
    return works.compactMap { work in
      guard let notes = kept[work], let book = notes.first?.book else { return nil }
      let year = notes.lazy.compactMap(\.year).first
      let key = TeXText.key(author: book.creators.first, title: book.title, year: year, unlike: keys)
      keys.insert(key)
      let fields = [
        ("author", book.creators.map { PersonName($0).inBibTeX }.joined(separator: " and ")),
        ("title", TeXText.escaped(book.title)), ("year", year.map { String($0) } ?? ""),
        ("annote", notes.map(annotation).joined(separator: "\n\n    ")),
      ]
      let lines = fields.filter { !$1.isEmpty }.map { "  \($0) = {\($1)}" }
      return "@book{\(key),\n\(lines.joined(separator: ",\n"))\n}\n"
    }
    .joined(separator: "\n")
  }

  private func annotation(_ note: Note) -> String {
    let page =
      note.printPage.map { label in
        let isRange = label.contains("–")
        return " (\(isRange ? "pp." : "p.") \(TeXText.escaped(label).split(separator: "–").joined(separator: "--")))"
      } ?? ""
    let told = [kind(note), note.words] + lost(note)
    return "``\(TeXText.escaped(note.text))''" + page
      + told.filter { !$0.isEmpty }.map { " " + TeXText.escaped($0) }.joined()
  }
}
