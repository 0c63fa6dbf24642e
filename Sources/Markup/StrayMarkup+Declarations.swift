/// Markup that begins with a `<` and is no tag: comments, declarations and instructions.
extension StrayMarkup {
  mutating func passDeclaration(at sign: Int) -> Int {
    let rest = source[(sign + 1)...]
    if rest.starts(with: "!--".utf8) {
      // A remark of nothing, which libxml2 takes for the beginning of a longer one (HTML standard, 13.2.5.43).
      if let empty = ["!-->", "!--->"].first(where: { rest.starts(with: $0.utf8) }) {
        repairs.replace(sign..<sign + 1 + empty.utf8.count)
        return sign + 1 + empty.utf8.count
      }
      let ends = ["-->", "--!>"].compactMap { search.next($0, from: sign + 4).map { $0 + 2 } }
      if let end = ends.min() { return end }
      repairs.replace(sign..<sign + 4, with: " ")
      return sign + 4
    }
    if rest.starts(with: "![CDATA[".utf8), let end = search.next("]]>", from: sign + 9) {
      repairs.replace(sign..<sign + 9)
      escape(sign + 9..<end)
      repairs.replace(end..<end + 3)
      return end + 3
    }
    guard let end = end(from: sign), let next = rest.dropFirst().first, OpenTag.isLetter(next) || next == 0x5B else {
      return write(sign)
    }
    // The parser takes what declares nothing for text.
    if !rest.dropFirst().prefix(7).elementsEqual("doctype".utf8, by: { $0 | 0x20 == $1 }) {
      repairs.replace(sign..<end, with: String(repeating: "\n", count: source[sign..<end].count { $0 == 0x0A }))
    }
    return end
  }

  mutating func passInstruction(at sign: Int) -> Int {
    guard let next = source.dropFirst(sign + 2).first, OpenTag.isLetter(next) || next == 0x3D,
      let end = search.next(">", from: sign)
    else { return write(sign) }
    return end + 1
  }
}
