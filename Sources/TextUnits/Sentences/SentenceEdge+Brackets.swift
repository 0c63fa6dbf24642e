extension SentenceEdge {
  /// The longest text in brackets that belongs to a sentence which ends behind it, in UTF-8 bytes.
  private static let longestRemark = 32

  /// Returns a Boolean value that indicates whether brackets that hold the edge, or that begin behind it, are part of
  /// the sentence before it, by what follows them.
  func isJoined(by bracket: Range<Int>) -> Bool {
    if bracket.lowerBound == nextStart {
      guard opensBracket, bracket.count <= Self.longestRemark else { return false }
      let text = slice[bracket].dropFirst().dropLast()
      let isEnd = slice.spaceEnd(bracket.upperBound) == slice.count && text.last.map(".!?".contains) != true
      return text == "..." || text == "…" || isEnd || goesOn(bracket.upperBound)
    }
    // Brackets around whole sentences hold nothing of another one.
    guard sentence.lowerBound < bracket.lowerBound, bracket.lowerBound < sentence.upperBound else { return false }
    return "《〈【".unicodeScalars.contains(slice.scalar(at: bracket.lowerBound)) || goesOn(bracket.upperBound)
  }

  /// Returns a Boolean value that indicates whether a mark, a small letter or one without case follows an offset.
  private func goesOn(_ offset: Int) -> Bool {
    let next = slice.spaceEnd(offset)
    guard next < slice.count else { return false }
    let scalar = slice.scalar(at: next)
    return scalar.properties.isLowercase
      || next == offset && (".,;:！？。，、；：".unicodeScalars.contains(scalar) || Character(scalar).isUnspaced)
  }
}
