/// The attributes behind a heading in braces: the name that links refer to, and classes and keys for its style (`{#name
/// .class key=value}`, as Pandoc, kramdown and PHP Markdown Extra have it).
struct HeadingAttributes {
  /// The heading without its attributes.
  let text: Substring
  /// The name, or nil if the attributes give none.
  private(set) var name: String?

  /// Reads the attributes at the end of a heading; without any, the text is the whole heading.
  init(_ heading: String) {
    var whole = heading[...]
    while whole.last == " " { whole.removeLast() }
    guard whole.last == "}", let open = whole.lastIndex(of: "{"), open > whole.startIndex,
      whole[whole.index(before: open)] == " "
    else {
      text = heading[...]
      return
    }
    let words = whole[open...].dropFirst().dropLast().split(separator: " ")
    var rest = whole[..<open]
    while rest.last == " " { rest.removeLast() }
    // The closing number signs of a heading stand before its attributes.
    let closing = rest.reversed().prefix { $0 == "#" }.count
    if closing > 0, rest.dropLast(closing).last == " " { rest = rest.dropLast(closing + 1) }
    guard !rest.isEmpty, !words.isEmpty, words.allSatisfy(Self.isAttribute) else {
      text = heading[...]
      return
    }
    text = rest
    name = words.first { $0.first == "#" }.map { String($0.dropFirst()) }
  }

  private static func isAttribute(_ word: Substring) -> Bool {
    if word == "-" { return true }
    let name = word.first == "#" || word.first == "." ? word.dropFirst() : word.prefix { $0 != "=" }
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "-_:.".contains($0) }) else { return false }
    return name.startIndex > word.startIndex || name.endIndex < word.endIndex
  }
}
