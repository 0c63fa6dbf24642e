import TextModel
import Words

/// The stops of a tree of elements, in the order they are met, and where focus goes between them.
public struct FocusOrder: Hashable, Sendable {
  /// A stop, with the containers around it.
  public struct Stop: Hashable, Sendable {
    /// The element that is stopped at, combined with the elements inside it if they are to be.
    public let element: AccessibilityElement
    /// The elements that hold it, outermost first, each without what is inside it.
    public let containers: [AccessibilityElement]
  }

  /// The stops in order.
  public let stops: [Stop]

  /// Lays out the stops of a tree; while a modal element is there, only what is inside the last one is reached.
  ///
  /// - Complexity: O(n log n) in the number of elements.
  public init(_ elements: [AccessibilityElement]) {
    var found: [Stop] = []
    if let modal = FocusOrder.lastModal(among: elements, in: []) {
      FocusOrder.collect(modal.element, in: modal.containers, into: &found)
    } else {
      for element in elements.inSortOrder { FocusOrder.collect(element, in: [], into: &found) }
    }
    stops = found
  }

  /// The stop that focus begins at: the one that sums up, else the first control, else the first.
  public var first: Stop? {
    stops.first { $0.element.traits.contains(.summary) } ?? stops.first { $0.element.isFocusable } ?? stops.first
  }

  /// Returns the stop with an identifier.
  public func stop(_ identifier: AccessibilityElement.Identifier) -> Stop? {
    stops.first { $0.element.identifier == identifier }
  }

  /// Returns the stop after one in a direction: the one its element names, else the neighbour in order; nil at the
  /// edge.
  public func stop(
    _ direction: AccessibilityElement.Relations.FocusDirection, from current: AccessibilityElement.Identifier,
    controlsOnly: Bool = false
  ) -> Stop? {
    guard let at = stops.firstIndex(where: { $0.element.identifier == current }) else { return first }
    if let named = stops[at].element.relations.focus[direction] { return stop(named) }
    let isWanted = { (stop: Stop) in !controlsOnly || stop.element.isFocusable }
    switch direction {
    case .next, .down, .right: return stops[(at + 1)...].first(where: isWanted)
    case .previous, .up, .left: return stops[..<at].last(where: isWanted)
    }
  }

  /// Returns the element whose text goes on after, or comes before, the text of another; nil where the text ends there.
  public func text(_ direction: Direction, from current: AccessibilityElement.Identifier) -> Stop? {
    guard let at = stops.firstIndex(where: { $0.element.identifier == current }) else { return nil }
    let relations = stops[at].element.relations
    if let named = direction == .forward ? relations.nextText : relations.previousText { return stop(named) }
    guard let group = relations.linkedGroup else { return nil }
    let isLinked = { (stop: Stop) in stop.element.relations.linkedGroup == group }
    return direction == .forward ? stops[(at + 1)...].first(where: isLinked) : stops[..<at].last(where: isLinked)
  }

  private static func collect(
    _ element: AccessibilityElement, in containers: [AccessibilityElement], into stops: inout [Stop]
  ) {
    guard !element.isHidden else { return }
    let isLeaf = element.children.isEmpty || element.childBehavior == .ignore
    if element.isElement, isLeaf || element.childBehavior == .combine {
      let whole = element.childBehavior == .combine ? element.combined() : element
      stops.append(Stop(element: whole, containers: containers))
    } else if !isLeaf {
      let inner = element.isElement ? containers + [element.shell] : containers
      for child in element.children.inSortOrder { collect(child, in: inner, into: &stops) }
    }
  }

  private static func lastModal(among elements: [AccessibilityElement], in containers: [AccessibilityElement])
    -> Stop?
  {
    var found: Stop?
    for element in elements.inSortOrder where !element.isHidden {
      if element.traits.contains(.modal) { found = Stop(element: element, containers: containers) }
      if element.childBehavior == .contain {
        found = lastModal(among: element.children, in: containers + [element.shell]) ?? found
      }
    }
    return found
  }
}

extension FocusOrder.Stop {
  /// Returns the announcements of focus coming here: the containers that it was not inside before, outermost first,
  /// then the element.
  ///
  /// Where focus was is nil when it was nowhere.
  public func announcements(
    from old: FocusOrder.Stop?, _ style: AnnouncementStyle, in catalogue: Catalogue
  ) -> [Announcement] {
    let shared = zip(containers, old?.containers ?? []).prefix { $0.isSame(as: $1) }.count
    return element.announcements(style, entering: Array(containers[shared...]), in: catalogue)
  }
}

extension AccessibilityElement {
  /// The element without what is inside it.
  fileprivate var shell: AccessibilityElement {
    var result = self
    result.children = []
    return result
  }

  /// Returns a Boolean value that indicates whether it is the same element, however it stands now.
  fileprivate func isSame(as other: AccessibilityElement) -> Bool {
    identifier == other.identifier && role == other.role && label == other.label
  }
}
