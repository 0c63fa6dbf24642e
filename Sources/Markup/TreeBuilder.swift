/// Puts a tree together from the events of a parser.
struct TreeBuilder {
  private(set) var tree = MarkupTree()
  /// The elements that are open, with the last node inside each.
  private var open: [(row: Int32, lastChild: Int32)] = [(-1, -1)]
  /// Numbers of names that a parser keeps at one address for as long as it runs.
  private var known: [UInt: Int32] = [:]
  /// The number of the elements whose own text is left out.
  private var silent: Int32?

  /// How many elements are open.
  var depth: Int { open.count - 1 }

  /// The name of the innermost element that is open, nil where none is.
  var openName: Int32? {
    let row = open[open.count - 1].row
    return row < 0 ? nil : tree.rows[Int(row)].name
  }

  /// How many nodes and attributes there are.
  var count: Int { tree.rows.count + tree.attributes.count }

  mutating func reserve(sourceBytes: Int) {
    tree.bytes.reserveCapacity(sourceBytes)
    tree.rows.reserveCapacity(sourceBytes / 40)
  }

  /// Leaves out the text that stands directly in the elements of a name.
  mutating func leaveOutText(of name: String) { silent = number(of: name) }

  /// The number of a name.
  mutating func number(of name: String) -> Int32 {
    if let number = tree.numbers[name] { return number }
    let number = Int32(tree.names.count)
    tree.names.append(name)
    tree.numbers[name] = number
    return number
  }

  /// The number of a name that stands at one address as long as the parser runs.
  mutating func number(at address: UInt, name: () -> String) -> Int32 {
    if let number = known[address] { return number }
    let number = number(of: name())
    known[address] = number
    return number
  }

  private mutating func append(_ row: MarkupTree.Row) {
    let index = Int32(tree.rows.count)
    tree.rows.append(row)
    let last = open[open.count - 1].lastChild
    if last >= 0 {
      tree.rows[Int(last)].nextSibling = index
    } else if row.parent >= 0 {
      tree.rows[Int(row.parent)].firstChild = index
    }
    open[open.count - 1].lastChild = index
  }

  mutating func startElement(_ name: Int32, source: Int) {
    append(
      MarkupTree.Row(
        name: name, parent: open[open.count - 1].row, start: Int32(tree.attributes.count), count: 0,
        source: Int32(clamping: source)))
    open.append((Int32(tree.rows.count - 1), -1))
  }

  /// Adds an attribute to the element that was begun last.
  mutating func attribute(_ name: Int32, value: some Collection<UInt8>) {
    let start = tree.bytes.count
    tree.bytes += value
    MisreadControls.mend(&tree.bytes, from: start)
    tree.attributes.append(
      MarkupTree.Attribute(name: name, start: Int32(start), count: Int32(tree.bytes.count - start)))
    tree.rows[tree.rows.count - 1].count += 1
  }

  mutating func endElement() {
    if open.count > 1 { open.removeLast() }
  }

  /// Adds text; what parsers hand over in pieces becomes one node again.
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, source: Int) {
    let (parent, last) = open[open.count - 1]
    if let silent, parent >= 0, tree.rows[Int(parent)].name == silent { return }
    let start = tree.bytes.count
    tree.bytes.append(contentsOf: bytes)
    MisreadControls.mend(&tree.bytes, from: start)
    let count = Int32(tree.bytes.count - start)
    if last >= 0, last == tree.rows.count - 1, tree.rows[Int(last)].name == MarkupTree.textName {
      tree.rows[Int(last)].count += count
    } else {
      append(
        MarkupTree.Row(
          name: MarkupTree.textName, parent: parent, start: Int32(start), count: count,
          source: Int32(clamping: source)))
    }
  }
}
