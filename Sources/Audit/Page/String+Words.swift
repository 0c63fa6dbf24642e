extension String {
  /// The words of the text in lower case, with one blank between them and without punctuation.
  ///
  /// `E-mail (work):` → `e mail work`.
  var plainWords: String { pieces(where: \.isOfWord).lowercased() }

  /// The text in one line: white space collapsed.
  var inOneLine: String { pieces { !$0.isBlank } }

  /// The number of words, runs of anything but white space.
  var wordCount: Int {
    var counter = WordCounter()
    counter.add(Array(utf8)[...])
    return counter.count
  }

  /// Returns a Boolean value that indicates whether the text has so many characters, of which no more are counted.
  func hasCharacters(atLeast count: Int) -> Bool {
    utf8.count >= count && index(startIndex, offsetBy: count, limitedBy: endIndex) != nil
  }

  /// Returns the runs of characters that a condition holds for, with one blank between them.
  private func pieces(where isWanted: (Unicode.Scalar) -> Bool) -> String {
    if let pieces = asciiPieces(where: isWanted) { return pieces }
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    var isDivided = false
    for scalar in unicodeScalars {
      guard isWanted(scalar) else {
        isDivided = true
        continue
      }
      if isDivided, !result.isEmpty { result.append(0x20) }
      isDivided = false
      if scalar.value < 0x80 { result.append(UInt8(scalar.value)) } else { result += UTF8.encode(scalar) ?? .init() }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension String {
  /// Returns the same of a text in ASCII; nil for any other.
  private func asciiPieces(where isWanted: (Unicode.Scalar) -> Bool) -> String? {
    let pieces: String?? = utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      return String(unsafeUninitializedCapacity: bytes.count) { line in
        var count = 0
        var isDivided = false
        for byte in bytes {
          guard isWanted(Unicode.Scalar(byte)) else {
            isDivided = count > 0
            continue
          }
          // A blank takes the place of what is left out.
          if isDivided {
            line[count] = UInt8(ascii: " ")
            count += 1
          }
          isDivided = false
          line[count] = byte
          count += 1
        }
        return count
      }
    }
    return pieces ?? nil
  }
}

/// The number of words, runs of anything but white space, of a text that comes in pieces.
struct WordCounter {
  private(set) var count = 0
  private var isInside = false

  /// Counts the words that begin in the next piece, in UTF-8.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    if bytes.allSatisfy({ $0 < 0x80 }) {
      for byte in bytes { take(isBlank: byte == 0x20 || (0x09...0x0D).contains(byte)) }
    } else {
      for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars { take(isBlank: scalar.isBlank) }
    }
  }

  /// Ends the word at hand.
  mutating func divide() { isInside = false }

  private mutating func take(isBlank: Bool) {
    if !isBlank, !isInside { count += 1 }
    isInside = !isBlank
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether it is white space (Unicode, White_Space).
  var isBlank: Bool {
    switch value {
    case 0x09...0x0D, 0x20: true
    case 0x21...0x84: false
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// A Boolean value that indicates whether it is a letter, a digit, or a mark on one.
  var isOfWord: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
    case 0...0x7F: return false
    default: break
    }
    if properties.isAlphabetic || properties.numericType != nil { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }
}
