/// The words of a text in a form in which two versions of it can be compared: letters and digits only.
struct WordList {
  private(set) var words: [String] = []
  private var word = String.UnicodeScalarView()
  /// A Boolean value that indicates whether the word holds an unknown character.
  private var isUnknown = false

  /// Adds text; its last word may continue in the text that is added next.
  mutating func append(_ text: ArraySlice<UInt8>) {
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if Self.isPart(scalar) { word.append(scalar) } else if scalar != "\u{AD}" { end() }
    }
  }

  /// Skips the word so far, which holds an unknown character and cannot be compared.
  mutating func appendUnknown() { isUnknown = true }

  /// Adds the words of another text.
  mutating func add(_ other: WordList) { words += other.words }

  /// Ends a word.
  mutating func end() {
    if !word.isEmpty, !isUnknown { words.append(String(word)) }
    word = String.UnicodeScalarView()
    isUnknown = false
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return (0x61...0x7A).contains(scalar.value | 0x20) || (0x30...0x39).contains(scalar.value)
    }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.generalCategory == .nonspacingMark
  }

  /// Returns the words that another text lacks, each as many times as it lacks them.
  func missing(in other: WordList) -> [String] {
    var known: [String: Int] = [:]
    for word in other.words { known[word, default: 0] += 1 }
    return words.filter { word in
      guard let count = known[word], count > 0 else { return true }
      known[word] = count - 1
      return false
    }
  }
}
