/// Puts a tree together from the events of a parser.
struct TreeBuilder {
  private(set) var tree = MarkupTree()
  private var known = AddressTable<Int32>()
  /// The elements that are open, with the last node inside each.
  private var open: [(row: Int32, lastChild: Int32)] = [(-1, -1)]
  /// The number of the elements whose own text is left out.
  private var silent: Int32?

  /// The element begun once more that attributes are added to, nil where they go to the one begun last.
  private var resumed: Int?
  /// The number of times that elements may be begun once more; with more attributes than this, and more often, only a
  /// hostile page is.
  private var resumptions = 100
  private static let mostAdded = 64

  /// The number of open elements.
  var depth: Int { open.count - 1 }

  /// The name of the innermost element that is open, nil where none is.
  var openName: Int32? {
    let row = open[open.count - 1].row
    return row < 0 ? nil : tree.rows[Int(row)].name
  }

  /// The number of nodes and attributes.
  var count: Int { tree.rows.count + tree.attributes.count }

  /// Makes room for what a source of so many bytes and tags has at most, but for what a parser implies: arrays that grow
  /// are copied, and take up to three times their size for a moment.
  mutating func reserve(sourceBytes: Int, tags: Int) {
    tree.bytes.reserveCapacity(sourceBytes)
    tree.rows.reserveCapacity(2 * tags + 1)
  }

  /// Leaves out the text that stands directly in the elements of a name.
  mutating func leaveOutText(of name: String) { silent = number(of: name) }

  /// Returns the number of a name.
  mutating func number(of name: String) -> Int32 {
    tree.numbers[name] ?? tree.numbers.add(name)
  }

  /// Returns the number of a name that stands at one address as long as the parser runs.
  mutating func number(at address: UnsafeRawPointer, name: () -> String) -> Int32 {
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
    resumed = nil
    append(
      MarkupTree.Row(
        name: name, parent: open[open.count - 1].row, start: Int32(tree.attributes.count), count: 0,
        source: Int32(clamping: source)))
    open.append((Int32(tree.rows.count - 1), -1))
  }

  /// Begins an open element once more, which takes the attributes to come that it does not have.
  ///
  /// False where the element at that depth goes by another name.
  mutating func resume(_ name: String, depth: Int) -> Bool {
    guard open.count > depth, resumptions > 0 else { return false }
    let row = Int(open[depth].row)
    guard tree.rows[row].name == number(of: name) else { return false }
    resumptions -= 1
    resumed = row
    let own = tree.attributes[Int(tree.rows[row].start)..<Int(tree.rows[row].start + tree.rows[row].count)]
    guard own.endIndex < tree.attributes.count else { return true }
    tree.rows[row].start = Int32(tree.attributes.count)
    tree.attributes += own
    return true
  }

  /// Adds an attribute to the element that was begun last.
  mutating func attribute(_ name: Int32, value: some Collection<UInt8>) {
    let row = resumed ?? tree.rows.count - 1
    if resumed != nil {
      let count = Int(tree.rows[row].count)
      guard count < Self.mostAdded, !tree.attributes.suffix(count).contains(where: { $0.name == name }) else {
        return
      }
    }
    let start = tree.bytes.count
    tree.bytes += value
    MisreadControls.mend(&tree.bytes, from: start)
    tree.attributes.append(
      MarkupTree.Attribute(name: name, start: Int32(start), count: Int32(tree.bytes.count - start)))
    tree.rows[row].count += 1
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
    // Attributes may have come in between.
    if last >= 0, last == tree.rows.count - 1, tree.rows[Int(last)].name == MarkupTree.textName,
      Int(tree.rows[Int(last)].start + tree.rows[Int(last)].count) == start
    {
      tree.rows[Int(last)].count += count
    } else {
      append(
        MarkupTree.Row(
          name: MarkupTree.textName, parent: parent, start: Int32(start), count: count,
          source: Int32(clamping: source)))
    }
  }
}
