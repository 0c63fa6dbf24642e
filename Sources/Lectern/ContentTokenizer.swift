import TextModel
import TextUnits

/// The units of the text elements: their own where they have any, else the engine's.
struct ContentTokenizer: TextTokenizer {
  private let engine: UnitTokenizer
  /// All units of the granularities that some element has units of its own of, in order.
  private let own: [Granularity: [TextRange]]

  /// Finds the units of a text.
  ///
  /// - Complexity: O(n) in the length of the sections that have units of their own; constant where none has.
  init(_ text: ContentText) {
    engine = UnitTokenizer(text: text)
    let granularities = Set(text.places.flatMap { $0.tokens.keys })
    own = Dictionary(
      uniqueKeysWithValues: granularities.map { [engine] granularity in
        (granularity, text.places.flatMap { Self.units(granularity, of: $0, engine) })
      })
  }

  /// Returns the units of an element; a character stands at the end of each block, too.
  private static func units(
    _ granularity: Granularity, of place: ElementPlace, _ engine: UnitTokenizer
  ) -> [TextRange] {
    if let tokens = place.tokens[granularity] {
      let ranges = tokens.map { TextRange(section: place.section, $0) }
      guard granularity == .character else { return ranges }
      let end = place.range.upperBound
      return ranges + [TextRange(section: place.section, end..<end + 1)]
    }
    let end = TextPosition(section: place.section, offset: place.range.upperBound)
    var units: [TextRange] = []
    var position = TextPosition(section: place.section, offset: place.range.lowerBound)
    while let unit = engine.unit(granularity, enclosing: position, toward: .forward)
      ?? engine.unit(granularity, next: position, toward: .forward), unit.lower < end
    {
      units.append(unit)
      position = unit.upper
    }
    return units
  }

  func unit(
    _ granularity: Granularity, enclosing position: TextPosition, toward direction: Direction
  ) -> TextRange? {
    guard let units = own[granularity] else {
      return engine.unit(granularity, enclosing: position, toward: direction)
    }
    let after = units.partitioningIndex { $0.lower > position }
    switch direction {
    case .forward: return after > 0 && units[after - 1].contains(position) ? units[after - 1] : nil
    case .backward:
      let before = units.partitioningIndex { $0.lower >= position }
      return before > 0 && units[before - 1].upper >= position ? units[before - 1] : nil
    }
  }

  func unit(
    _ granularity: Granularity, next position: TextPosition, toward direction: Direction
  ) -> TextRange? {
    guard let units = own[granularity] else { return engine.unit(granularity, next: position, toward: direction) }
    switch direction {
    case .forward:
      let after = units.partitioningIndex { $0.lower > position }
      return after < units.count ? units[after] : nil
    case .backward:
      let limit = unit(granularity, enclosing: position, toward: .forward)?.lower ?? position
      let before = units.partitioningIndex { $0.lower >= limit }
      return before > 0 ? units[before - 1] : nil
    }
  }

  func elements(_ granularity: Granularity, of section: Section, _ number: Int) -> [Range<Int>] {
    engine.elements(granularity, of: section, number)
  }
}
