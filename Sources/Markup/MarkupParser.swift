/// Reads XML, XHTML and HTML into a tree, whatever state they are in.
package enum MarkupParser {
  /// The way in which a document was read.
  package enum Syntax: Hashable, Sendable {
    /// Well-formed XML.
    case xml
    /// HTML, or XML that is not well-formed and was read as leniently as HTML is.
    case html
  }

  /// A document that was read.
  package struct Document: Sendable {
    /// The tree.
    package let tree: MarkupTree
    /// The way in which it was read.
    package let syntax: Syntax
    /// The faults, one plain phrase for each.
    package let faults: [MarkupFault]
    /// The faults among them that were there before it was parsed, such as bytes that are none of its encoding's, and
    /// scripts that nobody ends.
    package let sourceFaults: [MarkupFault]

    init(
      _ tree: MarkupTree, _ syntax: Syntax, _ source: SourceText, loose: [MarkupFault] = [],
      _ faults: [MarkupFault] = []
    ) {
      self.tree = tree
      self.syntax = syntax
      sourceFaults = source.faults + loose
      self.faults = source.faults + faults + loose
    }
  }

  /// Reads a document as XML; when it is not well-formed, as HTML with a fault that says so.
  ///
  /// The text that stands directly in the elements named `silent` is skipped, such as data of images. `encoding` is
  /// that of the document, whatever it declares.
  package static func parse(_ bytes: [UInt8], silent: String? = nil, encoding: String? = nil) -> Document {
    parse(SourceText(bytes, encoding: encoding).withBoundedTags(), silent)
  }

  private static func parse(_ source: SourceText, _ silent: String?) -> Document {
    switch XMLReader(source: source.bytes, silent: silent).read() {
    // The parser takes a NUL for the end of the document.
    case .read where Self.holdsNul(source.bytes): return parse(source.repaired(), silent)
    case .read(let tree, let faults): return Document(tree, .xml, source, faults)
    case .stopped(let tree, let fault): return Document(tree, .xml, source, [fault])
    case .malformed(let fault):
      // Most often it is the encoding that XML gives up at.
      guard source.isWellFormed else { return parse(source.repaired(), silent) }
      return html(source, silent, [fault])
    }
  }

  private static func holdsNul(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { $0.place(of: 0, from: 0) < $0.count }
  }

  /// Reads a document as HTML; in one that `isGenerated` by this program no delimiter is meant as text.
  package static func parseHTML(_ bytes: [UInt8], isGenerated: Bool = false) -> Document {
    html(SourceText(bytes).withBoundedTags(), isGenerated: isGenerated)
  }

  private static func html(
    _ source: SourceText, _ silent: String? = nil, _ faults: [MarkupFault] = [], isGenerated: Bool = false
  ) -> Document {
    let source = source.repaired().withoutInternalSubset()
    let repaired = isGenerated ? nil : StrayMarkup.repaired(source.bytes)
    let (tree, fault) = HTMLReader(
      source: repaired?.bytes ?? source.bytes, repairs: repaired?.repairs ?? SourceRepairs(), silent: silent
    ).read()
    return Document(tree, .html, source, loose: repaired?.faults ?? [], faults + [fault].compactMap { $0 })
  }
}
