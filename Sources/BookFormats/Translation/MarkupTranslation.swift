import Markup

/// A translation of the elements of another vocabulary into HTML, the markup that sections are made of.
protocol MarkupTranslation: Sendable {
  /// Returns the role of an element in the division of a document into sections.
  func division(of node: MarkupNode, in tree: MarkupTree) -> MarkupDivision

  /// Returns the title of an element that divides the document.
  func title(of node: MarkupNode, in tree: MarkupTree) -> MarkupNode?

  /// Returns the name in the table of contents of a group without a title, or nil for one that is not listed there.
  func name(ofGroup node: MarkupNode, in tree: MarkupTree) -> String?

  /// Returns the element in HTML, or nil if neither it nor its content is text; `depth` is the number of dividing
  /// elements that are open.
  func rendition(of node: MarkupNode, named name: String, in tree: MarkupTree, depth: Int) -> HTMLRendition?
}

extension MarkupTranslation {
  func name(ofGroup node: MarkupNode, in tree: MarkupTree) -> String? { nil }
}

/// The role of an element in the division of a document into sections.
enum MarkupDivision {
  /// A part of the elements beside it.
  case content
  /// A chapter or the like: a section of its own, or several where it is long and has chapters in it.
  case chapter
  /// A section of its own, however long.
  case whole
  /// An element that is divided into its content, however short.
  case group
  /// No text at all.
  case nothing
}

/// An element as HTML has it.
struct HTMLRendition {
  struct Element {
    let name: String
    var attributes: [(name: String, value: String)] = []
  }

  /// The elements that stand for it, the outer first.
  var elements: [Element]
  /// A Boolean value that indicates whether it keeps all its attributes; its identifier and language are always kept.
  var keepsAttributes = false
  /// A Boolean value that indicates whether it needs an identifier for the table of contents or the page list to lead
  /// to.
  var isTarget = false
  /// A Boolean value that indicates whether it is a line of its own inside a block.
  var isLine = false
  /// A Boolean value that indicates whether it is a mark that is no part of the text around it.
  var isMark = false
  /// A Boolean value that indicates whether a blank stands after it.
  var isSpaced = false

  static func element(_ name: String, _ attributes: [(name: String, value: String)] = []) -> HTMLRendition {
    HTMLRendition(elements: [Element(name: name, attributes: attributes)])
  }

  /// Returns a heading; levels below the sixth are the sixth.
  static func heading(_ level: Int) -> HTMLRendition { .element("h\(min(max(level, 1), 6))") }

  /// Returns a part with a role of EPUB Structural Semantics.
  static func part(_ name: String, _ type: String) -> HTMLRendition { .element(name, [("epub:type", type)]) }

  /// Returns a link; one that refers to a note says so.
  static func link(_ href: String, isNoteReference: Bool) -> HTMLRendition {
    var result = HTMLRendition.element("a", [("href", href)])
    guard isNoteReference else { return result }
    result.elements[0].attributes.append(("epub:type", "noteref"))
    result.isMark = true
    return result
  }

  /// Returns the start of a printed page; its number is seen at its place, as in a publication.
  static func printPage(_ label: String) -> HTMLRendition {
    var result = HTMLRendition.element("span", [("epub:type", "pagebreak"), ("title", label)])
    result.isTarget = true
    result.isMark = true
    return result
  }

  /// A line of its own inside a block.
  static let line = HTMLRendition(elements: [Element(name: "span")], isLine: true)

  /// An empty paragraph that is given room.
  static let gap = HTMLRendition.element("p", [("class", "gap")])
}
