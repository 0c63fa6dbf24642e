import Markup
import TextModel

/// Content that is no text and has a name: sounds, films, other pages and programs that stand in a page.
extension HTMLFlattener {
  /// Begins an element whose content is nothing that is shown, and which has a name all the same.
  mutating func nameMedia(_ node: MarkupNode) {
    guard dialect == .html, let element = tree.name(of: node), Self.media.contains(element) else {
      return nameFormulaSource(node)
    }
    let attributes = attributes(of: node)
    guard !attributes.isHidden, !attributes.isHiddenFromSpeech, !context.isUnspoken, !context.isCalled,
      !attributes.isPresentation
    else { return }
    let name = attributes.mayHaveName ? mediaName(of: node, attributes) : nil
    let medium = Self.mediums[element]
    // A film that has neither a name nor controls is there for the looks of a page.
    guard name != nil || medium != nil && tree.attribute("controls", of: node) != nil else { return }
    builder.append(Self.blank)
    if let medium { builder.image(name, of: medium) } else if let name { builder.addWords(name) }
    builder.append(Self.blank)
  }

  private static let media: Set<String> = ["audio", "iframe", "video"]
  private static let mediums: [String: Span.Medium] = ["audio": .audio, "video": .video]
  private static let embedded: Set<String> = ["canvas", "embed", "object"]

  /// Has something of another kind that stands in a line known by its name where it shows no text.
  mutating func nameEmbedded(_ attributes: ElementAttributes, _ frame: inout Frame) {
    guard dialect == .html, attributes.mayHaveName, !attributes.isHiddenFromSpeech, !context.isUnspoken,
      !context.isCalled, let element = tree.name(of: frame.node), Self.embedded.contains(element),
      let name = mediaName(of: frame.node, attributes)
    else { return }
    let isImage = element == "canvas" || attributes.numbering?.hasPrefix("image/") == true
    builder.append(Self.blank)
    frame.endsInBlank = true
    frame.standIn = (name, isImage, builder.text.count)
  }

  private mutating func mediaName(of node: MarkupNode, _ attributes: ElementAttributes) -> String? {
    let name = givenName(of: node, attributes) ?? TextFilter.line(attributes.title ?? "")
    return name.isEmpty ? nil : name
  }

  /// Adds words that the page does not show as text, parted from those around them.
  private mutating func addApart(_ words: String) {
    builder.append(Self.blank)
    builder.addWords(words)
    builder.append(Self.blank)
  }

  // MARK: Formulas that a program sets

  /// The longest formula that is spoken as it is written, in bytes.
  private static let longestSource = 1 << 12

  /// Adds a formula as its author wrote it, if no program has set it (MathJax 2.7, "TeX and LaTeX input").
  private mutating func nameFormulaSource(_ node: MarkupNode) {
    guard dialect == .html, !context.isUnspoken, tree.name(of: node) == "script",
      let type = tree.attribute("type", of: node)?.trimmed.lowercased(),
      type == "math/tex" || type.hasPrefix("math/tex;") || type == "math/asciimath", !isSet(node)
    else { return }
    let source = TextFilter.line(String(tree.textContent(of: node).prefix(Self.longestSource)))
    guard !source.isEmpty else { return }
    addApart(source)
  }

  /// Returns a Boolean value that indicates whether what stands before a script shows its formula.
  private func isSet(_ script: MarkupNode) -> Bool {
    guard let before = sibling(of: script, isBefore: true) else { return false }
    return isNamed(before, ["MathJax", "mjx"]) && !TextFilter.line(tree.textContent(of: before)).isEmpty
  }

  /// Returns a Boolean value that indicates whether an element is the half of a formula that a program has set for the
  /// eye, beside one in MathML: KaTeX and MathJax write both.
  func isSetTwice(_ node: MarkupNode) -> Bool {
    [true, false].contains { isBefore in
      sibling(of: node, isBefore: isBefore).map {
        isNamed($0, ["katex-mathml", "MJX_Assistive", "mjx-assistive"]) && tree.first("math", in: $0) != nil
      } ?? false
    }
  }

  private func isNamed(_ node: MarkupNode, _ beginnings: [String]) -> Bool {
    let names = [tree.name(of: node), tree.attribute("class", of: node)].compactMap { $0 }
    return beginnings.contains { beginning in names.contains { $0.hasPrefix(beginning) } }
  }

  /// Returns the element beside another; nil where text stands between them.
  private func sibling(of node: MarkupNode, isBefore: Bool) -> MarkupNode? {
    let step = { [tree] in isBefore ? tree.previousSibling(of: $0) : tree.nextSibling(of: $0) }
    var next = step(node)
    if let blank = next, tree.nameNumber(of: blank) == nil, TextFilter.line(tree.text(of: blank)).isEmpty {
      next = step(blank)
    }
    return next.flatMap { tree.nameNumber(of: $0) == nil ? nil : $0 }
  }
}
