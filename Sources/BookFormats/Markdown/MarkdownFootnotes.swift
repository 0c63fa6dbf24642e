import CMarkdown
import Markup

/// The notes of a parsed document, which the parser puts at its end, in the order of their numbers; those without a
/// reference are not among them.
struct MarkdownFootnotes {
  /// The place of a note in a document that is parsed in parts.
  struct Place {
    /// The number, from 1, over all parts.
    let number: Int
    /// A Boolean value that indicates whether the note stands in another part, so that only its references are shown.
    let isElsewhere: Bool
  }

  /// The lines at which the notes begin, from 1.
  private(set) var lines: [Int] = []
  private let document: OpaquePointer
  private var nodes: [OpaquePointer] = []
  /// The notes that were taken out, which their references point to until they are rendered.
  private var removed: [OpaquePointer] = []
  /// The numbers of the notes that are shown, in order; empty if none were given.
  private var shownNumbers: [Int] = []

  init(_ document: OpaquePointer) {
    self.document = document
    var next = cmark_node_first_child(document)
    while let node = next {
      if cmark_node_get_type(node) == CMARK_NODE_FOOTNOTE_DEFINITION {
        nodes.append(node)
        lines.append(Int(cmark_node_get_start_line(node)))
      }
      next = cmark_node_next(node)
    }
  }

  /// Gives the notes and the references to them the numbers of their places, and takes out notes of other parts.
  mutating func arrange(_ place: (_ line: Int) -> Place?) {
    guard !nodes.isEmpty else { return }
    let places = lines.map(place)
    let highest = places.reduce(0) { max($0, $1?.number ?? 0) }
    let numbers = places.enumerated().map { index, place in place?.number ?? highest + index + 1 }
    MarkdownRenderer.walk(document) { node in
      guard cmark_node_get_type(node) == CMARK_NODE_FOOTNOTE_REFERENCE,
        let own = cmark_node_get_literal(node).flatMap({ Int(String(cString: $0)) }),
        numbers.indices.contains(own - 1)
      else { return }
      cmark_node_set_literal(node, String(numbers[own - 1]))
    }
    let kept = nodes.indices.filter { !(places[$0]?.isElsewhere ?? false) }.sorted { numbers[$0] < numbers[$1] }
    for node in nodes { cmark_node_unlink(node) }
    let shown = Set(kept.filter { cmark_node_append_child(document, nodes[$0]) != 0 })
    removed = nodes.indices.filter { !shown.contains($0) }.map { nodes[$0] }
    shownNumbers = kept.filter { shown.contains($0) }.map { numbers[$0] }
  }

  /// Returns the HTML of the document, in which the notes of the list have their numbers.
  func numbered(_ html: [UInt8]) -> [UInt8] {
    let start = Array("<section class=\"footnotes\" data-footnotes>\n<ol>\n".utf8)
    let numbered = shownNumbers != Array(1...max(1, shownNumbers.count))
    guard numbered, !shownNumbers.isEmpty, html.count > start.count,
      let place = (0...(html.count - start.count)).last(where: { html[$0...].starts(with: start) })
    else { return html }
    // The items of lists in notes do not have that name.
    let item = Array("\n<li id=\"fn-".utf8)
    var result = Array(html[..<place])
    var rest = html[place...]
    for number in shownNumbers {
      guard let found = rest.firstRange(ofBytes: item) else { return html }
      result += rest[..<found.lowerBound] + Array("\n<li value=\"\(number)\" id=\"fn-".utf8)
      rest = rest[found.upperBound...]
    }
    return result + rest
  }

  /// Returns the HTML of a document without the ways back from notes to what refers to them: there is one for each
  /// reference, and none is read.
  func withoutWaysBack(_ html: [UInt8]) -> [UInt8] {
    guard !nodes.isEmpty else { return html }
    let tag = Array("class=\"footnote-backref\" data-footnote-backref aria-label=\"Back to content\">".utf8)
    let (start, end) = (Array("<a href=\"#fnref-".utf8), Array("</a>".utf8))
    var result: [UInt8] = []
    result.reserveCapacity(html.count)
    var rest = html[...]
    while let opening = rest.firstRange(ofBytes: start), let close = rest[opening.upperBound...].firstIndex(of: 0x3E)
    {
      let isWayBack = rest[opening.upperBound...close].suffix(tag.count).elementsEqual(tag)
      let closing = isWayBack ? rest[close...].firstRange(ofBytes: end) : nil
      result += rest[..<(closing == nil ? opening.upperBound : opening.lowerBound)]
      if closing != nil, result.last == 0x20 { result.removeLast() }
      rest = rest[(closing?.upperBound ?? opening.upperBound)...]
    }
    return result + rest
  }

  /// Frees the notes that were taken out.
  mutating func free() {
    for node in removed { cmark_node_free(node) }
    removed = []
  }
}
