/// Elements whose text holds no tags, whatever looks like one.
extension StrayMarkup {
  /// Elements in which nothing is a tag.
  static let raw: Set<String> = ["plaintext", "script", "style", "textarea", "title", "xmp"]

  static func beginsRaw(_ letter: UInt8) -> Bool {
    [0x70, 0x73, 0x74, 0x78].contains(letter | 0x20)
  }

  /// Passes the text of an element in which nothing is a tag, and ends it where its author does not.
  mutating func passText(of name: String, from start: Int) -> Int {
    if let end = name == "script" ? endOfScript(from: start) : endTag(of: name, from: start) {
      switch name {
      // The titles of other languages of XML hold markup.
      case "title": return start
      case "textarea":
        for index in start..<end where source[index] == 0x3C { _ = write(index) }
      case "xmp": escape(start..<end)
      default: break
      }
      return end
    }
    switch name {
    case "plaintext", "xmp":
      escape(start..<source.count)
      return source.count
    case "title":
      unended = unended ?? start
      guard let next = place(of: 0x3C, from: start) else { return source.count }
      repairs.replace(next..<next, with: "</title>")
      return next
    case "script", "style":
      unended = unended ?? start
      let next = ["</head", "<body"].compactMap { search.next($0, from: start) }.min() ?? block(from: start)
      guard let next else { return source.count }
      repairs.replace(next..<next, with: "</\(name)>")
      return next
    default: return start
    }
  }

  /// Elements of which nothing is shown that they hold.
  private static let silent: Set<String> = [
    "audio", "datalist", "iframe", "noembed", "noframes", "video",
  ]

  /// Ends such an element at once in a document that never ends one.
  mutating func endSilent(_ name: String, _ tag: OpenTag) {
    guard tag.ending == .closed, Self.silent.contains(name), isForeign == false, !hasEndTag(name) else { return }
    unended = unended ?? tag.end
    repairs.replace(tag.end..<tag.end, with: "</\(name)>")
  }

  /// Passes what a template holds that is never ended: all that follows, whatever end tags stand in it (HTML standard,
  /// 13.2.6.4.7 and 13.2.6.4.22).
  ///
  /// - Complexity: O(n) for all the templates of a document: those in one that is ended are ended, too.
  mutating func passTemplate(_ tag: OpenTag) -> Int {
    guard tag.ending == .closed, foreign.isInHTML, tag.end > endOfTemplate else { return tag.end }
    var depth = 1
    var index = tag.end
    while depth > 0, let end = search.next("</template", from: index) {
      let start = search.next("<template", from: index) ?? end
      depth += start < end ? 1 : -1
      index = min(start, end) + 1
    }
    guard depth > 0 else {
      endOfTemplate = index
      return tag.end
    }
    unended = unended ?? tag.end
    repairs.replace(tag.end..<source.count, with: "</template>")
    return source.count
  }

  /// Returns the start of a block that is none of a program: not inside of a string in its line.
  private mutating func block(from start: Int) -> Int? {
    var index = start
    while let delimiter = place(of: 0x3C, from: index) {
      index = delimiter + 1
      let name = name(in: index..<min(index + 16, source.count))
      switch PageElement(name) {
      case .block, .heading, .paragraph, .tablePart: break
      default: continue
      }
      let line = source[start..<delimiter].suffix(Self.longestLine)
      let before = line[(line.lastIndex(of: 0x0A).map { $0 + 1 } ?? line.startIndex)...]
      if [0x22, 0x27, 0x60].allSatisfy({ quote in before.count { $0 == quote }.isMultiple(of: 2) }) {
        return delimiter
      }
    }
    return nil
  }

  /// The part of a line that is looked at, in bytes.
  private static let longestLine = 256

  /// Returns the place of the tag that ends an element in which nothing else is one; nothing ends plain text (HTML
  /// standard, 13.2.5.5).
  mutating func endTag(of name: String, from start: Int) -> Int? {
    var index = start
    while name != "plaintext", let found = search.next("</" + name, from: index) {
      let behind = found + 2 + name.utf8.count
      if behind >= source.count || !OpenTag.isName(source[behind]) { return found }
      index = behind
    }
    return nil
  }
}
