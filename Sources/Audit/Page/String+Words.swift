extension String {
  /// The words of the text in lower case, with one blank between them and without punctuation.
  ///
  /// `E-mail (work):` → `e mail work`.
  var plainWords: String { pieces(where: \.isOfWord).lowercased() }

  /// The text in one line: white space collapsed.
  var inOneLine: String { pieces { !$0.isBlank } }

  /// The number of words: runs of anything but white space.
  var wordCount: Int {
    var count = 0
    var isInside = false
    for scalar in unicodeScalars {
      let isBlank = scalar.isBlank
      if !isBlank, !isInside { count += 1 }
      isInside = !isBlank
    }
    return count
  }

  /// Returns the runs of characters that a condition holds for, with one blank between them.
  private func pieces(where isWanted: (Unicode.Scalar) -> Bool) -> String {
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
