/// The marks of notes behind the end of a sentence, to which they belong.
extension SentenceMask {
  /// The longest name of a note, or of what is quoted, that is taken for one, in UTF-8 bytes.
  private static let longestReference = 64

  /// Masks the references to notes that begin at an offset behind the end of a sentence, to which they belong; returns
  /// their end, or nil where there are none.
  ///
  /// Such are "1912.[3] He", "1912.(3) He", "1912. [3] He" and “no.”2 She.
  mutating func reference(_ start: Int, _ first: UInt8) -> Int? {
    guard start > 0, slice.bytes[start - 1] != 0x20 || first == UInt8(ascii: "[") else { return nil }
    let before = first == UInt8(ascii: "[") ? blankStart(start) : start
    // A list of references has each of them in front.
    guard endsSentence(before: before), before == start || slice.bytes[0] != first,
      !slice.bytes[before..<start].contains(where: { $0 == 0x0A || $0 == 0x0B })
    else { return nil }
    var end = start
    if Self.isDigit(first) {
      guard slice.scalar(before: start).isClosingMark else { return nil }
      while end < slice.count, end < start + 3, Self.isDigit(slice.bytes[end]) { end += 1 }
    }
    let isRound = first == UInt8(ascii: "(")
    while end < slice.count, slice.bytes[end] == first, !Self.isDigit(first) {
      let close = slice.bytes[end...].prefix(Self.longestReference).firstIndex(of: UInt8(ascii: isRound ? ")" : "]"))
      guard let close, case let name = slice.bytes[end..<close].dropFirst(),
        name.allSatisfy(isRound ? Self.isSymbol : Self.isInReference),
        before == start || name.contains(where: Self.isSymbol)
      else { return nil }
      end = close + 1
    }
    guard isLastOfWord(end) || slice.scalar(at: end).isCaseless else { return nil }
    put(UInt8(ascii: ")"), before..<end)
    return end
  }

  /// Masks numbers and daggers above the line that begin at an offset behind the end of a sentence, as in "It fell.¹ He";
  /// returns their end, or nil where there are none.
  mutating func raisedNote(_ start: Int) -> Int? {
    let end = raisedEnd(start)
    guard end > start, endsSentence(before: start), isLastOfWord(end) || slice.scalar(at: end).isCaseless else {
      return nil
    }
    put(UInt8(ascii: ")"), start..<end)
    return end
  }

  /// Returns the end of the numbers, stars and daggers above the line that begin at an offset, with commas between them.
  func raisedEnd(_ start: Int) -> Int {
    var end = start
    while end < slice.count, case let mark = slice.scalar(at: end) {
      let next = end + UTF8.width(mark)
      let isJoined = mark == "," && end > start && next < slice.count && isRaised(next)
      guard isJoined || isRaised(end) else { break }
      end = next
    }
    return end
  }

  private func isRaised(_ offset: Int) -> Bool { Self.raisedMarks.contains(slice.scalar(at: offset)) }

  private static let raisedMarks = "¹²³⁰⁴⁵⁶⁷⁸⁹†‡*".unicodeScalars

  private static func isInReference(_ byte: UInt8) -> Bool {
    isSymbol(byte) || byte == 0x20 || byte > 0x7F || (0x61...0x7A).contains(byte | 0x20)
      || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "-")
  }

  /// Returns a Boolean value that indicates whether a byte is that of a number or a star; words in round brackets are
  /// text.
  private static func isSymbol(_ byte: UInt8) -> Bool { isDigit(byte) || byte == UInt8(ascii: "*") }
}
