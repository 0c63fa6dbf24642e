/// Writes a tree of markup element by element, for what is spoken in other words than it is read in.
package struct MarkupWriter {
  private var builder = TreeBuilder()

  /// Begins an empty tree.
  package init() {}

  /// Begins an element inside the one that is open.
  package mutating func open(_ name: String) {
    builder.startElement(builder.number(of: name), source: 0)
  }

  /// Adds an attribute to the element that was begun last, as long as nothing stands in it.
  package mutating func attribute(_ name: String, _ value: some Collection<UInt8>) {
    builder.attribute(builder.number(of: name), value: value)
  }

  /// Adds text to the element that is open.
  package mutating func text(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { builder.text($0, source: 0) }
  }

  /// Ends the element that is open.
  package mutating func close() { builder.endElement() }

  /// Returns the tree that was written.
  package consuming func finish() -> MarkupTree { builder.tree }
}
