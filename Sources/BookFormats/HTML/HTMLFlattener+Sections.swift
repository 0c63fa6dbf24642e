import Markup
import TextModel

extension HTMLFlattener {
  /// Returns the section that a document shows; the document is let go of before the section is put together.
  static func section(
    of tree: consuming MarkupTree, links: any LinkResolver, _ dialect: Dialect = .html,
    marks: PageMarks = PageMarks(), sheets: any SheetSource = NoSheets()
  ) -> Section {
    locate([], in: consume tree, links: links, dialect, marks: marks, sheets: sheets).section
  }

  /// Returns the section that a document shows, and the text in it of the elements with some identifiers, as UTF-8
  /// offsets.
  static func locate(
    _ names: Set<String>, in tree: consuming MarkupTree, links: any LinkResolver, _ dialect: Dialect = .html,
    marks: PageMarks = PageMarks(), sheets: any SheetSource = NoSheets()
  ) -> (section: Section, ranges: [String: Range<Int>]) {
    var (builder, language) = flattened(consume tree, names, links, dialect, marks, sheets)
    let section = builder.finish(language: language)
    var ranges: [String: Range<Int>] = [:]
    for (name, end) in builder.ends {
      guard let start = section.anchors[name], ranges[name] == nil else { continue }
      ranges[name] = start..<max(start, min(end, section.length))
    }
    return (section, ranges)
  }

  private static func flattened(
    _ tree: consuming MarkupTree, _ names: Set<String>, _ links: any LinkResolver, _ dialect: Dialect,
    _ marks: PageMarks, _ sheets: any SheetSource
  ) -> (SectionBuilder, String?) {
    var flattener = HTMLFlattener(tree, links: links, dialect, marks, sheets)
    if !names.isEmpty { flattener.locate(names) }
    flattener.flatten()
    return (flattener.builder, flattener.sectionLanguage)
  }

  /// Finds the elements with some identifiers; of two with the same it is the first.
  private mutating func locate(_ names: Set<String>) {
    guard let root = tree.root else { return }
    var found: Set<String> = []
    var nodes: [MarkupNode: String] = [:]
    tree.walk(root) { node in
      if let id = tree.attribute("id", of: node), names.contains(id), found.insert(id).inserted { nodes[node] = id }
      return .children
    } leave: { _ in
    }
    located = nodes
  }
}
