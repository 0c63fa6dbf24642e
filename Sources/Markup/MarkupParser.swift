/// Reads XML, XHTML and HTML into a tree, whatever state they are in.
package enum MarkupParser {
  /// How a document was read.
  package enum Syntax: Hashable, Sendable {
    /// Well-formed XML.
    case xml
    /// HTML, or XML that is not well-formed and was read as leniently as HTML is.
    case html
  }

  /// A document that was read.
  package struct Document: Sendable {
    /// What it holds.
    package let tree: MarkupTree
    /// How it was read.
    package let syntax: Syntax
    /// What was wrong with it, one plain phrase for each fault.
    package let faults: [MarkupFault]
  }

  /// Reads a document as XML; when it is not well-formed, as HTML with a fault that says so.
  ///
  /// The text that stands directly in the elements named `silent` is left out: pictures that nobody looks at.
  package static func parse(_ bytes: [UInt8], silent: String? = nil) -> Document {
    let source = SourceText(bytes).withBoundedTags()
    switch XMLReader(source: source.bytes, silent: silent).read() {
    case .read(let tree): return Document(tree: tree, syntax: .xml, faults: source.faults)
    case .stopped(let tree, let fault): return Document(tree: tree, syntax: .xml, faults: source.faults + [fault])
    case .malformed(let fault): return html(source, silent: silent, faults: source.faults + [fault])
    }
  }

  /// Reads a document as HTML.
  package static func parseHTML(_ bytes: [UInt8]) -> Document {
    html(SourceText(bytes).withBoundedTags(), faults: [])
  }

  private static func html(_ source: SourceText, silent: String? = nil, faults: [MarkupFault]) -> Document {
    let source = source.repaired()
    let (tree, fault) = HTMLReader(source: source.bytes, silent: silent).read()
    return Document(tree: tree, syntax: .html, faults: faults + (fault.map { [$0] } ?? []))
  }
}
