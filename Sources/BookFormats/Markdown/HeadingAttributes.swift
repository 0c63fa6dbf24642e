/// The attributes behind a heading in braces: the name it is linked to by, and classes and keys for its style (`{#name
/// .class key=value}`, as Pandoc, kramdown and PHP Markdown Extra have it).
struct HeadingAttributes {
  /// The heading without it.
  let text: Substring
  /// The name; nil where it gives none.
  private(set) var name: String?

  /// Reads what a heading ends with; where that is no such thing, the text is all of it.
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
    // The signs that a heading may end with stand before it.
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
