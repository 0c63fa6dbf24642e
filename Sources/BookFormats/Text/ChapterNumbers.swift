import TextModel

/// Tells numbers that stand alone over the chapters of a text from those of pages, and from numbers that are text.
///
/// Chapters are counted from 1, and from 1 again in each part of a book. Above one stand more blank lines than below it,
/// or at least the end of a sentence, which a page seldom ends with.
struct ChapterNumbers {
  /// The starts of the lines that hold one.
  private(set) var starts: Set<Int> = []
  private var last: (number: Int, place: Int)?
  private var areSetOff = true
  private var areCounted = true

  /// A chapter is no shorter, in bytes: numbers in columns and lists stand nearer.
  private static let shortest = 60

  /// Takes note of a line that stands alone, with the number of blank lines around it and the line before them.
  mutating func add(_ line: TextLine, before: Int, after: Int, behind text: ArraySlice<UInt8>) {
    guard areCounted, let number = Self.number(line.content) else { return }
    let place = line.range.lowerBound
    starts.insert(place)
    defer { last = (number, place) }
    let isSetOff = before >= 2 && before > after && before < .max || before >= 3 && before < .max
    // Nothing stands below the number of the last page, and a page may end in the midst of a sentence.
    let isCut = !isSetOff && text.count > Self.shortest && !TextLine.endsSentence(text)
    guard let last else {
      areCounted = number == 1 && after > 0 && !isCut
      return
    }
    let isMarked = PageNumbers.number(line.content) == nil
    areSetOff = areSetOff && isSetOff
    areCounted =
      (number == last.number + 1 || number == 1) && after > 0 && place - last.place >= Self.shortest
      && (isSetOff || !isMarked && before < .max && TextLine.endsSentence(text))
  }

  /// A Boolean value that indicates whether the numbers are those of chapters.
  var areThere: Bool { areCounted && starts.count >= (areSetOff ? 2 : 3) }

  /// The number that a line consists of, by itself or between dashes.
  private static func number(_ line: ArraySlice<UInt8>) -> Int? {
    let isBetweenDashes = line.count > 2 && line.first == 0x2D && line.last == 0x2D
    return PageNumbers.number(isBetweenDashes ? line.dropFirst().dropLast().trimmed { $0 == 0x20 } : line)
  }
}
