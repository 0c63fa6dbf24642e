/// What begins and ends by the tags of a page.
extension LooseSigns {
  /// Writes the end tags that stand before a start tag.
  mutating func passStart(of name: String, _ tag: OpenTag, at sign: Int) {
    let endsItself = tag.ending == .selfClosed
    var ends = foreign.begin(name, endsItself: endsItself) {
      String(decoding: source[tag.name.upperBound..<tag.end], as: UTF8.self).lowercased()
    }
    ends += endSelect(before: name)
    if foreign.isEmpty, !endsItself || name == "hr" { ends += blocks.begin(name) }
    write(ends, before: sign)
  }

  /// The end of a list of choices that is open where a field begins: none may stand in it (HTML standard,
  /// 13.2.6.4.7; before 2025, 13.2.6.4.16).
  private mutating func endSelect(before name: String) -> String {
    let ends = isInSelect && Self.endingSelect.contains(name) && foreign.isEmpty
    isInSelect = foreign.isEmpty && name == "select" || isInSelect && !ends
    return ends ? "</select>" : ""
  }

  private static let endingSelect: Set<String> = ["input", "keygen", "textarea"]

  /// Writes what an end tag stands for.
  mutating func passEnd(of name: String, in range: Range<Int>) {
    if !foreign.isEmpty {
      let endsTable = PageElement(name) == .tablePart || name == "body" || name == "html"
      if foreign.end(name, isOpenAround: endsTable || blocks.isOpen(name)) {
        // A paragraph that holds nothing stands in no drawing.
        if name == "p" { write(foreign.endForeign(), before: range.lowerBound) }
        return
      }
    }
    if isInSelect, name == "select" || PageElement(name) == .tablePart { isInSelect = false }
    guard let end = blocks.end(name) else { return }
    mends.replace(range, with: end)
  }

  private mutating func write(_ tags: String, before sign: Int) {
    if !tags.isEmpty { mends.replace(sign..<sign, with: tags) }
  }
}
