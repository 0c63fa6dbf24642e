/// Elements whose text holds no tags, whatever looks like one.
extension LooseSigns {
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
      guard let next = place(of: 0x3C, from: start) else { return source.count }
      mends.replace(next..<next, with: "</title>")
      return next
    case "script", "style":
      guard let next = ["</head", "<body"].compactMap({ search.next($0, from: start) }).min() else {
        return source.count
      }
      mends.replace(next..<next, with: "</\(name)>")
      return next
    default: return start
    }
  }

  /// Where the tag stands that ends an element in which nothing else is one; nothing ends plain text (HTML standard,
  /// 13.2.5.5).
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
