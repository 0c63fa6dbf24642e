/// The possible notes of a plain text: the extent of each, and the references to it.
struct FootnoteParagraphs {
  /// The lines of the notes, in order, each with its mark as an index.
  private(set) var ranges: [(mark: Int, lines: Range<Int>)] = []
  /// The places of the brackets that close notes, by the indices of their marks.
  private(set) var closings: [Int: Int] = [:]
  /// The references and their notes, as indices of their marks, in order of the notes' symbols.
  private(set) var pairs: [(reference: Int, note: Int)] = []

  /// The greatest length of a note that has a closing bracket, in bytes.
  private static let longest = 16 << 10

  /// Takes the marks of a part of a text, in order.
  init(_ bytes: [UInt8], in text: Range<Int>, _ marks: [FootnoteMarker]) {
    var paragraph = text.lowerBound..<text.lowerBound
    /// The start of each note and the end of its paragraph.
    var starts: [(mark: Int, line: Int, end: Int)] = []
    for (index, mark) in marks.enumerated() where mark.isNote {
      let line = Self.lineStart(bytes, before: mark.range.lowerBound, in: text)
      if line >= paragraph.upperBound {
        guard mark.kind == .named || Self.isParagraphStart(bytes, line, in: text) else { continue }
        paragraph = line..<Self.paragraphEnd(bytes, from: line, in: text)
      }
      starts.append((index, line, paragraph.upperBound))
    }
    for (place, start) in starts.enumerated() {
      let next = place + 1 < starts.count ? starts[place + 1].line : text.upperBound
      var end = min(start.end, next)
      if marks[start.mark].kind == .named,
        let closing = Self.closing(bytes, in: marks[start.mark].range.lowerBound..<next)
      {
        closings[start.mark] = closing.bracket
        end = closing.end
      }
      ranges.append((start.mark, start.line..<end))
    }
    pair(marks, notes: starts.map(\.mark))
  }

  /// Pairs each reference with the note behind it that has the same symbol; several notes and several references pair
  /// in their order.
  private mutating func pair(_ marks: [FootnoteMarker], notes: [Int]) {
    let notes = Set(notes)
    var places: [String: [Int]] = [:]
    // A line inside a paragraph may begin with a reference to a note.
    for (index, mark) in marks.enumerated() where notes.contains(index) || !mark.isNote || mark.isCurly {
      places[mark.symbol, default: []].append(index)
    }
    for (_, places) in places.sorted(by: { $0.key < $1.key }) {
      var references: [Int] = []
      var run: [Int] = []
      func settle() {
        // A number that stands apart from words refers only to a note that is named as one.
        let found = references.filter { mark in
          marks[mark].kind == .attached || marks[mark].isCurly || run.allSatisfy { marks[$0].kind == .named }
        }
        if run.count == 1 {
          pairs += found.map { ($0, run[0]) }
        } else if run.count == found.count {
          pairs += zip(found, run).map { ($0, $1) }
        }
        references = []
        run = []
      }
      for place in places {
        if notes.contains(place) {
          run.append(place)
        } else {
          if !run.isEmpty { settle() }
          references.append(place)
        }
      }
      settle()
    }
  }

  private static func lineStart(_ bytes: [UInt8], before offset: Int, in text: Range<Int>) -> Int {
    var start = offset
    while start > text.lowerBound, !isLineEnd(bytes[start - 1]) { start -= 1 }
    return start
  }

  /// Returns a Boolean value that indicates whether a line begins the text or stands behind a blank line.
  private static func isParagraphStart(_ bytes: [UInt8], _ line: Int, in text: Range<Int>) -> Bool {
    var end = line
    if end > text.lowerBound, bytes[end - 1] == 0x0A { end -= 1 }
    if end > text.lowerBound, bytes[end - 1] == 0x0D { end -= 1 }
    while end > text.lowerBound, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return end == text.lowerBound || isLineEnd(bytes[end - 1])
  }

  private static func paragraphEnd(_ bytes: [UInt8], from line: Int, in text: Range<Int>) -> Int {
    for next in Lines(bytes, in: line..<text.upperBound) where next.range.lowerBound > line {
      if Lines.isBlank(next.content) || next.content.first == 0x0C { return next.range.lowerBound }
    }
    return text.upperBound
  }

  /// Returns the bracket that closes the one that a range begins with, and the end of its line, or nil if it is not the
  /// end of a line.
  private static func closing(_ bytes: [UInt8], in range: Range<Int>) -> (bracket: Int, end: Int)? {
    var depth = 0
    let range = range.prefix(longest)
    for offset in range {
      if bytes[offset] == 0x5B { depth += 1 }
      if bytes[offset] == 0x5D { depth -= 1 }
      guard depth == 0 else { continue }
      guard let line = Lines(bytes, in: offset + 1..<range.endIndex).first(where: { _ in true }) else {
        return (offset, offset + 1)
      }
      return Lines.isBlank(line.content) ? (offset, line.range.upperBound) : nil
    }
    return nil
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { (0x0A...0x0D).contains(byte) }
}
