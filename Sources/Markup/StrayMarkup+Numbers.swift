/// References to characters that the parser leaves out or takes for others.
extension StrayMarkup {
  /// Puts white space behind a name that the document ends with: the parser finds the end of a name by what follows it.
  mutating func passLastName() {
    let name = source.reversed().prefix(Self.longestName).prefix {
      OpenTag.isLetter($0) || (0x30...0x39).contains($0)
    }
    guard !name.isEmpty, source.dropLast(name.count).last == 0x26 else { return }
    repairs.replace(source.count..<source.count, with: "\n")
  }

  /// The longest name of a character, in bytes.
  private static let longestName = 32

  /// Brackets that HTML 4 has other characters for than HTML (HTML standard, 13.5).
  private static let brackets = ["&lang;": "\u{27E8}", "&rang;": "\u{27E9}"]

  /// Writes the characters of such references in a text, and those without a number as text.
  mutating func passReferences(in text: Range<Int>) {
    var index = text.lowerBound
    while let delimiter = nextReference(from: index), delimiter < text.upperBound {
      index = delimiter + 2
      if let name = Self.brackets.keys.first(where: { source[delimiter...].starts(with: $0.utf8) }) {
        index = delimiter + name.utf8.count
        repairs.replace(delimiter..<index, with: Self.brackets[name] ?? "")
        continue
      }
      guard let reference = NumericReference(source[delimiter..<text.upperBound]) else { continue }
      guard let characters = reference.text else {
        repairs.replace(delimiter..<delimiter + 1, with: "&amp;")
        continue
      }
      index = delimiter + reference.length
      // The parser reads all others.
      if characters == " " || characters == "\u{FFFD}" || (reference.length >= 14 && characters.utf8.count == 4) {
        repairs.replace(delimiter..<index, with: characters)
      }
    }
  }

  private mutating func nextReference(from index: Int) -> Int? {
    ["&#", "&lang;", "&rang;"].compactMap { search.next($0, from: index) }.min()
  }
}
