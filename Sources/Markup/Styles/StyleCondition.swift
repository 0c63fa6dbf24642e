/// A condition of a selector on an element beside its name, its classes and its identifier (Selectors 4): an attribute,
/// or other selectors of which it suits one or none.
struct StyleCondition {
  /// The likeness that the value of an attribute has to have with another (Selectors 4, 6).
  enum Likeness {
    case anything, equals, hasWord, hasLanguage, begins, ends, contains
  }

  private enum Kind {
    case attribute(String, Likeness, String, ignoresCase: Bool)
    case any([StyleSelector.Compound])
    case none([StyleSelector.Compound])
  }

  /// Selectors stand in selectors so far.
  private static let deepest = 4

  private let kind: Kind
  /// The weight against others (Selectors 4, 17).
  let weight: Int

  /// Returns a Boolean value that indicates whether the condition holds for an element.
  func holds(_ node: MarkupNode, in tree: MarkupTree) -> Bool {
    switch kind {
    case .attribute(let name, let likeness, let value, let ignoresCase):
      guard let own = tree.attribute(name, of: node) else { return false }
      return ignoresCase
        ? Self.isLike(own.lowercased(), likeness, value.lowercased()) : Self.isLike(own, likeness, value)
    case .any(let compounds): return compounds.contains { $0.matches(node, in: tree) }
    case .none(let compounds): return !compounds.contains { $0.matches(node, in: tree) }
    }
  }

  private static func isLike(_ own: String, _ likeness: Likeness, _ value: String) -> Bool {
    switch likeness {
    case .anything: true
    case .equals: own == value
    case .hasWord: !value.isEmpty && own.tokens.contains { $0 == value }
    case .hasLanguage: own == value || own.hasPrefix(value + "-")
    case .begins: !value.isEmpty && own.hasPrefix(value)
    case .ends: !value.isEmpty && own.hasSuffix(value)
    case .contains: !value.isEmpty && own.contains(value)
    }
  }

  /// Reads a condition on an attribute from its bracket on; nil for one that is not known.
  init?(attribute reader: inout StyleTextReader) {
    reader.skip()
    reader.skipBlanks()
    guard let name = reader.name() else { return nil }
    reader.skipBlanks()
    var likeness = Likeness.anything
    var value = ""
    // The values of `type` have no case in HTML (HTML standard, 4.16.2).
    var ignoresCase = name == "type"
    if let byte = reader.peek, byte != UInt8(ascii: "]") {
      guard let read = Self.likeness(&reader) else { return nil }
      likeness = read
      reader.skipBlanks()
      if reader.peek == UInt8(ascii: "\"") || reader.peek == UInt8(ascii: "'") {
        value = String(decoding: reader.string(), as: UTF8.self)
      } else {
        guard let word = reader.name() else { return nil }
        value = word
      }
      reader.skipBlanks()
      if let flag = reader.word() {
        guard flag == "i" || flag == "s" else { return nil }
        ignoresCase = flag == "i"
        reader.skipBlanks()
      }
    }
    guard reader.peek == UInt8(ascii: "]") else { return nil }
    reader.skip()
    kind = .attribute(name, likeness, value, ignoresCase: ignoresCase)
    weight = 1 << 8
  }

  private static func likeness(_ reader: inout StyleTextReader) -> Likeness? {
    let likeness: Likeness
    switch reader.peek {
    case UInt8(ascii: "="):
      reader.skip()
      return .equals
    case UInt8(ascii: "~"): likeness = .hasWord
    case UInt8(ascii: "|"): likeness = .hasLanguage
    case UInt8(ascii: "^"): likeness = .begins
    case UInt8(ascii: "$"): likeness = .ends
    case UInt8(ascii: "*"): likeness = .contains
    default: return nil
    }
    reader.skip()
    guard reader.peek == UInt8(ascii: "=") else { return nil }
    reader.skip()
    return likeness
  }

  /// Reads a pseudo-class from behind its colon on; nil for one that is not known.
  init?(pseudoClass reader: inout StyleTextReader, depth: Int) {
    guard depth < Self.deepest, let name = reader.word() else { return nil }
    if name == "link" || name == "any-link" {
      kind = .attribute("href", .anything, "", ignoresCase: false)
      weight = 1 << 8
      return
    }
    guard ["is", "not", "where"].contains(name), reader.peek == UInt8(ascii: "(") else { return nil }
    var compounds: [StyleSelector.Compound] = []
    repeat {
      reader.skip()
      reader.skipBlanks()
      var part: StyleSelector.Part?
      guard let compound = StyleSelector.Compound(&reader, part: &part, depth: depth + 1), part == nil else {
        return nil
      }
      compounds.append(compound)
      reader.skipBlanks()
    } while reader.peek == UInt8(ascii: ",")
    guard reader.peek == UInt8(ascii: ")") else { return nil }
    reader.skip()
    kind = name == "not" ? .none(compounds) : .any(compounds)
    weight = name == "where" ? 0 : compounds.map(\.weight).max() ?? 0
  }
}

extension StyleSelector.Part {
  /// Reads the part of an element that begins at a colon, and else the colon alone; returns a Boolean value that
  /// indicates whether it is a part.
  static func read(_ reader: inout StyleTextReader, into part: inout StyleSelector.Part?) -> Bool {
    reader.skip()
    var ahead = reader
    if ahead.peek == UInt8(ascii: ":") { ahead.skip() }
    switch ahead.word() {
    case "before": part = .before
    case "after": part = .after
    default: return false
    }
    reader = ahead
    return true
  }
}
