/// The part of a document type in brackets that declares things (XML 1.0, 2.8); HTML knows nothing of it, and would
/// take all that follows its first `>` for text.
enum InternalSubset {
  /// Returns the range of the internal subset with its brackets, or nil if there is none.
  static func range(in source: [UInt8]) -> Range<Int>? {
    guard var index = start(in: source) else { return nil }
    var first: Int?
    while index < source.count {
      switch source[index] {
      case 0x22, 0x27:
        guard let end = source[(index + 1)...].firstIndex(of: source[index]) else { return nil }
        index = end
      case 0x5B where first == nil: first = index
      case 0x5D where first != nil: return first.map { $0..<index + 1 }
      case 0x3E where first == nil: return nil
      case 0x3C:
        // Nothing but declarations, remarks and instructions stands there.
        switch remark(at: index, in: source) {
        case .ends(let end):
          index = end
          continue
        case .none where first != nil && index + 1 < source.count && source[index + 1] == 0x21: break
        case .none, .endless: return nil
        }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Returns the place at which the name of the document type is to be found: nothing but white space, comments and
  /// instructions come before.
  private static func start(in source: [UInt8]) -> Int? {
    var index = 0
    while index < source.count {
      if source[index] <= 0x20 {
        index += 1
        continue
      }
      switch remark(at: index, in: source) {
      case .ends(let end): index = end
      case .endless: return nil
      case .none:
        let name = Array("<!doctype".utf8)
        let isType = source[index...].prefix(name.count).elementsEqual(name) { $0 == $1 || $0 | 0x20 == $1 }
        return isType ? index + name.count : nil
      }
    }
    return nil
  }

  /// A remark or an instruction.
  private enum Remark {
    case none
    /// The place behind it.
    case ends(Int)
    case endless
  }

  private static func remark(at index: Int, in source: [UInt8]) -> Remark {
    for (opening, closing) in [("<!--", "-->"), ("<?", "?>")] where source[index...].starts(with: opening.utf8) {
      var place = index + opening.utf8.count
      while let next = source[place...].firstIndex(of: closing.utf8.first ?? 0) {
        if source[next...].starts(with: closing.utf8) { return .ends(next + closing.utf8.count) }
        place = next + 1
      }
      return .endless
    }
    return .none
  }
}

extension SourceText {
  /// Returns the document with the internal subset of its type blanked out.
  func withoutInternalSubset() -> SourceText {
    guard let subset = InternalSubset.range(in: bytes) else { return self }
    return blanking(subset)
  }
}
