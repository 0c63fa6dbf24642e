import Accessibility
import Words

extension Utterance {
  /// Returns the languages of its words that are not among those there are voices for, by their subtags, each once.
  public func languages(without known: Set<String>) -> [String] {
    guard !text.isEmpty else { return [] }
    var missing: [String] = []
    for language in ([language].compactMap(\.self) + speech.languages.map(\.language)).map(\.languageSubtag)
    where !known.contains(language) && !language.isEmpty && !missing.contains(language) {
      missing.append(language)
    }
    return missing
  }

  /// The UTF-8 offsets at which words of the book begin: what stands between blanks and holds a letter or a digit; what
  /// is spoken as a whole counts as one word.
  ///
  /// - Complexity: O(n) in the length of the text.
  public var wordOffsets: [Int] {
    if map.whole != nil { return [0] }
    let bytes = Array(text.utf8)
    var offsets: [Int] = []
    for run in map.runs {
      var start = run.spoken.lowerBound
      while start < run.spoken.upperBound {
        let end = bytes[start..<run.spoken.upperBound].firstIndex(of: UInt8(ascii: " ")) ?? run.spoken.upperBound
        let word = String(decoding: bytes[start..<end], as: UTF8.self)
        if word.contains(where: { $0.isLetter || $0.isNumber }) { offsets.append(start) }
        start = end + 1
      }
    }
    return offsets
  }
}
