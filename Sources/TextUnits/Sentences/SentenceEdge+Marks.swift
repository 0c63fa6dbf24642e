extension SentenceEdge {
  static let dashes: Set<Character> = ["-", "\u{2013}", "\u{2014}", "\u{2015}"]

  /// A Boolean value that indicates whether a mark that ends or parts a sentence follows, or nothing.
  var isBeforeMark: Bool {
    switch next.unicodeScalars.first {
    case nil, ".", ",", ";", ":", "!", "?", "，", "。", "、", "；", "：": true
    default: false
    }
  }

  /// A Boolean value that indicates whether an initial before the edge follows a name, another initial or nothing.
  var followsName: Bool {
    guard let letter = before.flatMap({ Self.unopened($0).first }) else { return true }
    return letter.isUppercase
  }

  /// A Boolean value that indicates whether the last word is a numeral of one letter behind the name that it counts.
  ///
  /// Such is the "V" of a king.
  var countsName: Bool {
    guard let name = before, last.count == 2, "IVX".contains(last.first ?? " ") else { return false }
    return name.count > 2 && name.first?.isUppercase == true && name.last?.isLetter == true
  }

  /// A Boolean value that indicates whether the word before a pause is said once more behind it, as one who stammers does.
  var repeatsWord: Bool {
    guard last.hasSuffix("...") || last.hasSuffix("…") else { return false }
    let word = Self.unopened(last).prefix { $0.isLetter || $0 == "'" || $0 == "’" }
    return !word.isEmpty && word.lowercased() == next.prefix { $0.isLetter || $0 == "'" || $0 == "’" }.lowercased()
  }

  /// A Boolean value that indicates whether brackets around a word that is doubted, or around a question or a cry where
  /// no capital follows, close before the edge, inside a sentence: "(sic!)".
  var isRemark: Bool {
    guard let close = last.last, ")）》〉】".contains(close), let letter = next.unicodeScalars.first else { return false }
    let word = last.dropLast()
    let opening = slice.scalar(at: sentence.lowerBound)
    if close == ")" && opening == "(" || close == "）" && opening == "（" { return false }
    if close != ")" { return letter.isCaseless && !isSpaced }
    guard let mark = word.last, "!?؟".contains(mark) else { return false }
    return letter.isCaseless || word.first == "(" && before != nil
  }

  /// A Boolean value that indicates whether a bracket opens behind the edge.
  var opensBracket: Bool { nextStart < slice.count && "([".utf8.contains(slice.bytes[nextStart]) }

  /// A Boolean value that indicates whether the sentence before the edge begins with a letter.
  var opensWithLetter: Bool { slice.scalar(at: sentence.lowerBound).properties.isAlphabetic }

  /// The length of the last line before the edge, in UTF-8 bytes.
  var lastLine: Int {
    let line = slice.bytes[..<sentence.upperBound].lastIndex { $0 == 0x0A || $0 == 0x0B }
    return sentence.upperBound - (line.map { $0 + 1 } ?? 0)
  }

  /// The number of words in the sentence before the edge.
  var words: Int { slice[sentence].split(whereSeparator: \.isWhitespace).count }

  /// A Boolean value that indicates whether dots lead to the number of a page, as they do in a row of contents.
  var isLeader: Bool {
    guard last.utf8.last == UInt8(ascii: "."), last.hasSuffix("....") || last == "." && before == "." else {
      return false
    }
    return next.allSatisfy { $0.isASCII && $0.isNumber } || next.allSatisfy { "ivxlc".contains($0) }
  }

  /// A Boolean value that indicates whether three dots with blanks between them stand before the edge: those of a
  /// pause, where a fourth would be a full stop.
  var isPause: Bool {
    guard last.utf8.elementsEqual(".".utf8), before == "." else { return false }
    let dots = slice[sentence].suffix(8).split(whereSeparator: \.isWhitespace).suffix(4)
    return dots.suffix(3).allSatisfy { $0 == "." } && dots.count == 4 && dots.first?.last != "."
  }

  /// A Boolean value that indicates whether the sentence before the edge is only the marker of a list item or of a
  /// chapter: "1.", "2.1.", "A.1.", "(b)", "iv.", "XII.", "1.）".
  var isListMarker: Bool {
    guard let end = last.unicodeScalars.last, ".)．）".unicodeScalars.contains(end), before == nil || before == "•"
    else { return false }
    var marker = last.drop { "(（".contains($0) }
    while let mark = marker.last, ".)．）".contains(mark) { marker.removeLast() }
    guard let first = marker.first else { return false }
    if first.isNumber { return marker.allSatisfy { $0.isNumber || $0 == "." } }
    guard marker.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    let numbers = marker.dropFirst()
    if numbers.count > 1, numbers.first == ".", numbers.allSatisfy({ $0.isNumber || $0 == "." }) { return true }
    return marker.count == 1 && first.isLowercase || marker.allSatisfy { "ivx".contains($0) }
      || marker.count > 1 && marker.isRomanNumeral
  }
}

extension Substring {
  /// A Boolean value that indicates whether the word begins as an initial: a capital and a full stop.
  var isDottedInitial: Bool { first?.isUppercase == true && dropFirst().first == "." }
}

extension StringProtocol {
  /// A Boolean value that indicates whether a word is a Roman numeral below 400.
  var isRomanNumeral: Bool { !isEmpty && count < 9 && allSatisfy { "IVXLC".contains($0) } }
}

extension Character {
  /// A Boolean value that indicates whether the character belongs to Chinese or Japanese, which write no spaces between
  /// sentences.
  var isUnspaced: Bool {
    unicodeScalars.first.map { (0x2E80...0x9FFF).contains($0.value) || (0x20000...0x3FFFF).contains($0.value) }
      ?? false
  }
}
