extension StyleSelector.Compound {
  /// Reads the part of a selector that is about one element, up to what stands between two of them; nil for one that
  /// asks for what is not known.
  ///
  /// The part of the element that it names is put into `part`.
  init?(_ reader: inout StyleTextReader, part: inout StyleSelector.Part?, depth: Int = 0) {
    guard let first = reader.peek else { return nil }
    switch first {
    case UInt8(ascii: "."), UInt8(ascii: "#"), UInt8(ascii: "["), UInt8(ascii: ":"): break
    case UInt8(ascii: "*"): reader.skip()
    default:
      guard let name = reader.word() else { return nil }
      element = name
    }
    while let byte = reader.peek, byte > 0x20, byte != UInt8(ascii: ">") {
      // Nothing stands behind a part of an element.
      guard part == nil else { return nil }
      switch byte {
      case UInt8(ascii: "."):
        reader.skip()
        guard let name = reader.name() else { return nil }
        classes.insert(name)
      case UInt8(ascii: "#"):
        reader.skip()
        guard let name = reader.name() else { return nil }
        ids.insert(name)
      case UInt8(ascii: "["):
        guard let condition = StyleCondition(attribute: &reader) else { return nil }
        conditions.append(condition)
      case UInt8(ascii: ":"):
        if StyleSelector.Part.read(&reader, into: &part) { continue }
        guard let condition = StyleCondition(pseudoClass: &reader, depth: depth) else { return nil }
        conditions.append(condition)
      case UInt8(ascii: ",") where depth > 0, UInt8(ascii: ")") where depth > 0: return
      default: return nil
      }
    }
  }

  /// Returns a Boolean value that indicates whether an element is what is asked for.
  func matches(_ node: MarkupNode, in tree: MarkupTree) -> Bool {
    guard let name = tree.name(of: node)?.lowercased(), (element ?? name) == name else { return false }
    if !ids.isEmpty, ids != [tree.attribute("id", of: node) ?? ""] { return false }
    guard classes.isEmpty || classes.isSubset(of: Self.classes(tree.attribute("class", of: node))) else {
      return false
    }
    return conditions.allSatisfy { $0.holds(node, in: tree) }
  }

  /// Returns the classes that the value of an attribute names.
  static func classes(_ list: String?) -> Set<String> {
    Set(list?.tokens.map(String.init) ?? [])
  }
}
