import Accessibility
import BookFormats
import Reading
import Speech
import TextModel

/// A record of a reading beside the text that it was to speak: no word may be lost, none be spoken twice.
struct SoakRecord {
  /// The character that a program writes at the end of each line that it has heard.
  static let lineEnd: Character = "|"

  private let book: Book
  /// The texts that were told as spoken, without those that were gone back to.
  private var spoken: [TextRange] = []
  /// The lines that were handed over to be spoken, and those that were told as spoken.
  private var given: [String] = []
  private var told: [String] = []
  /// The faults so far.
  var faults: [String] = []

  init(_ book: Book) { self.book = book }

  mutating func handedOver(_ utterance: Utterance) {
    if let line = Self.line(of: utterance) { given.append(line) }
  }

  mutating func finished(_ utterance: Utterance) {
    if utterance.kind == .reading { spoken += utterance.map.texts }
    if let line = Self.line(of: utterance) { told.append(line) }
  }

  /// Drops the texts that were spoken from a position on, as they are to be spoken once more.
  mutating func wentBack(to position: TextPosition) {
    spoken = spoken.compactMap {
      $0.upper <= position ? $0 : $0.lower < position ? TextRange($0.lower, position) : nil
    }
  }

  /// The page in view when a sentence begins is the one that the sentence begins on.
  mutating func began(_ text: TextRange, on page: Page?) {
    guard page?.range.contains(text.lower) != true else { return }
    faults.append("Out of view: \(text) is not on \(page.map { "\($0.range)" } ?? "any page").")
  }

  /// Returns the text of an utterance that a voice is handed, in one line, or nil if it is empty.
  private static func line(of utterance: Utterance) -> String? {
    let line = SpokenForm.plain(utterance.voiced.text)
    return line.isEmpty ? nil : line
  }

  /// Compares what was to be said with what a program wrote down that it was given; a line without its end is none.
  mutating func compare(heard: String, isWhole: Bool) {
    faults += repeated + gaps(isWhole: isWhole)
    let heard = heard.split(separator: "\n").filter { $0.last == Self.lineEnd }.map { String($0.dropLast()) }
    if let line = Self.firstMissing(of: told, in: heard) { faults.append("Told as spoken, and not heard: \(line)") }
    // Each line that is handed over is heard once at most.
    if let line = Self.firstMissing(of: heard, in: given) { faults.append("Heard, and not to be said: \(line)") }
  }

  /// The first line that others do not hold in the same order.
  private static func firstMissing(of lines: [String], in others: [String]) -> String? {
    var rest = others[...]
    for line in lines {
      guard let at = rest.firstIndex(of: line) else { return line }
      rest = rest[(at + 1)...]
    }
    return nil
  }

  private var repeated: [String] {
    zip(spoken, spoken.dropFirst()).filter { $0.upper > $1.lower }.map {
      "Said twice from \($1.lower): \(book.text(in: $1))"
    }
  }

  /// Letters and digits of the main flow that were not told as spoken: in the whole book, or as far as reading came.
  private func gaps(isWhole: Bool) -> [String] {
    var faults: [String] = []
    var last = TextPosition.start
    let end = TextPosition(section: book.sectionCount, offset: 0)
    for range in spoken + (isWhole ? [TextRange(end, end)] : []) {
      if range.lower > last {
        for section in last.section...min(range.lower.section, book.sectionCount - 1) where book.isLinear(section) {
          let whole = book.section(section)
          let from = section == last.section ? last.offset : 0
          let to = section == range.lower.section ? range.lower.offset : whole.length
          faults += Self.lost(from..<max(from, to), of: whole).map { "Lost in section \(section): \($0)" }
        }
      }
      last = max(last, range.upper)
    }
    return faults
  }

  private static func lost(_ offsets: Range<Int>, of section: Section) -> [String] {
    section.blocks.filter { $0.kind != .separator && $0.content.overlaps(offsets) }.compactMap { block in
      let range = block.content.clamped(to: offsets)
      let hidden = section.spans(touching: range).contains { $0.kind.isUnheard }
      let text = section.text(in: range)
      return !hidden && text.contains { $0.isLetter || $0.isNumber } ? text : nil
    }
  }
}
