/// A block of Markdown in which nothing else begins: fenced code, and HTML that goes on over blank lines.
enum MarkdownFence {
  /// Code after a row of signs, which as many of them end (CommonMark 0.31, 4.5).
  case code(sign: UInt8, count: Int)
  /// HTML that some text ends (CommonMark 0.31, 4.6).
  case html(end: [String])

  /// The block that a line begins, unless the line ends it too.
  init?(_ line: ArraySlice<UInt8>) {
    let indent = line.prefix { $0 == 0x20 }.count
    let rest = line.dropFirst(indent)
    guard indent < 4, let sign = rest.first else { return nil }
    switch sign {
    case 0x60, 0x7E:
      let count = rest.prefix { $0 == sign }.count
      guard count >= 3, sign == 0x7E || !rest.dropFirst(count).contains(sign) else { return nil }
      self = .code(sign: sign, count: count)
    case 0x3C:
      let start = String(decoding: rest.prefix(12), as: UTF8.self).lowercased()
      guard let found = Self.html.first(where: { start.hasPrefix($0.start) }) else { return nil }
      self = .html(end: found.end)
      let after = rest.dropFirst(found.start.utf8.count)
      // "<pre" begins "<preface>" too.
      if found.isTag, let next = after.first, ![0x20, 0x09, 0x3E].contains(next) { return nil }
      if ends(with: after) { return nil }
    default: return nil
    }
  }

  /// Whether the block ends with a line.
  func ends(with line: ArraySlice<UInt8>) -> Bool {
    switch self {
    case .code(let sign, let count):
      let rest = line.drop { $0 == 0x20 }
      let signs = rest.prefix { $0 == sign }.count
      return signs >= count && line.count - rest.count < 4
        && rest.dropFirst(signs).allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    case .html(let ends):
      let text = String(decoding: line, as: UTF8.self).lowercased()
      return ends.contains { text.contains($0) }
    }
  }

  private static let html: [(start: String, isTag: Bool, end: [String])] = {
    let names = ["pre", "script", "style", "textarea"]
    return [("<!--", false, ["-->"]), ("<?", false, ["?>"]), ("<![cdata[", false, ["]]>"])]
      + names.map { ("<" + $0, true, names.map { "</\($0)>" }) }
  }()
}
