import TestSupport
import Testing
import TextModel
import TextUnits

/// The laws for the units of one granularity in any book.
struct UnitLaws {
  let book: TextFixture
  let granularity: Granularity
  let tokenizer: UnitTokenizer
  let units: [TextRange]

  init(_ book: TextFixture, _ granularity: Granularity) {
    self.book = book
    self.granularity = granularity
    tokenizer = UnitTokenizer(text: book)
    units = book.starts(of: granularity)
  }

  func check() {
    let isInOrder = zip(units, units.dropFirst()).allSatisfy { $0.upper <= $1.lower }
    let areNotEmpty = units.allSatisfy { !$0.isEmpty }
    #expect(isInOrder && areNotEmpty, "\(granularity) of \(book.sections)")
    checkCover()
    checkMoves()
    checkRanges()
  }

  /// Everything between units is white space, and nothing lies between characters; units end where graphemes do.
  private func checkCover() {
    for (number, section) in book.sections.enumerated() {
      let inside = units.filter { $0.lower.section == number }.compactMap(\.offsets)
      // The book decides where a run of the markup ends.
      guard ![.link, .note, .figure, .bold, .italic, .language, .printPage].contains(granularity) else { continue }
      let edges = Set(section.text.indices.map { $0.utf16Offset(in: section.text) })
      #expect(
        inside.allSatisfy { range in
          [range.lowerBound, range.upperBound].allSatisfy { offset in
            let index = section.text.utf8.index(section.text.startIndex, offsetBy: offset)
            return index == section.text.endIndex || edges.contains(index.utf16Offset(in: section.text))
          }
        }, "\(granularity) breaks a grapheme of \(section)")
      guard !granularity.isElement, granularity != .paragraph else { continue }
      var lower = 0
      for range in inside + [section.length..<section.length] {
        let gap = section.text(in: lower..<range.lowerBound)
        #expect(
          granularity == .character ? gap.isEmpty : gap.allSatisfy(\.isWhitespace),
          "\(granularity) leaves \(gap.debugDescription) of \(section.text.debugDescription)")
        lower = range.upperBound
      }
    }
  }

  /// The units of a range are those that lie in it, in one list or asked for one after the other.
  private func checkRanges() {
    for (number, section) in book.sections.enumerated() {
      let all = units.filter { $0.lower.section == number }.compactMap(\.offsets)
      for range in [0..<section.length, section.length / 3..<section.length * 2 / 3] where !range.isEmpty {
        let inside = all.filter { range.lowerBound <= $0.lowerBound && $0.upperBound <= range.upperBound }
        let place = TextRange(section: number, range)
        #expect(tokenizer.units(granularity, in: place) == inside, "\(granularity) in \(range) of \(section)")
        #expect(Stepping(base: tokenizer).units(granularity, in: place) == inside)
      }
    }
  }

  /// A tokenizer that is asked for one unit after the other.
  private struct Stepping: TextTokenizer {
    let base: UnitTokenizer

    func unit(_ granularity: Granularity, enclosing position: TextPosition, toward direction: Direction) -> TextRange?
    {
      base.unit(granularity, enclosing: position, toward: direction)
    }

    func unit(_ granularity: Granularity, next position: TextPosition, toward direction: Direction) -> TextRange? {
      base.unit(granularity, next: position, toward: direction)
    }
  }

  /// Forward then backward returns, and every place inside a unit finds it.
  private func checkMoves() {
    for (unit, next) in zip(units, units.dropFirst()) {
      #expect(tokenizer.unit(granularity, next: next.lower, toward: .backward) == unit)
    }
    for unit in units {
      guard let offsets = unit.offsets else {
        Issue.record("\(granularity) runs over a section's end: \(unit)")
        continue
      }
      for offset in stride(from: offsets.lowerBound, to: offsets.upperBound, by: max(1, offsets.count / 4)) {
        let position = TextPosition(section: unit.lower.section, offset: offset)
        #expect(tokenizer.unit(granularity, enclosing: position, toward: .forward) == unit)
        let after = TextPosition(section: unit.lower.section, offset: offset + 1)
        #expect(tokenizer.unit(granularity, enclosing: after, toward: .backward) == unit)
      }
    }
    if let first = units.first {
      #expect(tokenizer.unit(granularity, next: first.lower, toward: .backward) == nil)
    }
  }
}
