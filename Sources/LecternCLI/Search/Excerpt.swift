import BookFormats
import Reading
import TextModel
import TextUnits

/// The sentence around a match; of one that no ear can take in, what is nearest.
struct Excerpt {
  /// The longest part of a sentence that is shown on either side of a match, in UTF-8 bytes.
  private static let reach = 400
  /// The longest word that is not cut, in UTF-8 bytes.
  private static let longestWord = 100
  /// The number of parts of one sentence that are told as they are spoken.
  private static let mostHeard = 4

  private let match: TextRange
  private let world: ReadingWorld
  private let text: Book
  private let sentence: Range<Int>
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
    sentence = lower..<upper
    part = start..<max(start, end)
    ellipses = (start > lower ? "…" : "", end < upper ? "…" : "")
  }

  /// The words in one line, with an ellipsis where the sentence goes on.
  var shown: String { whole(text.section(match.lower.section).text(in: part)) }

  /// Returns the words as they are spoken; of a match in text that is seen and not spoken, as they are seen.
  ///
  /// Matches are told one after the other, and `last` holds the words of the one before. In a sentence that is too long
  /// to be told as a whole, each has words of its own: from the fifth on they are given as they are seen, which takes
  /// less time.
  func heard(after last: inout Heard?) -> String {
    guard hearsMatch else { return shown }
    let range = TextRange(section: match.lower.section, sentence)
    let before = last.flatMap { $0.sentence == range ? $0 : nil }
    if let before, before.part == part { return before.words }
    let times = (before?.times ?? 0) + 1
    guard times <= Self.mostHeard else { return shown }
    let words = whole(world.places.heard(of: part, inSection: match.lower.section))
    last = Heard(sentence: range, part: part, words: words, times: times)
    return words
  }

  /// The same for a match that is told alone.
  var heard: String {
    var last: Heard?
    return heard(after: &last)
  }

  /// The words of a sentence as they are spoken.
  struct Heard {
    fileprivate let sentence: TextRange
    fileprivate let part: Range<Int>
    fileprivate let words: String
    /// The number of parts of the sentence that were told.
    fileprivate let times: Int
  }

  private var hearsMatch: Bool {
    let number = match.lower.section
    guard let offsets = match.offsets, !text.section(number).spans(touching: offsets).isEmpty else { return true }
    return !world.places.heard(of: offsets, inSection: number).isEmpty
  }

  private func whole(_ words: String) -> String { ellipses.before + SafeText.line(words) + ellipses.behind }

  /// Returns the start of the word at an offset or behind it, so that no word is cut but one that is none.
  private static func cut(_ offset: Int, of number: Int, _ opened: OpenedBook) -> Int {
    let place = TextPosition(section: number, offset: opened.text.section(number).scalarStart(offset))
    let word =
      opened.tokenizer.unit(.word, enclosing: place, toward: .forward)
      ?? opened.tokenizer.unit(.word, next: place, toward: .forward)
    guard let start = word?.lower, start.section == number, abs(start.offset - offset) <= longestWord else {
      return place.offset
    }
    return start.offset
  }
}
