import Archives
import Markup

/// The text of a word processor's document: its words in order, and the number of its formulas.
struct OfficeText {
  private(set) var words = WordList()
  private(set) var formulas = 0

  /// Reads the parts of a document that hold its running text, or returns nil if none can be read.
  init?(_ archive: Archive, _ format: OfficeFormat) {
    let parts =
      format == .odt ? ["content.xml"] : ["word/document.xml", "word/footnotes.xml", "word/endnotes.xml"]
    var isRead = false
    for part in parts where archive.contains(part) {
      guard let bytes = try? archive.read(part) else { continue }
      let document = MarkupParser.parse(bytes)
      guard document.syntax == .xml, let root = document.tree.root else { continue }
      isRead = true
      if format == .odt { readOpenDocument(document.tree, root, archive) } else { readWord(document.tree, root) }
    }
    guard isRead else { return nil }
    words.end()
  }

  /// Reads a part of a Word document, whose text stands in `w:t` (ECMA-376, part 1, 17.3.3.31).
  ///
  /// Text that was deleted or moved away is skipped, as are fallbacks for older programs.
  ///
  /// The reading of a ruby stands behind its base, which may continue the word before it.
  private mutating func readWord(_ tree: MarkupTree, _ root: MarkupNode) {
    var isText = false
    var isReading = false
    var readings = WordList()
    tree.walk(root) { node in
      guard let name = tree.name(of: node) else {
        if isText, isReading { readings.append(tree.text(of: node)) }
        if isText, !isReading { words.append(tree.text(of: node)) }
        return .skip
      }
      switch name {
      case "t": isText = true
      case "sym": words.appendUnknown()
      case "oMath":
        formulas += 1
        words.end()
        return .skip
      case "r" where Self.isHidden(node, in: tree), "moveFrom", "Fallback", "rPr", "pPr": return .skip
      case "sdt" where Self.isContents(node, in: tree): return .skip
      case "p", "tab", "br", "cr", "ptab", "noBreakHyphen", "footnoteReference", "endnoteReference", "drawing",
        "pict":
        words.end()
      case "rt": isReading = true
      default: break
      }
      return .children
    } leave: { node in
      switch tree.name(of: node) {
      case "t": isText = false
      case "p", "ruby": words.end()
      case "rt":
        isReading = false
        readings.end()
      default: break
      }
    }
    words.add(readings)
  }

  private static func isHidden(_ run: MarkupNode, in tree: MarkupTree) -> Bool {
    tree.children(of: run).contains { child in
      tree.name(of: child) == "rPr"
        && tree.children(of: child).contains { mark in
          tree.name(of: mark) == "vanish"
            && !["0", "false", "off"].contains(tree.attribute("w:val", of: mark) ?? "")
        }
    }
  }

  /// Returns a Boolean value that indicates whether a part of a document is its table of contents, whose words are
  /// those of the headings.
  private static func isContents(_ part: MarkupNode, in tree: MarkupTree) -> Bool {
    let properties = tree.children(of: part).first { tree.name(of: $0) == "sdtPr" }
    let gallery = properties.flatMap { tree.first("docPartGallery", in: $0) }
    return gallery.flatMap { tree.attribute("w:val", of: $0) } == "Table of Contents"
  }

  /// Reads the content of an OpenDocument, in which `office:text` holds the text (OpenDocument 1.3, part 3, 3.4).
  ///
  /// Skipped are remarks, deleted text, the marks of notes, and the table of contents, whose words are those of the
  /// headings.
  private mutating func readOpenDocument(_ tree: MarkupTree, _ root: MarkupNode, _ archive: Archive) {
    guard let body = tree.first("body", in: root) else { return }
    let hidden = OfficeStyles(archive).hidden
    tree.walk(body) { node in
      guard let name = tree.name(of: node) else {
        words.append(tree.text(of: node))
        return .skip
      }
      // Text that its author hides is no loss.
      if Self.isHidden(node, in: tree, by: hidden) { return .skip }
      switch name {
      case "annotation", "tracked-changes", "note-citation", "table-of-content", "forms", "hidden-text",
        "hidden-paragraph", "page-number", "variable-decls", "sequence-decls", "user-field-decls", "script",
        "index-title-template", "index-entry-span",
        "event-listeners":
        words.end()
        return .skip
      case "title" where Self.isDescribed(tree.parent(of: node), in: tree),
        "desc" where Self.isDescribed(tree.parent(of: node), in: tree):
        return .skip
      case "object":
        if Self.isFormula(node, in: tree, archive) { formulas += 1 }
        return .skip
      case "p", "h", "tab", "s", "line-break", "note", "frame", "ruby-base", "ruby-text": words.end()
      default: break
      }
      return .children
    } leave: { node in
      switch tree.name(of: node) {
      case "p", "h", "note", "frame", "ruby-base", "ruby-text": words.end()
      default: break
      }
    }
  }

  /// Returns a Boolean value that indicates whether a section, a paragraph, a row or a part of a line is hidden, always
  /// or on some condition.
  private static func isHidden(_ node: MarkupNode, in tree: MarkupTree, by styles: Set<String>) -> Bool {
    guard tree.hasAttributes(node) || tree.name(of: node) == "p" else { return false }
    if ["none", "condition"].contains(tree.attribute("text:display", of: node)) { return true }
    if ["collapse", "filter"].contains(tree.attribute("table:visibility", of: node)) { return true }
    if let style = tree.attribute("text:style-name", of: node), styles.contains(style) { return true }
    return tree.children(of: node).contains { child in
      tree.name(of: child) == "hidden-paragraph" && tree.attribute("text:is-hidden", of: child) == "true"
    }
  }

  /// Returns a Boolean value that indicates whether the title and the description in an element are those of a picture,
  /// and no text.
  private static func isDescribed(_ parent: MarkupNode?, in tree: MarkupTree) -> Bool {
    let name = parent.flatMap { tree.name(of: $0) } ?? ""
    return ["frame", "image", "g", "custom-shape", "rect", "line", "path", "polygon", "a"].contains(name)
  }

  private static func isFormula(_ object: MarkupNode, in tree: MarkupTree, _ archive: Archive) -> Bool {
    guard let href = tree.attribute("xlink:href", of: object),
      let path = ContainerPath.resolve(href, from: "")?.path, let bytes = try? archive.read(path + "/content.xml")
    else { return false }
    let content = MarkupParser.parse(bytes).tree
    return content.root.flatMap { content.name(of: $0) } == "math"
  }
}
