import BookFormats
import Markup

/// A document as rules look at it: its elements, their roles, names and states, and its source.
///
/// It is a class since the facts that one rule asks for are kept for the others. Its properties are those facts, each
/// found once: the document, its elements by name, role and identifier, its names, forms, links, tables and texts.
package final class AuditedPage {
  /// The name of the file, or of the entry of a publication.
  package let path: String
  package let tree: MarkupTree
  package let syntax: MarkupParser.Syntax
  /// A Boolean value that indicates whether it is a content document of a publication.
  package let isInPublication: Bool
  /// A Boolean value that indicates whether its markup was made of a document of another kind, such as Markdown.
  package var isGenerated: Bool { places != nil }
  /// The source, in UTF-8.
  package let source: [UInt8]
  /// The faults that its parser found.
  package let faults: [MarkupFault]
  let index: ElementIndex
  let visibility: Visibility
  private var names: AccessibleNames
  private var knownNames: NodeTable<String>
  /// The name that was cut last, as a whole and cut.
  private var lastCut = (whole: "", cut: "")
  var knownRoles: NodeTable<String?>
  /// The elements whose children have known positions among those of their names; and those positions, of the ones that
  /// are not alone.
  var numberedParents: NodeSet = []
  var knownPositions: NodeTable<Int32>
  /// The first elements of each name directly inside one, by the numbers of their names.
  private var knownFirstChildren: [MarkupNode: [Int: MarkupNode]] = [:]
  /// The text of the labels of fields, and of each label, as far as it was asked for.
  var knownLabels: [MarkupNode: String] = [:]
  var knownLabelTexts: [MarkupNode: String] = [:]
  /// The elements that hold text that is shown.
  private(set) lazy var shownTextHolders = makeShownTextHolders()
  private(set) lazy var ids = IdentifierIndex(self)
  /// The identifiers that other elements refer to.
  private(set) lazy var referredIdentifiers = makeReferredIdentifiers()
  /// The names that `a` elements have in place of identifiers.
  private(set) lazy var anchors = makeAnchors()
  private(set) lazy var ownership = Ownership(self)
  /// The parts of the page around each element.
  private(set) lazy var sectioning = SectioningIndex(self)
  /// The elements of each role, in document order.
  private(set) lazy var roleIndex = makeRoleIndex()
  /// The text by the elements that it has its language from.
  private(set) lazy var languageTexts = LanguageTexts(self)
  /// The blocks of its own style sheets that tell of fonts or turn something.
  private(set) lazy var writtenSheet = WrittenSheet(self)
  /// The classes that the style elements of the page move out of sight.
  private(set) lazy var offScreenClasses = makeOffScreenClasses()
  /// The elements that are moved or cut out of sight.
  private(set) lazy var offScreen = makeOffScreen()
  /// The elements that take a label, in document order.
  private(set) lazy var labelables = makeLabelables()
  private(set) lazy var forms = FormIndex(self)
  private(set) lazy var links = LinkIndex(self)
  private(set) lazy var prose = ProseIndex(self)
  /// The elements that its own styles make look like titles of sections.
  private(set) lazy var titles = WrittenTitles(self)
  /// The words that are heard, in lower case, with a blank between them.
  private(set) lazy var heardText = makeHeardText()
  /// The outermost element of a document of HTML that its author wrote; nil for a drawing, and for HTML that was made of
  /// Markdown.
  package private(set) lazy var writtenRoot = makeWrittenRoot()
  private(set) lazy var firstNavigations = makeFirstNavigations()
  private(set) lazy var tables = TableIndex(self)
  /// The paragraphs in another language than the one that they say.
  private(set) lazy var foreignPassages = findForeignPassages()
  /// The places in a document of Markdown that the markup was made of.
  private let places: MarkdownPlaces?
  private lazy var lines = SourceLines(source)

  /// Reads a document; `linked` gives the style sheets beside it by the references in it.
  ///
  /// One with `places` was made of Markdown; where that `holdsTags` of no author, no delimiter is meant as text.
  package init(
    _ bytes: [UInt8], path: String, isInPublication: Bool = false, isMarkupOfPage: Bool = true,
    places: MarkdownPlaces? = nil, holdsTags: Bool = true, linked: (String) -> StyleSheet? = { _ in nil }
  ) {
    let document =
      places == nil ? MarkupParser.parse(bytes) : MarkupParser.parseHTML(bytes, isGenerated: !holdsTags)
    self.path = path
    self.isInPublication = isInPublication
    self.places = places
    tree = document.tree
    syntax = document.syntax
    faults = document.faults
    source = SourceText(bytes).repaired().bytes
    index = ElementIndex(tree)
    visibility = Visibility(tree, isMarkupOfPage ? StyleRules(tree, for: .names, linked: linked) : StyleRules())
    names = AccessibleNames(tree, linked: linked)
    knownNames = NodeTable(tree)
    knownRoles = NodeTable(tree)
    knownPositions = NodeTable(tree)
  }

  /// Returns the local name of an element; empty for a run of text.
  package func element(_ node: MarkupNode) -> String { tree.name(of: node) ?? "" }

  /// Returns the value of an attribute, nil where the element does not have it.
  package func attribute(_ name: String, of node: MarkupNode) -> String? { tree.attribute(name, of: node) }

  /// Returns the words of an attribute, divided by white space.
  package func words(_ name: String, of node: MarkupNode) -> [String] {
    attribute(name, of: node)?.tokens.map(String.init) ?? []
  }

  /// Returns the elements of a name, in document order.
  package func elements(named name: String) -> [MarkupNode] { index.elements(named: name) }

  /// Returns the elements of any of the names, in document order.
  package func elements(named names: Set<String>) -> [MarkupNode] { index.elements(named: names) }

  /// Returns the elements that have an attribute, in document order.
  package func elements(with attribute: String) -> [MarkupNode] { index.elements(with: attribute) }

  /// The longest name that rules look at, in scalars: one text may name thousands of elements.
  private static let longestName = 2000

  /// Returns the accessible name of an element, as reading speaks it; empty where it has none or is hidden, cut where it
  /// is long.
  package func name(of node: MarkupNode) -> String {
    if let known = knownNames[node] { return known }
    var name = names.name(of: node)
    if name.utf8.count > Self.longestName {
      // Names that are one text share it, cut or whole.
      if name != lastCut.whole { lastCut = (name, String(name.unicodeScalars.prefix(Self.longestName))) }
      name = lastCut.cut
    }
    knownNames[node] = name
    return name
  }

  /// A Boolean value that indicates whether names that are asked for now are cut or empty, since the page was made to
  /// take long.
  var namesAreUsedUp: Bool { names.areUsedUp }

  /// Returns the description of an element beside its name; empty where it has none.
  package func description(of node: MarkupNode) -> String { names.description(of: node, named: name(of: node)) }

  /// The number of elements around one that are looked at: only hostile documents are deeper.
  static let deepest = 256

  /// Returns the elements around an element, from the inside out.
  package func ancestors(of node: MarkupNode) -> some Sequence<MarkupNode> {
    sequence(first: node) { [tree] in tree.parent(of: $0) }.dropFirst().prefix(Self.deepest)
  }

  /// Returns those of some elements that stand in no other of them, in document order.
  ///
  /// - Complexity: O(n) in the number of nodes.
  package func outermost(_ nodes: [MarkupNode]) -> [MarkupNode] {
    guard let root = tree.root, nodes.count > 1 else { return nodes }
    let wanted = Set(nodes)
    var found: [MarkupNode] = []
    tree.walk(root) { node in
      guard wanted.contains(node) else { return .children }
      found.append(node)
      return .skip
    } leave: { _ in
    }
    return found
  }

  /// Returns the first element of a name directly inside one.
  ///
  /// - Complexity: O(1) but for the first time that an element is asked.
  package func firstChild(of node: MarkupNode, named name: String) -> MarkupNode? {
    guard let number = tree.number(of: name) else { return nil }
    if let known = knownFirstChildren[node] { return known[number] }
    var found: [Int: MarkupNode] = [:]
    for child in tree.children(of: node).reversed() {
      if let number = tree.nameNumber(of: child) { found[number] = child }
    }
    knownFirstChildren[node] = found
    return found[number]
  }

  /// Returns the closest element around an element that a condition holds for.
  package func closest(of node: MarkupNode, where isWanted: (MarkupNode) -> Bool) -> MarkupNode? {
    var next = tree.parent(of: node)
    for _ in 0..<Self.deepest {
      guard let outer = next else { return nil }
      if isWanted(outer) { return outer }
      next = tree.parent(of: outer)
    }
    return nil
  }

  /// Returns the line and the column of the start tag of an element: in the Markdown, where it was made of that.
  package func place(of node: MarkupNode) -> SourceLines.Place {
    if let (line, column) = places?.place(of: node, tag: startTag(of: node), in: tree) {
      return SourceLines.Place(line: line, column: column)
    }
    return lines.place(of: element(node), endingAt: tree.sourceOffset(of: node))
  }
}
