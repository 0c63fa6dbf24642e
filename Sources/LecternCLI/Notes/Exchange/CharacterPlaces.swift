import Bookshelf
import TextModel

/// The places of the notes of one edition by the characters of its whole text, as the text position selector of the W3C
/// counts them: in code points, from 0 (Web Annotation Data Model, 4.2.5).
struct CharacterPlaces {
  private let text: any ReadableText
  private let book: BookIdentity
  /// The number of characters before each section.
  private let starts: [Int]

  /// Counts the characters of every section.
  init(_ text: any ReadableText, of book: BookIdentity) {
    self.text = text
    self.book = book
    starts = (0..<text.sectionCount).reduce(into: [0]) { starts, section in
      starts.append(starts[section] + text.section(section).text.unicodeScalars.count)
    }
  }

  /// Returns the characters of a note; nil for one of another edition.
  func range(of note: Note) -> Range<Int>? {
    guard note.book.isSameEdition(as: book) else { return nil }
    let lower = count(before: note.range.lower)
    return lower..<max(lower, count(before: note.range.upper))
  }

  /// Returns the range of some characters; nil where the text is shorter.
  func range(of characters: Range<Int>) -> TextRange? {
    guard let lower = position(after: characters.lowerBound, isEnd: false),
      let upper = position(after: characters.upperBound, isEnd: true)
    else { return nil }
    return TextRange(lower, max(lower, upper))
  }

  /// Returns the position behind so many characters: between two sections the end of the one, or the start of the
  /// other.
  private func position(after count: Int, isEnd: Bool) -> TextPosition? {
    guard let total = starts.last, (0...total).contains(count) else { return nil }
    let next = isEnd ? starts.firstIndex { $0 >= count } : starts.firstIndex { $0 > count }
    let number = min(max(0, (next ?? starts.count - 1) - 1), max(0, text.sectionCount - 1))
    let scalars = text.section(number).text.unicodeScalars
    let rest = count - starts[number]
    guard let index = scalars.index(scalars.startIndex, offsetBy: rest, limitedBy: scalars.endIndex) else {
      return nil
    }
    return TextPosition(section: number, offset: scalars[..<index].reduce(0) { $0 + UTF8.width($1) })
  }

  private func count(before position: TextPosition) -> Int {
    guard (0..<text.sectionCount).contains(position.section) else { return starts.last ?? 0 }
    let section = text.section(position.section)
    let before = section.substring(in: 0..<min(max(0, position.offset), section.length))
    return starts[position.section] + before.unicodeScalars.count
  }
}
