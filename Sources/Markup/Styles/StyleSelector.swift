/// Which elements a rule of a style sheet is about (Selectors 4): by their names, classes and identifiers, and by those
/// of the elements around them.
///
/// What asks for anything else is left out: states, attributes, siblings, parts of elements.
struct StyleSelector {
  /// The conditions on one element.
  struct Compound {
    var element: String?
    var ids: Set<String> = []
    var classes: Set<String> = []

    /// The weight against others (Selectors 4, 17).
    var weight: Int { ids.count << 16 + classes.count << 8 + (element == nil ? 0 : 1) }

    func matches(_ name: String, id: String?, classes own: Set<String>) -> Bool {
      (element ?? name) == name && ids.allSatisfy { $0 == id } && classes.isSubset(of: own)
    }
  }

  /// The greatest number of elements around another that names are computed for.
  private static let deepest = 8

  /// The element itself.
  private(set) var subject: Compound
  /// The elements that have to stand around it, from the inside out, each around all before it, or around the one
  /// before directly.
  private(set) var outer: [(compound: Compound, isParent: Bool)] = []

  /// The weight against others.
  var weight: Int { outer.reduce(subject.weight) { $0 + $1.compound.weight } }

  /// Reads a selector; nil for one that asks for what is not known.
  init?(_ text: Substring) {
    var parts: [Compound] = []
    // Each part but the first may have to stand directly in the one before it.
    var isInside: [Bool] = []
    var isDirect = false
    for word in text.replacing(">", with: " > ").split(whereSeparator: \.isWhitespace) {
      if word == ">" {
        guard !parts.isEmpty, !isDirect else { return nil }
        isDirect = true
        continue
      }
      guard let part = Compound(word), parts.count < Self.deepest else { return nil }
      if !parts.isEmpty { isInside.append(isDirect) }
      isDirect = false
      parts.append(part)
    }
    guard let subject = parts.popLast(), !isDirect else { return nil }
    self.subject = subject
    outer = zip(parts, isInside).reversed().map { ($0, $1) }
  }

  /// Returns a Boolean value that indicates whether what has to stand around an element does.
  func suits(_ node: MarkupNode, in tree: MarkupTree, steps: inout Int) -> Bool { suits(0, node, tree, &steps) }

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

extension StyleSelector.Compound {
  /// Reads a part of a selector that is about one element.
  fileprivate init?(_ text: Substring) {
    var rest = text
    func word() -> String? {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      rest = rest.dropFirst(word.count)
      return word.isEmpty || word.first?.isNumber == true ? nil : String(word)
    }
    guard let first = rest.first else { return nil }
    if first != ".", first != "#" {
      guard let name = word() else { return nil }
      element = name.lowercased()
    }
    while let mark = rest.popFirst() {
      guard let name = word() else { return nil }
      switch mark {
      case ".": classes.insert(name)
      case "#": ids.insert(name)
      default: return nil
      }
    }
  }

  fileprivate func matches(_ node: MarkupNode, in tree: MarkupTree) -> Bool {
    guard let name = tree.name(of: node)?.lowercased(), (element ?? name) == name else { return false }
    if !ids.isEmpty, ids != [tree.attribute("id", of: node) ?? ""] { return false }
    return classes.isEmpty || classes.isSubset(of: Self.classes(tree.attribute("class", of: node)))
  }

  /// Returns the classes that the value of an attribute names.
  static func classes(_ list: String?) -> Set<String> {
    Set(list?.split(whereSeparator: \.isWhitespace).map(String.init) ?? [])
  }
}
