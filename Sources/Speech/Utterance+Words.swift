extension Utterance {
  /// The UTF-8 offsets at which words of the book begin: what stands between blanks and holds a letter or a digit.
  ///
  /// - Complexity: O(n) in the length of the text.
  public var wordOffsets: [Int] {
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
