import TestSupport
import TextModel
import TextUnits

extension TextFixture {
  /// All units of a granularity, by moving forward from the start of the book.
  func starts(of granularity: Granularity) -> [TextRange] {
    let tokenizer = UnitTokenizer(text: self)
    var units: [TextRange] = []
    var next = tokenizer.unit(granularity, next: TextPosition(section: 0, offset: -1), toward: .forward)
    while let unit = next {
      units.append(unit)
      next = tokenizer.unit(granularity, next: unit.lower, toward: .forward)
    }
    return units
  }

  /// The text of all units of a granularity.
  func texts(of granularity: Granularity) -> [String] {
    starts(of: granularity).map { text(in: $0) }
  }
}
