/// The way the lines of a whole text were made, as a person sees it at a glance.
struct TextShape: Equatable {
  /// The greatest width that lines are wrapped at.
  static let longest = 120
  /// The least width that lines are wrapped at: narrower ones were broken on purpose.
  private static let narrowest = 50

  /// The column that lines are wrapped at.
  var width = 72
  /// A Boolean value that indicates whether each line is a paragraph of its own.
  var isLinewise = false
  /// A Boolean value that indicates whether lines end in the middle of words, as they do on printed pages, with a
  /// hyphen that is no part of the word.
  var isHyphenated = false

  /// Counts lines for a shape.
  struct Census {
    private var ends = [Int](repeating: 0, count: TextShape.longest + 1)
    private var bytes = 0
    private var longBytes = 0
    private var lines = 0
    private var hyphens = 0

    /// Counts a line that is not blank.
    mutating func count(_ line: ArraySlice<UInt8>) {
      bytes += line.count
      lines += 1
      if LineHyphens.hyphen(endOf: line) != nil { hyphens += 1 }
      // Characters are counted, not columns: the few wide ones do not change the width of most lines.
      let columns = line.count { $0 & 0xC0 != 0x80 }
      if columns > TextShape.longest { longBytes += line.count } else { ends[columns] += 1 }
    }

    /// The shape of the counted lines: nineteen lines of twenty end within the width, and all but one of a short text,
    /// which may hold an address that cannot be wrapped.
    var shape: TextShape {
      var shape = TextShape()
      shape.isLinewise = longBytes * 2 > bytes
      // One line in hundreds ends at the hyphen of a compound; three of fifteen do not by chance.
      shape.isHyphenated = hyphens >= 6 && hyphens * 25 >= lines || hyphens >= 3 && hyphens * 5 >= lines
      let narrow = ends.reduce(0, +)
      var left = max(narrow / 20, narrow >= 8 ? 1 : 0)
      for columns in ends.indices.reversed() {
        left -= ends[columns]
        guard left < 0 else { continue }
        if columns >= TextShape.narrowest { shape.width = columns }
        break
      }
      return shape
    }
  }
}
