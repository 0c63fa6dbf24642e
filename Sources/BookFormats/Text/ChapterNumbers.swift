import TextModel

/// Distinguishes numbers that stand alone above the chapters of a text from page numbers, and from numbers that are
/// text.
///
/// Chapters are counted from 1, and from 1 again in each part of a book. Above their numbers stand more blank lines
/// than below, or at least the end of a sentence, which a page seldom ends with.
struct ChapterNumbers {
  /// The starts of the lines that hold the number of a chapter.
  private(set) var starts: Set<Int> = []
  private var last: (number: Int, place: Int)?
  private var areSetOff = true
  private var areCounted = true

  /// The least distance between the numbers of chapters, in bytes: numbers in columns and lists are closer.
  private static let shortest = 60

  /// Records a line that stands alone, with the number of blank lines around it and the line before them.
  mutating func add(_ line: TextLine, before: Int, after: Int, behind text: ArraySlice<UInt8>) {
    guard areCounted, let number = Self.number(line.content) else { return }
    let place = line.range.lowerBound
    starts.insert(place)
    defer { last = (number, place) }
    let isSetOff = before >= 2 && before > after && before < .max || before >= 3 && before < .max
    // The number of the last page has no text below it, and a page may end in the middle of a sentence.
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

  /// Returns the number that a line consists of, by itself or between dashes, or nil if the line has other text.
  private static func number(_ line: ArraySlice<UInt8>) -> Int? {
    let isBetweenDashes = line.count > 2 && line.first == 0x2D && line.last == 0x2D
    return PageNumbers.number(isBetweenDashes ? line.dropFirst().dropLast().trimmed { $0 == 0x20 } : line)
  }
}
