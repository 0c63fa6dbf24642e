/// Elements that begin and end by the tags of a page.
extension StrayMarkup {
  /// Writes the end tags that stand before a start tag.
  mutating func passStart(of name: String, _ tag: OpenTag, at delimiter: Int) {
    let endsItself = tag.ending == .selfClosed
    let implied = foreign.isInHTML ? self.implied.begin(name, endsItself: endsItself) : ""
    var ends =
      implied
      + foreign.begin(name, endsItself: endsItself) {
        String(decoding: source[tag.name.upperBound..<tag.end], as: UTF8.self).lowercased()
      }
    if foreign.isEmpty, !endsItself || name == "hr" { ends += blocks.begin(name) }
    write(ends, before: delimiter)
  }

  /// Writes what an end tag stands for.
  mutating func passEnd(of name: String, in range: Range<Int>) {
    implied.end(name)
    if !foreign.isEmpty {
      let endsTable = PageElement(name) == .tablePart || name == "body" || name == "html"
      if foreign.end(name, isOpenAround: endsTable || blocks.isOpen(name)) {
        // A paragraph that holds nothing stands in no drawing.
        if name == "p" { write(foreign.endForeign(), before: range.lowerBound) }
        return
      }
    }
    guard let end = blocks.end(name) else { return }
    repairs.replace(range, with: end)
  }

  private mutating func write(_ tags: String, before delimiter: Int) {
    if !tags.isEmpty { repairs.replace(delimiter..<delimiter, with: tags) }
  }
}
