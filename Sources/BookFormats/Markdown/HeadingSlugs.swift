/// The names by which links refer to headings of Markdown, as GitHub makes them of their text.
struct HeadingSlugs {
  /// The last number that was given to each name, or 0 for a name in use without a number.
  private var numbers: [String: Int] = [:]

  /// Returns the name of the next heading: the one that its author gives it, or else one that is made of its text.
  mutating func name(of text: String) -> String {
    let attributes = HeadingAttributes(text)
    guard let name = attributes.name else { return slug(of: String(attributes.text)) }
    numbers[name] = numbers[name] ?? 0
    return name
  }

  /// Returns a name that is made of a text: small letters, digits, and hyphens for blanks; a number distinguishes equal
  /// ones.
  private mutating func slug(of text: String) -> String {
    var base = ""
    for character in text.lowercased() {
      if character.isLetter || character.isNumber || character == "-" || character == "_" {
        base.append(character)
      } else if character == " " {
        base.append("-")
      }
    }
    var slug = base
    while numbers[slug] != nil {
      let number = numbers[base, default: 0] + 1
      numbers[base] = number
      slug = "\(base)-\(number)"
    }
    numbers[slug] = 0
    return slug
  }
}
