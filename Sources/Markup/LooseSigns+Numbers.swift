/// References by numbers that the parser leaves out.
extension LooseSigns {
  /// Writes the characters of such references in a text, and those without a number as text.
  mutating func passNumbers(in text: Range<Int>) {
    var index = text.lowerBound
    while let sign = search.next("&#", from: index), sign < text.upperBound {
      index = sign + 2
      guard let reference = NumericReference(source[sign..<text.upperBound]) else { continue }
      guard let characters = reference.text else {
        mends.replace(sign..<sign + 1, with: "&amp;")
        continue
      }
      index = sign + reference.length
      // The parser reads all others.
      if characters == " " || characters == "\u{FFFD}" || (reference.length >= 14 && characters.utf8.count == 4) {
        mends.replace(sign..<index, with: characters)
      }
    }
  }
}
