import Archives
import Markup

/// The numbering of the paragraphs of a document of Word, by themselves or by their styles (ECMA-376, part 1, 17.9).
struct OfficeNumbering {
  /// A level of a numbered list.
  struct Level {
    var start = 1
    var format = "decimal"
    /// The text before a paragraph, with `%1` for the number of the outermost level.
    var text = ""
    /// A Boolean value that indicates whether nothing stands between the text and the paragraph.
    var isTight = false
    /// The level, from 1 on, after which the numbers begin anew; 0 for none, and nil for any outer level.
    var restart: Int?
    /// A Boolean value that indicates whether the numbers of all levels are written in digits.
    var isLegal = false
    /// The style whose paragraphs are of the level.
    var style: String?

    /// Returns a number in the format of the level.
    func label(_ number: Int) -> String {
      switch format {
      case "none", "bullet": ""
      case "upperRoman": ListNumbering.label(number, "I")
      case "lowerRoman": ListNumbering.label(number, "i")
      case "upperLetter": ListNumbering.label(number, "A")
      case "lowerLetter": ListNumbering.label(number, "a")
      case "decimalZero": ListNumbering.label(number, "decimal-leading-zero")
      default: String(number)
      }
    }
  }

  /// A list, with the levels that it overrides in its kind.
  struct List {
    let kind: String
    var starts: [Int: Int] = [:]
    var levels: [Int: Level] = [:]
  }

  /// The list and the level that a paragraph or a style refers to.
  struct Reference {
    var list: String?
    var level: Int?
  }

  private struct Style {
    var parent: String?
    var isHeading = false
    var reference = Reference()
  }

  private(set) var lists: [String: List] = [:]
  private var kinds: [String: [Int: Level]] = [:]
  private var styles: [String: Style] = [:]
  /// The styles that link kinds of lists without levels to those that have them, by the kind.
  private var sources: [String: String] = [:]

  /// Creates a numbering without lists.
  init() {}

  /// Reads the numbering of a document.
  init(_ archive: Archive) {
    let part = { (name: String) in (try? archive.read(name)) ?? [] }
    let numbering = part("word/numbering.xml")
    self.init(numbering: numbering, styles: numbering.isEmpty ? [] : part("word/styles.xml"))
  }

  /// Creates the numbering that two parts of a document define.
  init(numbering: [UInt8], styles: [UInt8]) {
    addStyles(MarkupParser.parse(styles).tree)
    addLists(MarkupParser.parse(numbering).tree)
  }

  private mutating func addStyles(_ tree: MarkupTree) {
    guard let root = tree.root else { return }
    for style in tree.elements(named: ["style"], in: root) {
      guard let id = tree.attribute("w:styleId", of: style) else { continue }
      var found = Style()
      found.parent = tree.value(of: "basedOn", in: style)
      found.isHeading = tree.value(of: "name", in: style)?.lowercased().hasPrefix("heading ") ?? false
      if let properties = tree.first("numPr", in: style) {
        found.reference.list = tree.value(of: "numId", in: properties)
        found.reference.level = tree.value(of: "ilvl", in: properties).flatMap { Int($0) }
      }
      styles[id] = found
    }
  }

  private mutating func addLists(_ tree: MarkupTree) {
    guard let root = tree.root else { return }
    for node in tree.elements(named: ["abstractNum"], in: root) {
      guard let id = tree.attribute("w:abstractNumId", of: node) else { continue }
      kinds[id] = levels(in: node, of: tree)
      sources[id] = tree.value(of: "numStyleLink", in: node)
    }
    for node in tree.elements(named: ["num"], in: root) {
      guard let id = tree.attribute("w:numId", of: node), let kind = tree.value(of: "abstractNumId", in: node) else {
        continue
      }
      var list = List(kind: kind)
      for change in tree.children(of: node) where tree.name(of: change) == "lvlOverride" {
        guard let level = tree.attribute("w:ilvl", of: change).flatMap({ Int($0) }) else { continue }
        list.starts[level] = tree.value(of: "startOverride", in: change).flatMap { Int($0) }
        list.levels.merge(levels(in: change, of: tree)) { $1 }
      }
      lists[id] = list
    }
  }

  private func levels(in node: MarkupNode, of tree: MarkupTree) -> [Int: Level] {
    var levels: [Int: Level] = [:]
    for child in tree.children(of: node) where tree.name(of: child) == "lvl" {
      guard let number = tree.attribute("w:ilvl", of: child).flatMap({ Int($0) }), (0..<9).contains(number) else {
        continue
      }
      var level = Level()
      level.start = tree.value(of: "start", in: child).flatMap { Int($0) } ?? 0
      level.format = tree.value(of: "numFmt", in: child) ?? level.format
      level.text = tree.value(of: "lvlText", in: child) ?? ""
      level.isTight = tree.value(of: "suff", in: child) == "nothing"
      level.restart = tree.value(of: "lvlRestart", in: child).flatMap { Int($0) }
      level.isLegal = tree.children(of: child).contains { tree.name(of: $0) == "isLgl" }
      level.style = tree.value(of: "pStyle", in: child)
      levels[number] = level
    }
    return levels
  }

  // MARK: Paragraphs

  /// Returns the styles of a paragraph: its own, and then those that it is based on.
  private func chain(_ style: String?) -> some Sequence<(id: String, style: Style)> {
    // No author builds more styles on one another; only a cycle is longer.
    sequence(first: style) { $0.flatMap { styles[$0]?.parent } }.prefix(32).lazy.compactMap { id in
      id.flatMap { id in styles[id].map { (id, $0) } }
    }
  }

  /// Returns a Boolean value that indicates whether paragraphs of a style are headings.
  func isHeading(_ style: String?) -> Bool { chain(style).contains { $0.style.isHeading } }

  /// Returns the list of a paragraph and its level in it, or nil if it has no number.
  func place(of paragraph: Reference, style: String?) -> (list: String, level: Int)? {
    let chain = Array(chain(style))
    let list = paragraph.list ?? chain.lazy.compactMap(\.style.reference.list).first
    guard let list, lists[list] != nil else { return nil }
    let own = paragraph.level ?? (paragraph.list == nil ? chain.lazy.compactMap(\.style.reference.level).first : nil)
    let styled = levels(of: list).filter { level in chain.contains { $0.id == level.value.style } }.keys.min()
    return (list, own ?? styled ?? 0)
  }

  /// Returns the levels of a list.
  func levels(of list: String) -> [Int: Level] {
    guard let found = lists[list] else { return [:] }
    var levels = kinds[found.kind] ?? [:]
    if levels.isEmpty, let source = sources[found.kind].flatMap({ styles[$0]?.reference.list }), source != list,
      let kind = lists[source]?.kind
    {
      levels = kinds[kind] ?? [:]
    }
    return levels.merging(found.levels) { $1 }
  }
}

extension MarkupTree {
  /// Returns the value of the first element of a name among the children of an element, as Office Open XML writes
  /// values.
  fileprivate func value(of name: String, in node: MarkupNode) -> String? {
    children(of: node).first { self.name(of: $0) == name }.flatMap { attribute("w:val", of: $0) }
  }
}
