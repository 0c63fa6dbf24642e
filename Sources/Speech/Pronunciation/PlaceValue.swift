/// A text in a place of a pattern.
struct PlaceValue {
  let place: WordPattern.Place
  let range: Range<Int>
  /// The text as it is said: a Roman numeral in digits, and an address by its host.
  let text: String

  /// Takes the text that fits in a place from an offset on; nil where none does.
  init?(_ place: WordPattern.Place, at offset: Int, in text: TextBytes) {
    self.place = place
    switch place {
    case .number:
      guard let end = Self.endOfNumber(at: offset, in: text) else { return nil }
      range = offset..<end
      self.text = text.text(in: range)
    case .roman:
      let letters = text.bytes[offset...].prefix { Self.digits[$0] != nil }
      guard let value = Self.value(ofRoman: letters), letters.count > 1 || Self.isNumeral(letters, in: text) else {
        return nil
      }
      range = letters.indices
      self.text = String(value)
    case .address:
      let all = text.bytes[offset...].prefix { $0 > 0x20 && $0 < 0x7F && !Self.addressEnds.contains($0) }
      let end = (all.lastIndex { !Self.sentenceMarks.contains($0) } ?? offset - 1) + 1
      let host = all[offset..<end].prefix { !Self.hostEnds.contains($0) }
      let labels = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      guard labels.count > 1, labels.allSatisfy(Self.isLabel) else { return nil }
      range = offset..<end
      let name = labels.first.map { Array($0) == Array("www".utf8) } ?? false ? labels.dropFirst() : labels[...]
      self.text = name.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ".")
    }
  }

  /// Returns a Boolean value that indicates whether bytes may stand between the full stops of a host.
  private static func isLabel(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { $0 == UInt8(ascii: "-") || $0.isLetterOrDigit }
  }

  /// Returns the end of a number, with the marks of decimals and of thousands between its digits.
  private static func endOfNumber(at offset: Int, in text: TextBytes) -> Int? {
    guard text.isDigit(at: offset), !text.isDigit(at: offset - 1) else { return nil }
    var end = offset
    while text.isDigit(at: end)
      || end < text.bytes.count && [0x2C, 0x2E].contains(text.bytes[end])
        && text.isDigit(at: end + 1)
    { end += 1 }
    return end
  }

  /// Returns a Boolean value that indicates whether a letter alone is a numeral: "Part V", and "Chapter I" where the
  /// reader does not go on to speak; "Part C" is a part with a letter.
  private static func isNumeral(_ letters: ArraySlice<UInt8>, in text: TextBytes) -> Bool {
    switch letters.first {
    case UInt8(ascii: "V"), UInt8(ascii: "X"): true
    case UInt8(ascii: "I"):
      letters.endIndex == text.bytes.count || sentenceMarks.contains(text.bytes[letters.endIndex])
    default: false
    }
  }

  /// Returns the value of a Roman numeral as it is properly written; nil for any other letters.
  private static func value(ofRoman letters: ArraySlice<UInt8>) -> Int? {
    guard !letters.isEmpty, letters.count <= 15 else { return nil }
    let values = letters.compactMap { digits[$0] }
    let value = zip(values, values.dropFirst() + [0]).reduce(0) { $0 + ($1.0 < $1.1 ? -$1.0 : $1.0) }
    // "Book MIX" and "Part DI" are no numbers.
    return (1..<200).contains(value) && Array(roman(value).utf8) == Array(letters) ? value : nil
  }

  private static func roman(_ value: Int) -> String {
    var rest = value
    var text = ""
    for (letters, step) in steps {
      while rest >= step {
        text += letters
        rest -= step
      }
    }
    return text
  }

  private static let digits: [UInt8: Int] = [
    UInt8(ascii: "I"): 1, UInt8(ascii: "V"): 5, UInt8(ascii: "X"): 10, UInt8(ascii: "L"): 50, UInt8(ascii: "C"): 100,
    UInt8(ascii: "D"): 500, UInt8(ascii: "M"): 1000,
  ]
  private static let steps = [
    ("M", 1000), ("CM", 900), ("D", 500), ("CD", 400), ("C", 100), ("XC", 90), ("L", 50), ("XL", 40), ("X", 10),
    ("IX", 9), ("V", 5), ("IV", 4), ("I", 1),
  ]
  private static let addressEnds = Set("<>\"()[]{}".utf8)
  private static let sentenceMarks = Set(".,;:!?')".utf8)
  private static let hostEnds = Set("/?#:".utf8)
}

extension [PlaceValue] {
  /// Returns a text with the values in its places: the first value of a kind in its first place, and so on.
  ///
  /// `{address dot}` says the address with that word for its full stops: "example dot com".
  func filled(into text: String) -> String {
    guard !isEmpty else { return text }
    var rest = self
    var filled = ""
    var next = text[...]
    while let open = next.firstIndex(of: "{"), let close = next[open...].firstIndex(of: "}") {
      let words = next[next.index(after: open)..<close].split(separator: " ", maxSplits: 1)
      filled += next[..<open]
      if let index = rest.firstIndex(where: { $0.place.name == "{\(words.first ?? "")}" }) {
        let value = rest.remove(at: index).text
        filled += words.count > 1 ? value.replacing(".", with: " \(words[1]) ") : value
      } else {
        filled += next[open...close]
      }
      next = next[next.index(after: close)...]
    }
    return filled + next
  }
}
