import Markup

extension AuditedPage {
  /// The number of words of a passage whose language its common words tell.
  private static let fewestWords = 12

  /// Returns the paragraphs that are clearly in another language than the one that they say, with that language.
  ///
  /// Names, titles and short quotations are too short to be told; a page that is all in another language than it says is
  /// a matter of the page.
  func findForeignPassages() -> [MarkupNode: TextLanguage] {
    var found: [MarkupNode: TextLanguage] = [:]
    var isElsewhere: [MarkupNode: Bool] = [:]
    let holders = blockHolders()
    for node in elements(named: ["blockquote", "dd", "li", "p"])
    where isHeard(node) && (element(node) == "p" || !holders.contains(node)) {
      guard
        let owner = sequence(first: node, next: { self.tree.parent(of: $0) }).prefix(Self.farthest)
          .first(where: { languageAttribute(of: $0) != nil }), owner != node
      else { continue }
      let tag = LanguageTag(languageAttribute(of: owner) ?? "")
      guard CommonWords.list(of: tag.primary) != nil else { continue }
      let text = passage(in: node)
      guard text.wordCount >= Self.fewestWords, !TextLanguage.isUsual(text, in: tag), !isListOfNames(text),
        case .differs(let language) = TextLanguage.fit(of: tag, to: text), CommonWords.list(of: language.code) != nil
      else { continue }
      let isOther =
        isElsewhere[owner]
        ?? {
          if case .differs = TextLanguage.fit(of: tag, to: languageTexts.own(owner)) { true } else { false }
        }()
      isElsewhere[owner] = isOther
      if !isOther { found[node] = language }
    }
    return found
  }

  /// Returns the elements that hold paragraphs or other blocks.
  ///
  /// - Complexity: O(n) in the number of nodes.
  private func blockHolders() -> NodeSet {
    var holders: NodeSet = []
    for block in elements(named: ["blockquote", "dl", "div", "ol", "p", "pre", "table", "ul"]) {
      var outer = tree.parent(of: block)
      // The elements around a known one are known.
      while let node = outer, holders.insert(node) { outer = tree.parent(of: node) }
    }
    return holders
  }

  /// Returns a Boolean value that indicates whether most words of a text begin with a capital, as those of names and
  /// titles do.
  private func isListOfNames(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter }
    return 2 * words.count { $0.first?.isUppercase == true } >= words.count
  }

  /// Returns the text of a paragraph without code and without what has a language of its own.
  private func passage(in top: MarkupNode) -> String {
    struct Enough: Error {}
    var bytes: [UInt8] = []
    try? tree.walk(top) { node in
      guard tree.name(of: node) != nil else {
        if isShown(node) { bytes += tree.text(of: node) }
        if bytes.count >= 2_000 { throw Enough() }
        return .skip
      }
      guard node != top else { return .children }
      let isOther = languageAttribute(of: node) != nil || !isRendered(node)
      return isOther || ["code", "kbd", "math", "samp", "svg", "var"].contains(element(node)) ? .skip : .children
    } leave: { _ in
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension TextLanguage {
  /// Returns a Boolean value that indicates whether the first words of a text are those of a language, so that it need
  /// not be looked through: one of five is a common one there.
  static func isUsual(_ text: String, in tag: LanguageTag) -> Bool {
    guard let list = CommonWords.list(of: tag.primary) else { return false }
    let words = text.split(maxSplits: 24) { !$0.isLetter && $0 != "'" && $0 != "’" }.prefix(24)
    return 5 * words.count { CommonWords.languages[$0.lowercased()]?.contains(list) ?? false } >= words.count
  }
}
