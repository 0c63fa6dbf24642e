import Markup

/// The HTML of a slide: its title as a heading, its text, lists, tables and descriptions of pictures in their order, and
/// the notes of the speaker as an aside.
struct SlideMarkup {
  private let tree: MarkupTree
  private let relations: [String: PresentationParts.Target]
  private var html = ""

  /// Reads a slide; `number` is its number from 1, and `notes` names the notes of the speaker.
  static func html(
    of slide: PresentationParts.Slide, _ parts: PresentationParts, number: Int, notes name: String
  ) -> String? {
    guard let tree = parts.tree(of: slide.part), let root = tree.root else { return nil }
    let relations = parts.relations(of: slide.part)
    var markup = SlideMarkup(tree: tree, relations: relations)
    markup.write(root, isNotes: false)
    let found = relations.values.compactMap { target -> String? in
      if case .part(let part) = target, part.hasPrefix("ppt/notesSlides/") { part } else { nil }
    }
    var aside = ""
    if let part = found.min(), let tree = parts.tree(of: part), let root = tree.root {
      var notes = SlideMarkup(tree: tree, relations: parts.relations(of: part))
      notes.write(root, isNotes: true)
      if !notes.html.isEmpty { aside = "<aside aria-label=\"\(name.escaped)\">\(notes.html)</aside>" }
    }
    let page = "<span role=\"doc-pagebreak\" id=\"slide\(number)\" aria-label=\"\(number)\"></span>"
    return "<html><head><meta charset=\"utf-8\"></head><body>\(page)\(markup.html)\(aside)</body></html>"
  }

  /// Returns the title of a slide, or nil if it has none.
  static func title(of slide: PresentationParts.Slide, _ parts: PresentationParts) -> String? {
    guard let tree = parts.tree(of: slide.part), let root = tree.root else { return nil }
    let shape = tree.elements(named: ["sp"], in: root).first { Placeholder(of: $0, in: tree).isTitle }
    let body = shape.flatMap { tree.first("txBody", in: $0) }
    let lines = body.map { tree.elements(named: ["p"], in: $0) }?.map { paragraph in
      tree.elements(named: ["t"], in: paragraph).map { tree.textContent(of: $0) }.joined()
    }
    let text = TextFilter.line((lines ?? []).joined(separator: " "))
    return text.isEmpty ? nil : text
  }

  private init(tree: MarkupTree, relations: [String: PresentationParts.Target]) {
    self.tree = tree
    self.relations = relations
  }

  /// Writes the shapes below an element, in the order of the part, which is that of reading; the title comes first.
  private mutating func write(_ root: MarkupNode, isNotes: Bool) {
    let shapes = tree.outermostElements(named: ["sp", "pic", "graphicFrame"], in: root).filter(isShown)
    let isTitle = { [tree] shape in tree.name(of: shape) == "sp" && Placeholder(of: shape, in: tree).isTitle }
    for shape in shapes.filter(isTitle) + shapes.filter({ !isTitle($0) }) {
      switch tree.name(of: shape) {
      case "sp":
        let placeholder = Placeholder(of: shape, in: tree)
        guard !placeholder.isArtifact, !isNotes || placeholder.type == "body" else { continue }
        writeText(of: shape, placeholder, isNotes: isNotes)
      case "pic" where !isNotes: writeImage(shape)
      case "graphicFrame" where !isNotes: writeFrame(shape)
      default: break
      }
    }
  }

  /// Returns a Boolean value that indicates whether a shape is shown: it and its groups are not hidden, and it is no
  /// fallback for older programs.
  private func isShown(_ shape: MarkupNode) -> Bool {
    !sequence(first: shape, next: { tree.parent(of: $0) }).contains { node in
      switch tree.name(of: node) {
      case "Fallback": true
      case "grpSp":
        tree.children(of: node).first { tree.name(of: $0) == "nvGrpSpPr" }.map(isHidden) ?? false
      default: node == shape && isHidden(node)
      }
    }
  }

  /// Returns a Boolean value that indicates whether the first properties in an element hide what they are of.
  private func isHidden(_ node: MarkupNode) -> Bool {
    properties(of: node).flatMap { tree.attribute("hidden", of: $0) }.map { ["1", "true"].contains($0) } ?? false
  }

  /// Returns the properties of a shape that have its name and its description.
  private func properties(of shape: MarkupNode) -> MarkupNode? { tree.first("cNvPr", in: shape) }

  private mutating func writeText(of shape: MarkupNode, _ placeholder: Placeholder, isNotes: Bool) {
    guard let body = tree.children(of: shape).first(where: { tree.name(of: $0) == "txBody" }) else { return }
    let paragraphs = tree.children(of: body).filter { tree.name(of: $0) == "p" }
    if placeholder.isTitle {
      let text = paragraphs.map(text).filter { !$0.isEmpty }.joined(separator: " ")
      if !text.isEmpty { html += "<h1>\(text)</h1>" }
      return
    }
    var list = SlideList()
    let filled = paragraphs.filter { !text($0).isEmpty }
    // The paragraphs of the main text of a slide have bullets unless they say otherwise; a single one needs none.
    let hasBullets = placeholder.isList && filled.count > 1 && !isNotes
    for paragraph in filled {
      let item = SlideList.Item(paragraph, in: tree, hasBullets: hasBullets)
      html += list.markup(of: text(paragraph), as: item)
    }
    html += list.end()
  }

  /// Returns the text of a paragraph with its links and line breaks.
  private func text(_ paragraph: MarkupNode) -> String {
    var result = ""
    for run in tree.outermostElements(named: ["r", "br", "fld", "m"], in: paragraph) {
      if tree.name(of: run) == "br" {
        result += "<br/>"
        continue
      }
      let text = tree.elements(named: ["t"], in: run).map { tree.textContent(of: $0) }.joined().escaped
      let link = tree.first("hlinkClick", in: run).flatMap { tree.attribute("r:id", of: $0) }
      if case .address(let address)? = link.flatMap({ relations[$0] }), !text.isEmpty {
        result += "<a href=\"\(address.escaped)\">\(text)</a>"
      } else {
        result += text
      }
    }
    return TextFilter.line(result.replacing("<br/>", with: " ")).isEmpty ? "" : result
  }

  /// Writes a picture: its description where it has one, nothing if it is only decoration.
  private mutating func writeImage(_ shape: MarkupNode) {
    guard let properties = properties(of: shape),
      !tree.elements(named: ["decorative"], in: properties).contains(where: { tree.attribute("val", of: $0) == "1" })
    else { return }
    let description = tree.attribute("descr", of: properties).map { TextFilter.line($0) } ?? ""
    html += description.isEmpty ? "<p><img/></p>" : "<p><img alt=\"\(description.escaped)\"/></p>"
  }

  /// Writes a table, or the description of a chart, a diagram or an object.
  private mutating func writeFrame(_ frame: MarkupNode) {
    guard let table = tree.first("tbl", in: frame) else { return writeImage(frame) }
    let hasHeader = tree.first("tblPr", in: table).flatMap { tree.attribute("firstRow", of: $0) } == "1"
    html += "<table>"
    for (index, row) in tree.elements(named: ["tr"], in: table).enumerated() {
      html += "<tr>"
      for cell in tree.children(of: row) where tree.name(of: cell) == "tc" {
        // A place that another cell covers is no cell.
        guard tree.attribute("hMerge", of: cell) != "1", tree.attribute("vMerge", of: cell) != "1" else { continue }
        let name = hasHeader && index == 0 ? "th" : "td"
        let spans = [("gridSpan", "colspan"), ("rowSpan", "rowspan")].compactMap { given, span in
          tree.attribute(given, of: cell).flatMap { Int($0) }.map { " \(span)=\"\(min(max(1, $0), 1_000))\"" }
        }
        let paragraphs = tree.elements(named: ["p"], in: cell).map(text).filter { !$0.isEmpty }
        html += "<\(name)\(spans.joined())>" + paragraphs.map { "<p>\($0)</p>" }.joined() + "</\(name)>"
      }
      html += "</tr>"
    }
    html += "</table>"
  }

  /// The place in a layout that a shape fills (ECMA-376, part 1, 19.3.1.36).
  private struct Placeholder {
    /// The type, "obj" where none is given, or nil for a shape that fills no place.
    let type: String?

    init(of shape: MarkupNode, in tree: MarkupTree) {
      let properties = tree.children(of: shape).first { tree.name(of: $0) == "nvSpPr" }
      type = properties.flatMap { tree.first("ph", in: $0) }.map { tree.attribute("type", of: $0) ?? "obj" }
    }

    var isTitle: Bool { type == "title" || type == "ctrTitle" }
    /// A Boolean value that indicates whether the shape is a date, a foot or the number of the slide.
    var isArtifact: Bool { ["dt", "ftr", "hdr", "sldNum", "sldImg"].contains(type) }
    var isList: Bool { type == "body" || type == "obj" }
  }
}
