/// Cuts a document that is one file into sections, so that a long one is read a piece at a time.
enum SectionCuts {
  /// A document of more bytes than this is cut; where nothing better comes, so long is a section.
  static let wholeLimit = 256 << 10

  /// A place where a section could begin.
  struct Place {
    let start: Int
    /// The least length of the section before it.
    let least: Int
  }

  /// Returns the sections of a part of a document, which they tile; a section begins at each place that is far enough
  /// from the one before.
  static func cut(_ range: Range<Int>, at places: [Place]) -> [Range<Int>] {
    guard range.count > wholeLimit else { return [range] }
    var sections: [Range<Int>] = []
    var start = range.lowerBound
    for place in places.sorted(by: { $0.start < $1.start }) where place.start - start >= place.least {
      sections.append(start..<place.start)
      start = place.start
    }
    return sections + [start..<range.upperBound]
  }
}
