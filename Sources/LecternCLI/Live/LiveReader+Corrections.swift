import BookFormats
import Bookshelf
import Reading
import TerminalUI
import TextModel
import Words

/// The correction of recognised words, which is kept with the book.
extension LiveReader {
  /// Returns the readings of the recognised word at a position, or nil if none is there.
  func readings(at position: TextPosition) -> WordReadings? {
    parts.pages.opened.text.recognisedWord(at: position).map {
      WordReadings(
        range: TextRange(section: position.section, $0.range), text: $0.text, alternatives: $0.alternatives)
    }
  }

  /// Corrects a recognised word and has the book opened again, or tells why it cannot be kept.
  ///
  /// Nothing of the reading is changed before the correction is on the disk.
  mutating func correct(_ range: TextRange, to text: String) -> [Effect] {
    let book = parts.pages.opened.wholeText
    guard let word = book.recognisedWord(at: range.lower) else { return reader.offer(nil, at: now) }
    do throws(Failure) {
      guard let known = try parts.shelf.identity(of: book, at: parts.path) else {
        throw Failure(.usage, .inputKeepsCorrections)
      }
      let section = range.lower.section
      let corrections = word.corrections(to: text)
      let before = try parts.shelf.exists ? parts.shelf.corrections(of: known) : []
      let length = book.section(section).length
      book.correct(by: before + corrections)
      let growth = book.section(section).length - length
      do throws(Failure) {
        try parts.shelf.change { shelf throws(ShelfError) in
          try shelf.save(
            corrections, of: known, behind: TextPosition(section: section, offset: word.range.upperBound),
            growth: growth, on: parts.edges.date())
        }
      } catch {
        book.correct(by: before)
        throw error
      }
      let end = max(word.range.lowerBound + 1, word.range.upperBound + growth)
      ending = .opens(
        NextBook(
          book: book, path: parts.path,
          beginning: .correction(TextRange(section: section, word.range.lowerBound..<end))))
      return []
    } catch {
      return reader.correctionFailed(parts.edges.catalogue.text(error), at: now)
    }
  }
}
