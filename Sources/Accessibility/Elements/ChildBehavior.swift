/// The treatment of the elements inside an element (accessibilityElement(children:)).
public enum ChildBehavior: String, Hashable, Codable, Sendable {
  /// The element stands alone; what is inside it is gone.
  case ignore
  /// The elements inside it become one stop with it.
  case combine
  /// It holds the elements inside it, and each of them is a stop.
  case contain
}

extension AccessibilityElement {
  /// Returns the element as one stop with everything inside it.
  ///
  /// A label or a value of its own stands; otherwise those of the elements inside are joined. Buttons and links
  /// inside it become actions by their names, and what else can be done inside it can be done to it.
  public func combined() -> AccessibilityElement {
    var result = self
    result.children = []
    result.childBehavior = .ignore
    let parts = children.filter { !$0.isHidden }.inSortOrder.map {
      $0.childBehavior == .ignore || $0.children.isEmpty ? $0 : $0.combined()
    }
    let said = parts.filter { !$0.becomesAction }
    if label.isEmpty { result.label = joined(said.map(\.label)) }
    if value == nil {
      let values = joined(said.compactMap(\.value))
      result.value = values.isEmpty ? nil : values
    }
    for part in parts {
      result.customContent += part.customContent
      result.traits.formUnion(part.traits.subtracting(.modal))
      if result.hint == nil, !part.becomesAction { result.hint = part.hint }
      let offered = part.becomesAction ? [.named(CustomAction(name: part.label, category: .general))] : part.actions
      for action in offered where !result.actions.contains(action) { result.actions.append(action) }
    }
    return result
  }

  /// A Boolean value that indicates whether the element is an action of the one it is combined into, not a part of what
  /// that one says.
  private var becomesAction: Bool { (role == .button || role.isLink) && !label.isEmpty }

  private func joined(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: ", ") }
}

extension [AccessibilityElement] {
  /// Siblings as they are met: by sort priority, and in their own order where that is equal.
  var inSortOrder: [AccessibilityElement] {
    enumerated().sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }.map(\.element)
  }
}
