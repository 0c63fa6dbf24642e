import Accessibility
import TextModel
import Words

extension Composer {
  /// Returns the further content of a text, in its order: notes, descriptions of images, where links lead out of the
  /// book, other languages.
  func moreContent(of range: TextRange) -> [CustomContent] {
    guard let offsets = range.offsets else { return [] }
    let section = world.text.section(range.lower.section)
    let notes = world.shownMarks.filter { $0.range.lower < range.upper && range.lower < $0.range.upper }.flatMap {
      mark in
      let category = mark.category.map {
        CustomContent(Announcement.open(world.catalogue.text(.highlightKept)), $0.text(in: world.catalogue))
      }
      let words =
        mark.words.isEmpty ? nil : CustomContent(Announcement.open(world.catalogue.text(.ownNote)), mark.line)
      return [category, words].compactMap(\.self)
    }
    return notes
      + section.spans(touching: offsets).compactMap { span in
        let text = Announcement.open(section.text(in: span.range))
        switch span.kind {
        case .noteReference(let destination):
          guard let place = world.text.position(of: destination) else { return nil }
          let label = Announcement.open(world.catalogue.text(section.phrase(of: span)))
          return CustomContent(label, words(ofNoteAt: place, numbered: section.label(of: span)))
        case .link(.outside(let target)), .link(.missing(let target)):
          return text == target ? nil : CustomContent(text, target)
        case .described(let words): return CustomContent(world.catalogue.text(.longDescription), words)
        case .abbreviation(let words): return CustomContent(text, words)
        case .reading:
          let reading = text.filter { !$0.isWhitespace && !"()[]（）［］".contains($0) }
          return reading.isEmpty ? nil : CustomContent(world.catalogue.text(.rubyReading), reading)
        case .language(let language):
          let words = world.text.quotation(of: TextRange(section: range.lower.section, span.range))
          return CustomContent(Announcement.open(words), world.catalogue.languageName(of: language))
        default: return nil
        }
      }
  }

  /// Returns the words of a note without the number that it is called by.
  func words(ofNoteAt place: TextPosition, numbered label: String) -> String {
    let note = world.words(of: world.note(at: place), numbered: label)
    let bare = world.block(at: note.lower).flatMap { note.without(label, at: $0.block, of: $0.section) }
    return text(of: bare ?? note).text
  }
}
