import CMarkdown

/// The notes of a parsed document: the parser puts those that something refers to at its end, in the order of their
/// numbers.
struct MarkdownFootnotes {
  /// What a note is in a document that is parsed in parts.
  struct Place {
    /// From 1, over all parts.
    let number: Int
    /// Whether it stands in another part: then only what refers to it is shown.
    let isElsewhere: Bool
  }

  /// The lines at which they begin, from 1.
  private(set) var lines: [Int] = []
  private let document: OpaquePointer
  private var nodes: [OpaquePointer] = []
  /// The notes that were taken out: what refers to them knows them until it is rendered.
  private var removed: [OpaquePointer] = []
  private var firstNumber = 1

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

  /// Gives the notes and what refers to them the numbers of their places, and takes out those that stand elsewhere.
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
    firstNumber = kept.first.map { numbers[$0] } ?? 1
  }

  /// The HTML of the document, in which the list of notes begins with the number of the first.
  func numbered(_ html: [UInt8]) -> [UInt8] {
    let start = Array("<section class=\"footnotes\" data-footnotes>\n<ol".utf8)
    guard firstNumber != 1, html.count > start.count,
      let place = (0...(html.count - start.count)).last(where: { html[$0...].starts(with: start) })
    else { return html }
    var html = html
    html.insert(contentsOf: " start=\"\(firstNumber)\"".utf8, at: place + start.count)
    return html
  }

  /// Lets go of what was taken out.
  mutating func free() {
    for node in removed { cmark_node_free(node) }
    removed = []
  }
}
