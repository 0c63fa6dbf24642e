/// A start tag of a source, and the places of what stands in it.
struct MendedTag {
  /// The bytes of the tag.
  let range: Range<Int>
  /// The local part of its name.
  let name: Range<Int>
  /// A Boolean value that indicates whether it ends in `/>`.
  let isClosed: Bool
  private let attributes: [(name: String, range: Range<Int>)]
  private let isXML: Bool

  init(_ range: Range<Int>, in source: [UInt8], isXML: Bool) {
    self.range = range
    self.isXML = isXML
    let end = source[..<range.upperBound].last == UInt8(ascii: ">") ? range.upperBound - 1 : range.upperBound
    let nameEnd = source[(range.lowerBound + 1)..<end].firstIndex { SourceTokens.endsName($0) } ?? end
    let written = (range.lowerBound + 1)..<nameEnd
    name = (source[written].lastIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? written.lowerBound)..<nameEnd
    var attributes: [(name: String, range: Range<Int>)] = []
    var index = nameEnd
    func skip(while isSkipped: (UInt8) -> Bool) {
      while index < end, isSkipped(source[index]) { index += 1 }
    }
    while true {
      let blank = index
      skip { SourceTokens.isBlank($0) || $0 == UInt8(ascii: "/") }
      guard index < end else { break }
      let start = index
      index += 1
      skip { $0 != UInt8(ascii: "=") && !SourceTokens.endsName($0) }
      let name = String(decoding: source[start..<index], as: UTF8.self)
      let nameEnd = index
      skip(while: SourceTokens.isBlank)
      if index < end, source[index] == UInt8(ascii: "=") {
        index += 1
        skip(while: SourceTokens.isBlank)
        let quote = index < end ? source[index] : 0
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
          index += 1
          skip { $0 != quote }
          index = min(index + 1, end)
        } else {
          skip { !SourceTokens.isBlank($0) }
        }
      } else {
        index = nameEnd
      }
      // The white space before an attribute goes with it.
      let first = source[blank..<start].lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? blank
      attributes.append((isXML ? name : name.lowercased(), first..<index))
    }
    self.attributes = attributes
    let last = attributes.last?.range.upperBound ?? nameEnd
    isClosed = last < end && source[last..<end].last == UInt8(ascii: "/")
  }

  /// The place for another attribute.
  var end: Int { attributes.last?.range.upperBound ?? name.upperBound }

  /// Returns the places of an attribute, with the white space before each.
  func places(of attribute: String) -> [Range<Int>] {
    let wanted = isXML ? attribute : attribute.lowercased()
    return attributes.filter { $0.name == wanted }.map(\.range)
  }

  /// Returns an attribute as a tag holds it, white space before it.
  static func written(_ attribute: String, _ value: String) -> String {
    var text = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += " "
      // Nothing else below the blank may stand in XML.
      case _ where scalar.value < 0x20: break
      default: text.unicodeScalars.append(scalar)
      }
    }
    return " \(attribute)=\"\(text)\""
  }
}
