import TextModel

/// A text in which other marks stand for what UAX #29 does not know, byte for byte as long as the text itself.
struct SentenceMask {
  /// The longest text in brackets that is taken for a part of a sentence, in UTF-8 bytes.
  private static let longestBracket = 256
  /// The greatest number of brackets of one kind in each other that are looked at.
  private static let deepestBracket = 16

  let slice: UTF8Slice
  /// The bytes of the text with the marks put on them.
  private(set) var bytes: [UInt8]
  /// The offsets of what may end a sentence, in order.
  private(set) var places: [Int] = []
  /// The ranges of brackets and the text in them, in order; brackets in brackets are left out.
  private var brackets: [Range<Int>] = []
  /// The length of the longest line, in UTF-8 bytes.
  private(set) var width = 0

  /// Masks a text of a language in which some ASCII marks end a sentence that UAX #29 does not know, and in which some
  /// abbreviations in small letters begin one (SB8 would let none begin so).
  ///
  /// - Complexity: O(n).
  init(_ slice: UTF8Slice, _ rules: SentenceRules) {
    self.slice = slice
    bytes = slice.bytes
    let endingMarks = rules.endingMarks
    let beginnings = rules.beginning.map { Array($0.utf8) }
    var (at, line) = (0, 0)
    let text = slice.bytes
    while true {
      at = text.withUnsafeBufferPointer { PlainProse.wordsEnd(in: $0, from: at) }
      guard at < text.count else { break }
      let byte = text[at]
      var end = at + 1
      switch byte {
      case 0x20, 0x41...0x5A, 0x61...0x7A: break
      case 0x0A, 0x0B:
        width = max(width, at - line)
        line = end
      case _ where !endingMarks.isEmpty && endingMarks.contains(byte):
        // Inside a word, as in 12:30, they end nothing.
        if isLastOfWord(end) { put(UInt8(ascii: "?"), at..<end) }
      case UInt8(ascii: "."):
        if isBefore(beginnings, end) || opensWithoutCapital(end) || opensWithInnerCapital(end) || isBetweenWords(at) {
          put(UInt8(ascii: "?"), at..<end)
        }
      case UInt8(ascii: "-"):
        // UAX #29 has a dash go on with the sentence before it (SContinue), and not what opens.
        if isLastOfWord(end), opensSpeech(at, rules.dashesOpenSpeech) { put(UInt8(ascii: "("), at..<end) }
      case 0x30...0x39: end = reference(at, byte) ?? end
      case UInt8(ascii: "("), UInt8(ascii: "["):
        end = reference(at, byte) ?? end
        addBracket(at)
      case UInt8(ascii: "*"): end = raisedNote(at) ?? end
      case 0xC2: end = raisedNote(at) ?? at + 2
      case 0xE2 where raisedEnd(at) > at: end = raisedNote(at) ?? at + 3
      case 0xE0...0xEF:
        end = at + 3
        switch (byte, slice.bytes[at + 1]) {
        case (0xE2, 0x80):
          switch slice.bytes[at + 2] {
          // U+2013 to U+2015.
          case 0x93...0x95:
            if opensSpeech(at, rules.dashesOpenSpeech) || isBetweenSentences(at) {
              put(UInt8(ascii: "("), at..<end)
            }
          // U+2026: three dots in one.
          case 0xA6:
            // Between blanks it may be a pause, or stand for what is between two numbers.
            if isBehindText(at), opens(from: end), blankStart(at) == at || isBeforeWord(end) {
              put(UInt8(ascii: "?"), at..<end)
            }
          default: break
          }
        case (0xE3, 0x80): addBracket(at)
        case (0xEF, 0xBC):
          addBracket(at)
          // A wide full stop, which no blank follows, ends a sentence but before a digit.
          if slice.bytes[end - 1] == 0x8E, end < slice.count, !Character(slice.scalar(at: end)).isNumber {
            put(UInt8(ascii: "?"), at..<end)
          }
        default: break
        }
      default: break
      }
      for place in at..<end where SentenceBreaks.mayEnd(at: place, in: bytes) { places.append(place) }
      at = end
    }
    width = max(width, at - line)
  }

  /// Returns what stands in the brackets that hold an offset or open there; nil where none do.
  func bracket(at offset: Int) -> Range<Int>? {
    var (lower, upper) = (0, brackets.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if brackets[middle].lowerBound <= offset { lower = middle + 1 } else { upper = middle }
    }
    return lower > 0 && brackets[lower - 1].upperBound > offset ? brackets[lower - 1] : nil
  }

  mutating func put(_ mark: UInt8, _ range: Range<Int>) {
    for offset in range { bytes[offset] = mark }
  }

  /// Adds what stands in the brackets that open at an offset, if they close soon.
  private mutating func addBracket(_ start: Int) {
    let opening = slice.scalar(at: start)
    guard start >= brackets.last?.upperBound ?? 0, let closing = Self.closings[opening] else { return }
    var (depth, end) = (0, start)
    for scalar in slice[start..<slice.scalarStart(min(slice.count, start + Self.longestBracket))].unicodeScalars {
      depth += scalar == opening ? 1 : scalar == closing ? -1 : 0
      end += UTF8.width(scalar)
      if depth == 0 { return brackets.append(start..<end) }
      if depth > Self.deepestBracket { return }
    }
  }

  private static let closings: [Unicode.Scalar: Unicode.Scalar] = [
    "(": ")", "[": "]", "（": "）", "《": "》", "〈": "〉", "【": "】",
  ]

  /// Returns a Boolean value that indicates whether one of some words follows the white space at an offset.
  private func isBefore(_ words: [[UInt8]], _ offset: Int) -> Bool {
    guard !words.isEmpty else { return false }
    let start = slice.spaceEnd(offset)
    return start > offset && words.contains { slice.bytes[start...].starts(with: $0) }
  }

  /// Returns a Boolean value that indicates whether a digit or a bracket follows a full stop, behind the marks that
  /// close and a blank; there SB8 looks for a small letter far behind.
  private func opensWithoutCapital(_ end: Int) -> Bool {
    let start = behindClosing(end)
    let next = slice.spaceEnd(start)
    guard next > start, next < slice.count, case let byte = slice.bytes[next] else { return false }
    // Dots may be a pause before a number.
    return byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[")
      || Self.isDigit(byte) && !slice.bytes[..<end].dropLast().suffix(1).elementsEqual(".".utf8)
  }

  /// Returns a Boolean value that indicates whether a word with a capital behind small letters follows a full stop, the
  /// marks of notes and a blank: "pH", "macOS".
  private func opensWithInnerCapital(_ end: Int) -> Bool {
    let stop = raisedEnd(behindClosing(end))
    let next = slice.spaceEnd(stop)
    guard next > stop else { return false }
    let small = slice.bytes[next...].prefix(6).prefix { (0x61...0x7A).contains($0) }
    return !small.isEmpty && small.endIndex < slice.count && (0x41...0x5A).contains(slice.bytes[small.endIndex])
  }

  /// Returns a Boolean value that indicates whether a full stop stands between two words without a blank, as in
  /// "It ended.Another"; a text that begins with them is a name, as "color.Palette" is.
  private func isBetweenWords(_ stop: Int) -> Bool {
    guard stop + 2 < slice.count, slice.bytes[stop + 1] > 0x40, slice.scalar(at: stop + 1).isCapital,
      slice.bytes[max(0, stop - 64)..<stop].contains(0x20)
    else { return false }
    let before = slice[slice.scalarStart(max(0, stop - 6))..<stop].suffix(3)
    // An address goes on with marks.
    let rest = slice[stop + 1..<slice.scalarStart(min(slice.count, stop + 64))].drop(while: \.isLetter)
    return before.count == 3 && before.allSatisfy(\.isLowercase)
      && rest.first.map { $0.isWhitespace || $0 == "," } ?? true
  }

  /// Returns a Boolean value that indicates whether a dash at an offset stands between the end of a sentence and the
  /// capital of another one; where not any may be that, in speech that begins with a dash or before a sentence with small
  /// letters: else it is the name of one who is quoted.
  ///
  /// Those of "— Да. — Нет." and "So. – Du gehst." do, that of "Go. — Mark Twain, 1850." does not.
  private func opensSpeech(_ dash: Int, _ mayBeAny: Bool) -> Bool {
    guard case let before = blankStart(dash), before < dash, endsSentence(before: before) else { return false }
    let next = dash + UTF8.width(slice.scalar(at: dash))
    guard isBeforeCapital(next) else { return isBeforeCaseless(next) && opensWithDash }
    return mayBeAny || opensWithDash || isSentence(from: next)
  }

  /// A Boolean value that indicates whether the text is speech that begins with a dash.
  private var opensWithDash: Bool { SentenceEdge.dashes.contains(Character(slice.scalar(at: 0))) }

  /// Returns a Boolean value that indicates whether a letter of a script without capitals follows an offset and a blank.
  private func isBeforeCaseless(_ offset: Int) -> Bool {
    let next = slice.spaceEnd(offset)
    return next < slice.count && slice.scalar(at: next).isCaseless
  }

  /// Returns a Boolean value that indicates whether a dash without blanks stands between the last word of a sentence, of
  /// three small letters or more, and the capital of another: "ended.—Another".
  private func isBetweenSentences(_ dash: Int) -> Bool {
    var end = dash
    while end > 0, case let mark = slice.scalar(before: end), mark.isClosingMark { end -= UTF8.width(mark) }
    guard end > 0, case let stop = slice.scalar(before: end), Self.endings.contains(stop) else { return false }
    let before = slice[slice.scalarStart(max(0, end - 8))..<end - UTF8.width(stop)].suffix(3)
    return before.count == 3 && before.allSatisfy(\.isLowercase)
      && isBeforeCapital(dash + UTF8.width(slice.scalar(at: dash)))
  }

  /// Returns a Boolean value that indicates whether the text from an offset to the end of a sentence has a word in small
  /// letters.
  private func isSentence(from offset: Int) -> Bool {
    var (hasWord, before) = (false, Unicode.Scalar(" "))
    for scalar in slice[offset..<slice.count].unicodeScalars {
      if Self.endings.contains(scalar) { return hasWord }
      hasWord = hasWord || before == " " && scalar.properties.isLowercase
      before = scalar
    }
    return false
  }

  /// Returns a Boolean value that indicates whether anything but marks that open stands before an offset.
  private func isBehindText(_ offset: Int) -> Bool {
    let before = blankStart(offset)
    return before > 0 && !SentenceEdge.opening.contains(Character(slice.scalar(before: before)))
  }

  /// Returns a Boolean value that indicates whether a sentence opens behind the marks that close at an offset and a
  /// blank.
  private func opens(from offset: Int) -> Bool {
    let end = behindClosing(offset)
    return slice.spaceEnd(end) > end && isBeforeCapital(end)
  }

  /// Returns a Boolean value that indicates whether a capital follows an offset, behind blanks and marks that open.
  private func isBeforeCapital(_ offset: Int) -> Bool { capital(behind: offset) != nil }

  /// Returns a Boolean value that indicates whether a capital and a small letter follow, as those of a word do.
  private func isBeforeWord(_ offset: Int) -> Bool {
    guard let first = capital(behind: offset), case let next = first + UTF8.width(slice.scalar(at: first)),
      next < slice.count
    else { return false }
    return slice.scalar(at: next).properties.isLowercase
  }

  private func capital(behind offset: Int) -> Int? {
    var next = slice.spaceEnd(offset)
    while next < slice.count, case let mark = Character(slice.scalar(at: next)),
      SentenceEdge.opening.contains(mark) || SentenceEdge.dashes.contains(mark)
    {
      next = slice.spaceEnd(next + mark.utf8.count)
    }
    return next < slice.count && slice.scalar(at: next).isCapital ? next : nil
  }

  /// Returns the end of the marks that close at an offset.
  private func behindClosing(_ offset: Int) -> Int {
    var end = offset
    while end < slice.count, case let mark = slice.scalar(at: end), mark.isClosingMark { end += UTF8.width(mark) }
    return end
  }

  /// Returns the start of the white space that ends at an offset.
  func blankStart(_ end: Int) -> Int {
    var start = end
    while start > 0, case let space = slice.scalar(before: start), space.isWhiteSpace { start -= UTF8.width(space) }
    return start
  }

  func isLastOfWord(_ end: Int) -> Bool { end == slice.count || slice.spaceEnd(end) > end }

  /// Returns a Boolean value that indicates whether a sentence may end before an offset, with what closes it.
  func endsSentence(before offset: Int) -> Bool {
    var offset = offset
    while offset > 0, case let mark = slice.scalar(before: offset), mark.isClosingMark {
      offset -= UTF8.width(mark)
    }
    return offset > 0 && Self.endings.contains(slice.scalar(before: offset))
  }

  private static let endings: [Unicode.Scalar] = [".", "!", "?", "…", "。", "！", "？", "।", "؟"]

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
