/// Which elements a rule of a style sheet is about (Selectors 4): by their names, classes and identifiers, and by those
/// of the elements around them; for names also by attributes, `*`, `:is()`, `:where()`, `:not()` and links.
///
/// Selectors that ask for anything else are left out: states, siblings, places among others.
struct StyleSelector {
  /// A part of an element that a sheet can generate text in (CSS Pseudo-Elements 4, 4.1).
  enum Part: Hashable, Sendable {
    case before, after
  }

  /// The conditions on one element.
  struct Compound {
    var element: String?
    var ids: Set<String> = []
    var classes: Set<String> = []
    /// The conditions beside these.
    var conditions: [StyleCondition] = []

    /// The weight against others (Selectors 4, 17).
    var weight: Int {
      ids.count << 16 + classes.count << 8 + (element == nil ? 0 : 1) + conditions.reduce(0) { $0 + $1.weight }
    }

    /// Returns a Boolean value that indicates whether the name, the identifier and the classes of an element suit.
    func matches(_ name: String, id: String?, classes own: Set<String>) -> Bool {
      (element ?? name) == name && ids.allSatisfy { $0 == id } && classes.isSubset(of: own)
    }
  }

  /// The greatest number of elements around another that names are computed for.
  private static let deepest = 8

  /// The element itself.
  private(set) var subject: Compound
  /// The part of the element; nil for the element as a whole.
  private(set) var part: Part?
  /// The elements that have to stand around it, from the inside out, each around all before it, or around the one
  /// before directly.
  private(set) var outer: [(compound: Compound, isParent: Bool)] = []

  /// The weight against others.
  var weight: Int { outer.reduce(subject.weight + (part == nil ? 0 : 1)) { $0 + $1.compound.weight } }

  /// A Boolean value that indicates whether the name, the classes and the identifier of an element decide.
  var isSimple: Bool { outer.isEmpty && subject.conditions.isEmpty }

  /// Reads a selector; nil for one that asks for what is not known.
  init?(_ text: some StringProtocol, for scope: StyleScope) {
    if scope == .layout, text.utf8.contains(where: Self.isExtended) { return nil }
    var reader = StyleTextReader(text)
    var parts: [Compound] = []
    // Each part but the first may have to stand directly in the one before it.
    var isInside: [Bool] = []
    var isDirect = false
    reader.skipBlanks()
    while let byte = reader.peek {
      if byte == UInt8(ascii: ">") {
        guard !parts.isEmpty, !isDirect else { return nil }
        isDirect = true
        reader.skip()
      } else {
        guard part == nil, parts.count < Self.deepest, let compound = Compound(&reader, part: &part) else {
          return nil
        }
        if !parts.isEmpty { isInside.append(isDirect) }
        isDirect = false
        parts.append(compound)
      }
      reader.skipBlanks()
    }
    guard let subject = parts.popLast(), !isDirect else { return nil }
    self.subject = subject
    outer = zip(parts, isInside).reversed().map { ($0, $1) }
  }

  /// Returns a Boolean value that indicates whether a byte belongs to selectors that are only read for names.
  private static func isExtended(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "*")
  }

  /// Returns the selectors of a list, one after another.
  ///
  /// `a:is(b, c), d` → `a:is(b, c)` and `d`.
  static func list(_ text: String) -> [Substring] {
    guard text.contains(",") else { return [text[...]] }
    guard text.utf8.contains(where: isExtended) else { return text.split(separator: ",") }
    var reader = StyleTextReader(text)
    let utf8 = text.utf8
    var result: [Substring] = []
    var start = 0
    while true {
      let end = reader.skipToComma()
      result.append(Substring(utf8.dropFirst(start).prefix(end - start)))
      guard reader.peek != nil else { return result }
      reader.skip()
      start = end + 1
    }
  }

  /// Returns a Boolean value that indicates whether an element has what is asked for beside its name, its classes and
  /// its identifier, and whether what has to stand around it does.
  func suits(_ node: MarkupNode, in tree: MarkupTree, steps: inout Int) -> Bool {
    steps -= subject.conditions.count
    return subject.conditions.allSatisfy { $0.holds(node, in: tree) } && suits(0, node, tree, &steps)
  }

  private func suits(_ index: Int, _ node: MarkupNode, _ tree: MarkupTree, _ steps: inout Int) -> Bool {
    guard index < outer.count else { return true }
    var next = tree.parent(of: node)
    while let parent = next, steps > 0 {
      steps -= 1
      if outer[index].compound.matches(parent, in: tree), suits(index + 1, parent, tree, &steps) { return true }
      next = outer[index].isParent ? nil : tree.parent(of: parent)
    }
    return false
  }
}
