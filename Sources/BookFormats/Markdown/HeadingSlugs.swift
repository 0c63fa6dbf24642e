/// The names that headings of Markdown are linked to by, as GitHub makes them of their text.
struct HeadingSlugs {
  private var counts: [String: Int] = [:]

  /// The name of the next heading: small letters, digits, hyphens for blanks; a number tells equal ones apart.
  mutating func slug(of text: String) -> String {
    var base = ""
    for character in text.lowercased() {
      if character.isLetter || character.isNumber || character == "-" || character == "_" {
        base.append(character)
      } else if character == " " {
        base.append("-")
      }
    }
    let count = counts[base, default: 0]
    counts[base] = count + 1
    return count == 0 ? base : "\(base)-\(count)"
  }
}
