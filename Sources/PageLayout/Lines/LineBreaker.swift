import TextUnits

/// Fills lines with text, each with as much as it holds (UAX #14, greedy).
///
/// Its properties are the measures of the lines and the state of the one being filled.
struct LineBreaker {
  /// The end of a line, and its visible part.
  struct Line {
    let start: Int
    let visibleEnd: Int
    let width: Int
    /// Its indent, in cells.
    let indent: Int
    /// A Boolean value that indicates whether a hyphen is drawn behind it, which counts in its width.
    let isHyphenated: Bool
  }

  private let slice: UTF8Slice
  /// The cells of the line being filled.
  private var room: Int
  /// The cells of a line that is not set in, and how far the lines are that go on with a hard line.
  private let fullRoom: Int
  private let hang: Int
  private let hangsAtTabs: Bool
  private var indent: Int
  /// The indent of the hard line that is being broken.
  private var hardIndent = 0
  /// The cells before what stands behind the first tabs between words of that hard line; nil where it has none.
  private var tab: Int?
  private let cells: CellWidth
  private let hyphenation: Hyphenation?
  /// The indents of hard lines that are set in, by the offsets that they begin at.
  private let hardIndents: [Int: Int]
  /// The text that stands off the baseline, and the offset of the section that the text begins at.
  private let raised: RaisedText
  private let origin: Int
  private(set) var lines: [Line] = []
  /// The line being filled: where it starts, and its width with and without the white space at its end.
  private var start = 0
  private var total = 0
  private var visible = 0
  private var visibleEnd = 0

  /// Fills lines of `room` cells with a text, the first with `indent` cells less, those that go on with a hard line of
  /// it with `hang` cells less, none with less than 1 cell; the lines of a hard line in `hardIndents` have as many
  /// cells less as that says.
  ///
  /// Rows that go on with a hard line with tabs between its words begin where the first of them leads to, if that is
  /// asked for. The brackets of what stands off the baseline are counted, by their offsets in a section in which the
  /// text begins at `origin`. The boundaries are those of UAX #14; every line ends at the first of them where that is
  /// asked for. A word that does not fit is divided where there are rules for that.
  init(
    _ slice: UTF8Slice, boundaries: [TextBreaker.Boundary], room: Int, indent: Int = 0, hang: Int = 0,
    hangsAtTabs: Bool = false,
    hardIndents: [Int: Int] = [:], raised: RaisedText = RaisedText(), from origin: Int = 0,
    isBrokenEverywhere: Bool = false,
    hyphenation: Hyphenation? = nil, cells: CellWidth
  ) {
    self.raised = raised
    self.origin = origin
    self.hyphenation = hyphenation
    self.slice = slice
    fullRoom = max(1, room)
    self.indent = indent + (hardIndents[0] ?? 0)
    self.room = max(1, room - self.indent)
    self.hardIndents = hardIndents
    hardIndent = hardIndents[0] ?? 0
    self.hang = hang
    self.hangsAtTabs = hangsAtTabs
    self.cells = cells
    var lower = 0
    for boundary in boundaries {
      let isForced = isBrokenEverywhere || boundary.status >= 100
      // UAX #14 allows a break inside a grapheme, before some marks; a line cannot begin there.
      guard boundary.status >= 100 || slice.isCharacterBoundary(boundary.offset) else { continue }
      place(lower..<boundary.offset)
      lower = boundary.offset
      if isForced, lower < slice.count { endLine(at: lower, isHardEnd: true) }
    }
    if start < slice.count || lines.isEmpty { endLine(at: slice.count) }
  }

  private mutating func place(_ piece: Range<Int>) {
    var piece = piece
    var size = measure(piece)
    while !size.fits(total, room) {
      if let (part, partSize) = divide(piece) {
        add(partSize, from: piece.lowerBound)
        endLine(at: part, isHyphenated: true)
        piece = part..<piece.upperBound
      } else if start < piece.lowerBound {
        endLine(at: piece.lowerBound)
      } else {
        return cut(piece)
      }
      size = measure(piece)
    }
    add(size, from: piece.lowerBound)
  }

  /// Finds the longest part of a piece that fits into the line with a hyphen behind it; nil where there is none.
  private func divide(_ piece: Range<Int>) -> (end: Int, Size)? {
    guard let hyphenation, room - total > 2 else { return nil }
    for end in hyphenation.breaks(in: slice[piece]).reversed() {
      let size = measure(piece.lowerBound..<piece.lowerBound + end)
      if total + size.visible < room { return (piece.lowerBound + end, size) }
    }
    return nil
  }

  private mutating func add(_ size: Size, from lower: Int) {
    if let end = size.tab { tab = indent + total + end }
    let seen = total + size.visible + size.hyphen
    // Text without a cell has its place in any line, and is seen in none that has no cell left.
    if size.visibleEnd > lower, size.visible > 0 || seen <= room {
      visible = seen
      visibleEnd = size.visibleEnd
    }
    total += size.total
  }

  /// Cuts a piece wider than a line between graphemes.
  private mutating func cut(_ piece: Range<Int>) {
    var offset = piece.lowerBound
    while offset < piece.upperBound {
      let end = min(slice.characterEnd(offset), piece.upperBound)
      var size = measure(offset..<end)
      if total + size.visible > room, start < offset {
        endLine(at: offset)
        size = measure(offset..<end)
      }
      add(size, from: offset)
      offset = end
    }
  }

  private mutating func endLine(at end: Int, isHardEnd: Bool = false, isHyphenated: Bool = false) {
    lines.append(
      Line(
        start: start, visibleEnd: visibleEnd, width: visible + (isHyphenated ? 1 : 0), indent: indent,
        isHyphenated: isHyphenated))
    start = end
    visibleEnd = end
    if isHardEnd {
      hardIndent = hardIndents[end] ?? 0
      tab = nil
    }
    indent = hardIndent + (isHardEnd ? 0 : hang)
    if let tab, tab <= fullRoom / 2 { indent = tab }
    room = max(1, fullRoom - indent)
    total = 0
    visible = 0
  }

  private struct Size {
    var total = 0
    var visible = 0
    var visibleEnd: Int
    /// 1 where the last that is seen of the piece is a soft hyphen, which shows where a line ends with it.
    var hyphen = 0
    /// The cells up to the end of the first tabs between words, if the hard line has none before.
    var tab: Int?

    func fits(_ column: Int, _ room: Int) -> Bool {
      visible == 0 || column + visible + hyphen <= room
    }
  }

  private func measure(_ piece: Range<Int>) -> Size {
    var size = Size(visibleEnd: piece.lowerBound)
    var offset = piece.lowerBound
    let isRaised = !raised.isEmpty
    while offset < piece.upperBound {
      if isRaised { size.total += raised.cells(at: origin + offset) }
      let byte = slice.bytes[offset]
      if byte >= 0x20, byte < 0x7F {
        size.total += 1
        offset += 1
        guard byte > 0x20 else { continue }
        size.visible = size.total
        size.visibleEnd = offset
        size.hyphen = 0
        continue
      }
      let scalar = slice.scalar(at: offset)
      let before = size.total
      size.total += cells.width(of: scalar, at: total + size.total)
      if scalar == "\t", hangsAtTabs, tab == nil, visible + size.visible > 0, size.tab ?? before == before {
        size.tab = size.total
      }
      offset += UTF8.width(scalar)
      guard !scalar.isWhiteSpace else { continue }
      size.visible = size.total
      size.visibleEnd = offset
      size.hyphen = scalar == "\u{AD}" ? 1 : 0
    }
    return size
  }
}
