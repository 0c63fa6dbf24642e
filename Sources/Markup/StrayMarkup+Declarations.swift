/// Markup that begins with a `<` and is no tag: comments, declarations and instructions.
extension StrayMarkup {
  mutating func passDeclaration(at delimiter: Int) -> Int {
    let rest = source[(delimiter + 1)...]
    if rest.starts(with: "!--".utf8) {
      // A remark of nothing, which libxml2 takes for the beginning of a longer one (HTML standard, 13.2.5.43).
      if let empty = ["!-->", "!--->"].first(where: { rest.starts(with: $0.utf8) }) {
        repairs.replace(delimiter..<delimiter + 1 + empty.utf8.count)
        return delimiter + 1 + empty.utf8.count
      }
      let ends = ["-->", "--!>"].compactMap { search.next($0, from: delimiter + 4).map { $0 + 2 } }
      if let end = ends.min() { return end }
      repairs.replace(delimiter..<delimiter + 4, with: " ")
      return delimiter + 4
    }
    if rest.starts(with: "![CDATA[".utf8), let end = search.next("]]>", from: delimiter + 9) {
      repairs.replace(delimiter..<delimiter + 9)
      escape(delimiter + 9..<end)
      repairs.replace(end..<end + 3)
      return end + 3
    }
    guard let end = end(from: delimiter), let next = rest.dropFirst().first, OpenTag.isLetter(next) || next == 0x5B
    else {
      return write(delimiter)
    }
    // The parser takes what declares nothing for text.
    if !rest.dropFirst().prefix(7).elementsEqual("doctype".utf8, by: { $0 | 0x20 == $1 }) {
      repairs.replace(
        delimiter..<end, with: String(repeating: "\n", count: source[delimiter..<end].count { $0 == 0x0A }))
    }
    return end
  }

  mutating func passInstruction(at delimiter: Int) -> Int {
    guard let next = source.dropFirst(delimiter + 2).first, OpenTag.isLetter(next) || next == 0x3D,
      let end = search.next(">", from: delimiter)
    else { return write(delimiter) }
    return end + 1
  }
}
