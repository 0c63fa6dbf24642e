import TextModel

/// A text element where it stands in the logical text.
struct ElementPlace: Hashable, Sendable {
  /// The page, from 0.
  let page: Int
  /// The number of the element in the list of its page, from 0.
  let element: Int
  /// The section.
  let section: Int
  /// The element's text in UTF-8 offsets of the section.
  let range: Range<Int>
  /// The offsets at which its lines begin, the first at the start of the range.
  let lineStarts: [Int]
  /// The group that the element is linked in.
  let group: String?
  /// A Boolean value that indicates whether its paragraph goes on in the next element.
  let continues: Bool
  /// The direction of its text; nil where the text shows it.
  let direction: TextDirection?
  /// The element's own units, as offsets of the section.
  let tokens: [Granularity: [Range<Int>]]

  /// Returns a Boolean value that indicates whether units of text are moved through from this element to the next one.
  func isLinked(to next: ElementPlace) -> Bool { continues || group == next.group }
}

/// Text elements in the order that they are read in.
struct ElementOrder {
  /// Returns the numbers of the elements in their order: that of the list, but where elements name the next or the
  /// previous one.
  ///
  /// `a (next c), b, c` -> `a, c, b`
  static func order(of elements: [any TextElement]) -> [Int] {
    var numbers: [String: Int] = [:]
    for (number, element) in elements.enumerated() {
      if let name = element.identifier, numbers[name] == nil { numbers[name] = number }
    }
    var next: [Int: Int] = [:]
    for (number, element) in elements.enumerated() {
      if let previous = element.previousElement.flatMap({ numbers[$0] }) { next[previous] = number }
    }
    for (number, element) in elements.enumerated() {
      if let following = element.nextElement.flatMap({ numbers[$0] }) { next[number] = following }
    }
    // An element that another leads to waits for it.
    let awaited = Set(next.values)
    var order: [Int] = []
    var seen: Set<Int> = []
    for start in elements.indices.filter({ !awaited.contains($0) }) + elements.indices {
      var at: Int? = start
      while let number = at, seen.insert(number).inserted {
        order.append(number)
        at = next[number]
      }
    }
    return order
  }
}
