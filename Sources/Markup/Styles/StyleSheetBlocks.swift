/// The blocks of a style sheet, each with its selectors and its declarations; those of rules that begin with `@`, and
/// those with blocks inside, are left out (CSS Syntax 3).
///
/// For names, the blocks in an `@media` block for the screen are read like those around it.
struct StyleSheetBlocks {
  struct Block: Hashable {
    let selectors: String
    /// The declarations, without what stands between quotation marks.
    let declarations: String
    /// The declarations as they are written, where they may generate text.
    let generated: String?
  }

  private(set) var blocks: [Block] = []
  private let scope: StyleScope

  /// Reads a style sheet in one pass.
  init(_ bytes: [UInt8], for scope: StyleScope) {
    self.scope = scope
    var at = 0
    // The bytes that have been read of the selectors, and of the declarations without and with strings.
    var prelude: [UInt8] = []
    var content: [UInt8] = []
    var written: [UInt8] = []
    var depth = 0
    // The number of blocks of `@media` around that are read.
    var media = 0
    var isNested = false
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "/") where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "*"):
        at = Self.endOfComment(bytes, from: at + 2)
        if depth == 0 { prelude.append(0x20) } else { content.append(0x20) }
        if depth == 1, scope == .names { written.append(0x20) }
        continue
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        // For layout neither a selector nor a value that matters is quoted: the quotes alone tell that something was.
        let end = Self.endOfString(bytes, from: at + 1, closing: byte)
        let string = scope == .names ? bytes[at + 1..<min(end, bytes.count)] : []
        at = end
        let closed = [byte] + string + (string.last == byte ? [] : [byte])
        if depth == 0 { prelude += closed } else { content += [byte, byte] }
        if scope == .names, depth == 1 { written += closed }
        continue
      case UInt8(ascii: "{") where depth == 0 && isReadMedia(prelude):
        media += 1
        prelude = []
      case UInt8(ascii: "{"):
        if depth > 0 { isNested = true }
        depth += 1
      case UInt8(ascii: "}"):
        if depth == 0 {
          prelude = []
          media = max(0, media - 1)
        }
        if depth == 1 {
          add(prelude, content, written, isNested: isNested)
          prelude = []
          content = []
          written = []
          isNested = false
        }
        depth = max(0, depth - 1)
      case UInt8(ascii: ";") where depth == 0: prelude = []
      default:
        if depth == 0 { prelude.append(byte) } else if depth == 1 { content.append(byte) }
        if depth == 1, scope == .names { written.append(byte) }
      }
      at += 1
    }
    // A sheet may end before its last block does.
    if depth > 0 { add(prelude, content, written, isNested: isNested) }
  }

  /// Returns a Boolean value that indicates whether a block begins whose rules hold on a screen.
  private func isReadMedia(_ prelude: [UInt8]) -> Bool {
    guard scope == .names, prelude.contains(UInt8(ascii: "@")) else { return false }
    let rule = String(decoding: prelude, as: UTF8.self).drop(while: \.isWhitespace)
    guard rule.prefix(6).lowercased() == "@media", let next = rule.dropFirst(6).first, !next.isLetter else {
      return false
    }
    return MediaQuery.holds(rule.dropFirst(6), for: scope)
  }

  private mutating func add(_ prelude: [UInt8], _ content: [UInt8], _ written: [UInt8], isNested: Bool) {
    guard !isNested, matters(content) else { return }
    var selectors = String(decoding: prelude, as: UTF8.self).drop(while: \.isWhitespace)
    // Sheets were once hidden from browsers that did not know them.
    for mark in ["<!--", "-->"] where selectors.hasPrefix(mark) { selectors = selectors.dropFirst(mark.count) }
    guard selectors.first != "@" else { return }
    let declarations = String(decoding: content, as: UTF8.self)
    let generated = scope == .names && declarations.lowercased().contains("content") ? written : nil
    blocks.append(
      Block(
        selectors: String(selectors), declarations: declarations,
        generated: generated.map { String(decoding: $0, as: UTF8.self) }))
  }

  /// Returns a Boolean value that indicates whether any declaration may be one of those that are read: most rules of a
  /// sheet only tell of fonts and margins.
  private func matters(_ content: [UInt8]) -> Bool {
    var isName = true
    for (index, byte) in content.enumerated() {
      switch byte {
      case UInt8(ascii: ";"): isName = true
      case 0...0x20: break
      default:
        if isName, index + 2 < content.count, beginsName(content[index...]) { return true }
        isName = false
      }
    }
    return false
  }

  /// Returns a Boolean value that indicates whether a name begins as a property that is read: display, float,
  /// list-style, margin-left, padding-left, position, text-align, text-indent, vertical-align, visibility, white-space,
  /// those of letters, and for names content.
  private func beginsName(_ content: ArraySlice<UInt8>) -> Bool {
    let start = content.startIndex
    switch (content[start] | 0x20, content[start + 1] | 0x20, content[start + 2] | 0x20) {
    case (0x64, 0x69, 0x73), (0x66, 0x6C, 0x6F), (0x6C, 0x69, 0x73), (0x70, 0x6F, 0x73), (0x76, 0x69, 0x73),
      (0x76, 0x65, 0x72), (0x77, 0x68, 0x69):
      return true
    case (0x66, 0x6F, 0x6E):
      // "font", "font-style" and "font-weight", and none of the others.
      let name = String(decoding: content.prefix(7), as: UTF8.self).lowercased()
      return name == "font-st" || name == "font-we" || name.hasPrefix("font:") || name.hasPrefix("font ")
    // "text-align", and not how the last row of it is, and "text-indent", nor "text-decoration".
    case (0x74, 0x65, 0x78):
      let name = String(decoding: content.prefix(10), as: UTF8.self).lowercased()
      return name == "text-align" || name == "text-inden"
    // "margin-left" and "padding-left": no other side sets a line in, and margins of all sides are set for most blocks.
    case (0x6D, 0x61, 0x72), (0x70, 0x61, 0x64):
      let name = String(decoding: content.prefix(12), as: UTF8.self).lowercased()
      return name.hasPrefix("margin-left") || name == "padding-left"
    case (0x63, 0x6F, 0x6E):
      return scope == .names && String(decoding: content.prefix(7), as: UTF8.self).lowercased() == "content"
    default: return false
    }
  }

  private static func endOfComment(_ bytes: [UInt8], from start: Int) -> Int {
    var at = start
    while at + 1 < bytes.count {
      if bytes[at] == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/") { return at + 2 }
      at += 1
    }
    return bytes.count
  }

  /// Returns the end of a string, which ends at its line where no quotation mark closes it.
  private static func endOfString(_ bytes: [UInt8], from start: Int, closing quote: UInt8) -> Int {
    var at = start
    while at < bytes.count {
      switch bytes[at] {
      case quote: return at + 1
      case UInt8(ascii: "\n"): return at
      case UInt8(ascii: "\\"): at += 2
      default: at += 1
      }
    }
    return bytes.count
  }
}
