/// The part of a document type in brackets that declares things (XML 1.0, 2.8); HTML knows nothing of it, and would take
/// all that follows its first `>` for text.
enum InternalSubset {
  /// Where it stands, with its brackets; nil where there is none, or where it does not end.
  static func range(in source: [UInt8]) -> Range<Int>? {
    guard var index = start(in: source) else { return nil }
    var first: Int?
    var quote: UInt8?
    while index < source.count {
      let byte = source[index]
      if let end = quote {
        if byte == end { quote = nil }
      } else if let end = first == nil ? nil : self.end(ofRemarkAt: index, in: source) {
        index = end
        continue
      } else {
        switch byte {
        case 0x22, 0x27: quote = byte
        case 0x5B where first == nil: first = index
        case 0x5D: return first.map { $0..<index + 1 }
        case 0x3E where first == nil: return nil
        default: break
        }
      }
      index += 1
    }
    return nil
  }

  /// Where the name of the document type is to be found: nothing but white space, remarks and instructions come before.
  private static func start(in source: [UInt8]) -> Int? {
    var index = 0
    while index < source.count {
      if source[index] <= 0x20 {
        index += 1
      } else if let end = end(ofRemarkAt: index, in: source) {
        index = end
      } else {
        let name = Array("<!doctype".utf8)
        let isType = source[index...].prefix(name.count).elementsEqual(name) { $0 == $1 || $0 | 0x20 == $1 }
        return isType ? index + name.count : nil
      }
    }
    return nil
  }

  /// The place behind a remark or an instruction that begins here; nil where none does, or where it does not end.
  private static func end(ofRemarkAt index: Int, in source: [UInt8]) -> Int? {
    for (opening, closing) in [("<!--", "-->"), ("<?", "?>")] where source[index...].starts(with: opening.utf8) {
      var place = index + opening.utf8.count
      while let next = source[place...].firstIndex(of: closing.utf8.first ?? 0) {
        if source[next...].starts(with: closing.utf8) { return next + closing.utf8.count }
        place = next + 1
      }
    }
    return nil
  }
}

extension SourceText {
  /// The document with the internal subset of its type blanked out.
  func withoutInternalSubset() -> SourceText {
    guard let subset = InternalSubset.range(in: bytes) else { return self }
    return blanking(subset)
  }
}
