import Markup
import TextModel

/// Names and headings by which authors and converters mark an element as a note.
enum FootnoteWords {
  /// Returns a Boolean value that indicates whether a heading stands over notes.
  static func isHeading(_ text: String) -> Bool {
    headings.contains(text.lowercased().filter { $0.isLetter || $0 == " " }.trimmed)
  }

  /// Returns a Boolean value that indicates whether an identifier or a class is that of a note, or of notes.
  static func isNote(_ name: String) -> Bool {
    let name = name.lowercased()
    guard !isReference(name) else { return false }
    return isOfNotes(name)
  }

  /// Returns a Boolean value that indicates whether an identifier or a class is that of a reference to a note.
  static func isReference(_ name: String) -> Bool {
    let name = name.lowercased()
    return (name.holds("ref") || name.holds("anchor") || name.holds("back")) && isOfNotes(name)
  }

  private static func isOfNotes(_ name: String) -> Bool {
    if words.contains(where: name.holds) { return true }
    // "fn1", "note-1", "en_12"; "footing", "notebook" and "notes.xhtml" are none.
    let stem = name.drop { $0 == "_" }
    return stems.contains { stem.hasPrefix($0) && isNumbered(stem.dropFirst($0.count)) }
  }

  private static func isNumbered(_ rest: Substring) -> Bool {
    let tail = rest.hasPrefix("ref") ? rest.dropFirst(3) : rest.hasPrefix("anchor") ? rest.dropFirst(6) : rest
    let number = tail.drop { "-_.:".contains($0) }
    return !number.isEmpty && number.allSatisfy { $0.isNumber || "-_.:".contains($0) }
  }

  private static let words = [
    "footnote", "endnote", "fnote", "rearnote", "ftn", "noteref", "cite_note", "cite_ref", "fussnote", "fußnote",
    "endnoten", "przypis", "fnanchor",
  ]
  private static let stems = ["fn", "note", "en", "edn", "nt", "anm", "note_", "rfn", "sdfootnote", "sdendnote"]

  private static let headings: Set<String> = [
    "notes", "footnotes", "endnotes", "end notes", "foot notes", "anmerkungen", "fußnoten", "fussnoten", "endnoten",
    "przypisy", "przypisy końcowe", "notes de bas de page", "notas", "notas al pie", "note", "noten", "voetnoten",
    "noter", "fotnoter", "poznámky", "примечания", "сноски", "notes and references", "author’s notes",
    "authors notes",
  ]
}
