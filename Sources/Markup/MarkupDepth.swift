/// The depth of elements in each other, as far as their tags tell: read before a parser is asked, which may keep all
/// that is open, or take the longer for each element the deeper it stands.
package struct MarkupDepth {
  /// Deeper than anyone's elements stand in each other.
  package static let deepest = 256
  /// Deeper than anyone's tables stand in each other.
  package static let deepestTables = 32

  private let table: String
  private var elements = 0
  private var tables = 0

  private init(table: String) { self.table = table }

  /// Returns a Boolean value that indicates whether elements, or tables, stand in each other deeper than anyone writes;
  /// `table` is the name of a table, whatever its prefix.
  package static func isTooDeep(_ source: [UInt8], table: String) -> Bool {
    var depth = MarkupDepth(table: table)
    return source.withUnsafeBytes { depth.passes($0) }
  }

  private mutating func passes(_ source: UnsafeRawBufferPointer) -> Bool {
    var index = source.place(of: 0x3C, from: 0)
    while index + 1 < source.count {
      switch source[index + 1] {
      case 0x21, 0x3F: index = Self.endOfRemark(source, at: index)
      case 0x2F:
        elements -= 1
        if isTable(source, at: index + 2) { tables -= 1 }
        index += 2
      default:
        let end = Self.endOfTag(source, at: index + 1)
        if end < source.count, source[end - 1] != 0x2F {
          elements += 1
          if isTable(source, at: index + 1) { tables += 1 }
          if elements > Self.deepest || tables > Self.deepestTables { return true }
        }
        index = end
      }
      index = source.place(of: 0x3C, from: index)
    }
    return false
  }

  /// Returns a Boolean value that indicates whether a name is that of a table, behind its prefix.
  private func isTable(_ source: UnsafeRawBufferPointer, at start: Int) -> Bool {
    let name = source[min(start, source.count)...].prefix { $0 > 0x20 && $0 != 0x2F && $0 != 0x3E }
    return name[(name.lastIndex(of: 0x3A).map { $0 + 1 } ?? name.startIndex)...].elementsEqual(table.utf8)
  }

  /// Returns the place of the delimiter that ends a tag, not in quotation marks.
  private static func endOfTag(_ source: UnsafeRawBufferPointer, at start: Int) -> Int {
    var index = start
    while index < source.count, source[index] != 0x3E {
      let byte = source[index]
      index += 1
      if byte == 0x22 || byte == 0x27 { index = source.place(of: byte, from: index) + 1 }
    }
    return min(index, source.count)
  }

  /// Returns the place behind a remark, an instruction or a text without markup; a declaration is no more than its
  /// first delimiters.
  private static func endOfRemark(_ source: UnsafeRawBufferPointer, at start: Int) -> Int {
    for (opening, closing) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
    where source[start...].starts(with: opening.utf8) {
      var index = start + opening.utf8.count
      while index < source.count {
        index = source.place(of: 0x3E, from: index) + 1
        if source[..<min(index, source.count)].suffix(closing.utf8.count).elementsEqual(closing.utf8) { break }
      }
      return index
    }
    return start + 2
  }
}
