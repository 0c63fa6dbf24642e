import BookFormats
import Reading
import TextModel
import TextUnits

/// The sentence around a match; of one that no ear can take in, what is nearest.
struct Excerpt {
  /// The longest part of a sentence that is shown on either side of a match, in UTF-8 bytes.
  private static let reach = 400

  private let match: TextRange
  private let world: ReadingWorld
  private let text: Book
  /// The part of the sentence that is shown.
  private let part: Range<Int>
  /// The marks of where the sentence goes on before and behind that part.
  private let ellipses: (before: String, behind: String)

  /// Finds the sentence around a match.
  init(around match: TextRange, in world: ReadingWorld, _ opened: OpenedBook) {
    self.match = match
    self.world = world
    text = opened.text
    let number = match.lower.section
    let first = opened.tokenizer.unit(.sentence, enclosing: match.lower, toward: .forward) ?? match
    let last = opened.tokenizer.unit(.sentence, enclosing: match.upper, toward: .backward) ?? match
    let lower = min(first.lower, match.lower).offset
    let upper = max(first.upper, last.upper, match.upper).offset
    let from = match.lower.offset - Self.reach
    let to = match.upper.offset + Self.reach
    let start = from > lower ? Self.cut(from, of: number, opened) : lower
    let end = to < upper ? Self.cut(to, of: number, opened) : upper
    part = start..<max(start, end)
    ellipses = (start > lower ? "…" : "", end < upper ? "…" : "")
  }

  /// The words in one line, with an ellipsis where the sentence goes on.
  var shown: String { whole(text.section(match.lower.section).text(in: part)) }

  /// The same as it is spoken; a match in text that is seen and not spoken is given as it is seen.
  var heard: String {
    let number = match.lower.section
    let hearsMatch = match.offsets.map { !world.places.heard(of: $0, inSection: number).isEmpty } ?? true
    return hearsMatch ? whole(world.places.heard(of: part, inSection: number)) : shown
  }

  private func whole(_ words: String) -> String { ellipses.before + SafeText.line(words) + ellipses.behind }

  /// Returns the start of the word at an offset or behind it, so that no word is cut.
  private static func cut(_ offset: Int, of number: Int, _ opened: OpenedBook) -> Int {
    let place = TextPosition(section: number, offset: opened.text.section(number).scalarStart(offset))
    let word =
      opened.tokenizer.unit(.word, enclosing: place, toward: .forward)
      ?? opened.tokenizer.unit(.word, next: place, toward: .forward)
    return word?.lower.section == number ? word?.lower.offset ?? place.offset : place.offset
  }
}
