/// Signs in HTML that begin what never ends, such as those of comparison and of remarks without an end.
///
/// The parser takes an author's "a<b" for a tag; what stands after it is text that must not be lost.
enum LooseSigns {
  /// A tag that is longer is taken for one.
  private static let longestTag = 512

  /// The document with such signs written as text; nil where there are none.
  static func mended(_ source: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var copied = 0
    var index = 0
    // Where one remark has no end, none after it has.
    var isEndless = false
    while let sign = source[index...].firstIndex(of: 0x3C) {
      index = sign + 1
      let rest = source[index...]
      if rest.starts(with: "!--".utf8) {
        // A remark of nothing, which libxml2 takes for the beginning of a longer one (HTML standard, 13.2.5.43).
        if let empty = ["!-->", "!--->"].first(where: { rest.starts(with: $0.utf8) }) {
          result += source[copied..<sign]
          index = sign + 1 + empty.utf8.count
          copied = index
        } else if !isEndless, let end = end(of: "--", in: source, from: sign + 2) {
          index = end
        } else {
          isEndless = true
          result += source[copied..<sign] + Array("    ".utf8)
          copied = sign + 4
        }
      } else if let name = silent.first(where: { isElement($0, rest) }) {
        index = end(of: "</" + name, in: source, from: index) ?? source.count
      } else if isLoose(rest) {
        result += source[copied..<sign] + Array("&lt;".utf8)
        copied = index
      }
    }
    return copied == 0 ? nil : result + source[copied...]
  }

  /// Elements in which nothing is a tag.
  private static let silent = ["script", "style", "textarea", "title", "xmp"]

  private static func isElement(_ name: String, _ rest: ArraySlice<UInt8>) -> Bool {
    rest.prefix(name.utf8.count).elementsEqual(name.utf8) { $0 | 0x20 == $1 }
      && rest.dropFirst(name.utf8.count).first.map { !isName($0) } == true
  }

  /// The place behind a text, whatever its case.
  private static func end(of text: String, in source: [UInt8], from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    var index = start
    while let found = source[index...].firstIndex(of: wanted[0]) {
      // A remark ends with its two hyphens and the sign after them.
      if source[found...].prefix(wanted.count).elementsEqual(wanted, by: { $0 == $1 || $0 | 0x20 == $1 }) {
        if text != "--" { return found + wanted.count }
        let after = source[(found + 2)...]
        if after.first == 0x3E || after.starts(with: "!>".utf8) { return found + 3 }
      }
      index = found + 1
    }
    return nil
  }

  /// Whether what looks like the beginning of a tag is none: words follow, none of them a value, and another tag begins
  /// before it ends.
  private static func isLoose(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let first = rest.first, (0x61...0x7A).contains(first | 0x20) else { return false }
    let inner = rest.drop(while: isName).prefix(longestTag)
    guard inner.first.map({ $0 <= 0x20 }) ?? true,
      let end = inner.firstIndex(where: { $0 == 0x3C || $0 == 0x3E || $0 == 0x3D })
    else { return false }
    return inner[end] == 0x3C && inner[..<end].contains { $0 > 0x20 && $0 != 0x2F }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x3A
  }
}
