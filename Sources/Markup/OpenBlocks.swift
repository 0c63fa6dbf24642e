/// The blocks of a page that are open where its source has come to, as far as the parser has to be told of their ends.
///
/// The end tag of a block ends what is open in it (HTML standard, 13.2.6.4.7). libxml2 lets no end tag but that of a
/// table or a page end a `div`, and an end tag that it does not take leaves what follows in the block before it. Nothing
/// is told of blocks that began before a part of a table and end behind it.
struct OpenBlocks {
  /// The blocks whose end tags end a `div` that is open in them.
  private static let names: Set<String> = [
    "article", "aside", "blockquote", "center", "dd", "details", "div", "dl", "dt", "fieldset", "figcaption",
    "figure", "footer", "header", "li", "main", "nav", "ol", "pre", "section", "summary", "ul",
  ]
  /// The parts of tables: the parser ends what is open in them by itself, with tags that may be left out.
  private static let tables: Set<String> = [
    "caption", "col", "colgroup", "table", "tbody", "td", "tfoot", "th", "thead", "tr",
  ]
  private static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]

  private static let lists: Set<String> = ["li", "ol", "ul"]

  private var open: [String] = []
  /// The lists and items among them: an item cannot be ended from a list inside of it.
  private var openLists: [String] = []
  /// How many of each are open, so that nothing is looked for that is not there.
  private var counts: [String: Int] = [:]
  /// The heading that is open.
  private var heading: String?

  /// An element begins.
  mutating func begin(_ name: String) {
    if Self.tables.contains(name) { self = OpenBlocks() }
    if Self.headings.contains(name) { heading = name }
    guard Self.names.contains(name) else { return }
    open.append(name)
    if Self.lists.contains(name) { openLists.append(name) }
    counts[name, default: 0] += 1
  }

  /// The end tags that stand for one, first to last: those of what is open in the block that it ends, and that of the
  /// heading that is open, whatever heading it names.
  mutating func ends(by name: String) -> [String] {
    if Self.tables.contains(name) { self = OpenBlocks() }
    if Self.headings.contains(name) {
      defer { heading = nil }
      return [heading ?? name]
    }
    guard counts[name, default: 0] > 0, name != "li" || openLists.last == "li" else { return [name] }
    var ends: [String] = []
    while let last = open.popLast() {
      counts[last, default: 0] -= 1
      if Self.lists.contains(last) { openLists.removeLast() }
      if last == name { break }
      if last == "div" { ends.append(last) }
    }
    return ends + [name]
  }
}
