import CXML
import Glibc

extension ParserEvents {
  /// The part of the tag of a page that is looked at, in bytes.
  private static let longestPageTag = 16 << 10

  /// Takes the attributes of an element from the HTML parser.
  ///
  /// The parser knows the names of HTML 4, and leaves the others as they are written; what else leaves an ampersand, as
  /// `&amp;` does, only the source tells.
  func takeAttributes(_ values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, ofTag name: String) {
    guard var next = values else { return }
    var tag: TagSource?
    while let key = next[0] {
      let value = UnsafeBufferPointer(start: next[1], count: next[1].map { Int(xmlStrlen($0)) } ?? 0)
      let number = builder.number(at: key) { String(cString: key) }
      if Self.hasReference(value) {
        let known = tag ?? TagSource(named: name, in: UnsafeBufferPointer(rebasing: source.prefix(offset)))
        tag = known
        builder.attribute(number, value: known.value(of: String(cString: key), readAs: value) ?? Array(value))
      } else {
        builder.attribute(number, value: value)
      }
      next += 2
    }
  }

  private static func hasReference(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = value.baseAddress, let found = memchr(base, 0x26, value.count) else { return false }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base) < value.count - 1
  }

  /// Gives the page or its body the attributes of a tag that begins it once more, which the HTML parser drops and the
  /// HTML standard does not (13.2.6.4.7).
  func resumePage(_ error: UnsafeMutablePointer<xmlError>?) {
    guard let error = error?.pointee, error.code == Int32(XML_HTML_STRUCURE_ERROR.rawValue), let tag = error.str1
    else { return }
    let name = String(cString: tag)
    guard name == "html" || name == "body" else { return }
    // The parser stands behind the name of the tag.
    let start = min(offset, source.count)
    guard builder.resume(name, depth: name == "html" ? 1 : 2) else { return }
    let rest = source[start..<min(start + Self.longestPageTag, source.count)]
    for attribute in TagSource(UnsafeBufferPointer(rebasing: rest)).attributes {
      builder.attribute(builder.number(of: attribute.name), value: HTMLReferences.decode(attribute.value))
    }
  }
}
