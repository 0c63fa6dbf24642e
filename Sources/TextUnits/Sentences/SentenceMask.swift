/// A text in which other marks stand for what UAX #29 does not know, byte for byte as long as the text itself.
struct SentenceMask {
  /// The longest name of a note that is taken for one, in UTF-8 bytes.
  private static let longestReference = 24

  private let slice: UTF8Slice
  /// The bytes, once any of them is another one.
  private var bytes: [UInt8]?

  /// Masks a text of a language in which some ASCII marks end a sentence that UAX #29 does not know, and in which some
  /// abbreviations in small letters begin one (SB8 would let none begin so).
  ///
  /// - Complexity: O(n).
  init(_ slice: UTF8Slice, _ rules: SentenceRules) {
    self.slice = slice
    let endingMarks = rules.endingMarks
    let beginnings = rules.beginning.map { Array(($0 + ".").utf8) }
    var at = 0
    while at < slice.count {
      let byte = slice.bytes[at]
      if !endingMarks.isEmpty, endingMarks.contains(byte), isLastOfWord(at + 1) {
        // Inside a word, as in 12:30, they end nothing.
        put(UInt8(ascii: "?"), at..<at + 1)
      } else if byte == UInt8(ascii: "."), !beginnings.isEmpty, isBefore(beginnings, at + 1) {
        put(UInt8(ascii: "?"), at..<at + 1)
      } else if rules.dashesOpenSpeech, byte == 0xE2, opensSpeech(at) {
        // UAX #29 has a dash go on with the sentence before it (SContinue), and not what opens.
        put(UInt8(ascii: "("), at..<at + 3)
      } else if at > 0, let end = referenceEnd(at, byte) {
        put(UInt8(ascii: ")"), at..<end)
        at = end
        continue
      }
      at += 1
    }
  }

  /// The text as ICU is to see it.
  var text: Substring { bytes.map { String(decoding: $0, as: UTF8.self)[...] } ?? slice.text }

  private mutating func put(_ mark: UInt8, _ range: Range<Int>) {
    var masked = bytes ?? slice.bytes
    bytes = nil
    for offset in range { masked[offset] = mark }
    bytes = masked
  }

  /// Returns a Boolean value that indicates whether one of some words follows the white space at an offset.
  private func isBefore(_ words: [[UInt8]], _ offset: Int) -> Bool {
    let start = slice.spaceEnd(offset)
    return start > offset && words.contains { slice.bytes[start...].starts(with: $0) }
  }

  /// Returns a Boolean value that indicates whether a dash at an offset stands between the end of a sentence and a
  /// capital.
  ///
  /// Those of "Да. — Я" and "Sí. —No" do.
  private func opensSpeech(_ dash: Int) -> Bool {
    guard ["\u{2013}", "\u{2014}", "\u{2015}"].contains(slice.scalar(at: dash)) else { return false }
    var before = dash
    while before > 0, case let space = slice.scalar(before: before), space.isWhiteSpace {
      before -= UTF8.width(space)
    }
    guard before < dash, endsSentence(before: before) else { return false }
    var next = slice.spaceEnd(dash + 3)
    while next < slice.count, case let mark = slice.scalar(at: next), SentenceEdge.opening.contains(Character(mark)) {
      next = slice.spaceEnd(next + UTF8.width(mark))
    }
    return next < slice.count && slice.scalar(at: next).properties.isUppercase
  }

  private func isLastOfWord(_ end: Int) -> Bool { end == slice.count || slice.spaceEnd(end) > end }

  /// Returns the end of the numbers of notes that begin at an offset right behind the end of a sentence, to which they
  /// belong: "1912.[3] He", "1912.(3) He", "“no.”2 She"; nil where none do.
  private func referenceEnd(_ start: Int, _ byte: UInt8) -> Int? {
    var end = start
    if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(") {
      guard endsSentence(before: start) else { return nil }
      let isRound = byte == UInt8(ascii: "(")
      let closing = UInt8(ascii: isRound ? ")" : "]")
      while end < slice.count, slice.bytes[end] == byte {
        let close = slice.bytes[end...].prefix(Self.longestReference).firstIndex(of: closing)
        guard let close, close > end + 1,
          slice.bytes[(end + 1)..<close].allSatisfy(isRound ? Self.isSymbol : Self.isInReference)
        else { return nil }
        end = close + 1
      }
    } else if Self.isDigit(byte) {
      let mark = slice.scalar(before: start)
      guard Self.isClosing(mark), endsSentence(before: start - UTF8.width(mark)) else { return nil }
      while end < slice.count, end < start + 3, Self.isDigit(slice.bytes[end]) { end += 1 }
    }
    return end > start && isLastOfWord(end) ? end : nil
  }

  /// Returns a Boolean value that indicates whether a sentence may end before an offset, with what closes it.
  private func endsSentence(before offset: Int) -> Bool {
    var offset = offset
    while offset > 0, case let mark = slice.scalar(before: offset), Self.isClosing(mark) {
      offset -= UTF8.width(mark)
    }
    return offset > 0 && [".", "!", "?", "…"].contains(slice.scalar(before: offset))
  }

  private static func isClosing(_ mark: Unicode.Scalar) -> Bool { SentenceEdge.closing.contains(Character(mark)) }

  private static func isInReference(_ byte: UInt8) -> Bool {
    isSymbol(byte) || byte == 0x20 || byte > 0x7F || (0x61...0x7A).contains(byte | 0x20)
  }

  /// Returns a Boolean value that indicates whether a byte is that of a number or a star; words in round brackets are
  /// text.
  private static func isSymbol(_ byte: UInt8) -> Bool { isDigit(byte) || byte == UInt8(ascii: "*") }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
