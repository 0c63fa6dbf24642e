import Markup
import TextModel

/// The names of controls that words are written on.
struct WrittenNames {
  /// A button as deep inside its label occurs only in hostile books.
  private static let deepest = 64
  private static let mostLabels = 8

  /// Elements that are spoken by themselves, or say the text beside them: the readings of ruby bases.
  private static let apart: Set<String> = [
    "button", "details", "input", "meter", "progress", "rt", "rtc", "select", "textarea",
  ]

  private let tree: MarkupTree

  init(_ tree: MarkupTree) { self.tree = tree }

  /// Returns the name of a summary.
  func name(ofSummary summary: MarkupNode, _ list: inout FormControlList) -> String {
    TextFilter.line(list.name(of: summary, without: parts(of: summary)))
  }

  /// Returns the name of a button that has one: all the words beside it and on it, each once, in their order.
  ///
  /// A label alone names a button (HTML-AAM 1.0, 4.1), and the words on the button would never be spoken.
  func name(ofButton button: MarkupNode, _ given: String, _ list: inout FormControlList) -> String {
    let labels = list.labels(of: button)
    let parts = parts(of: button)
    guard tree.firstChild(of: button) != nil, !labels.isEmpty || !parts.isEmpty, labels.count <= Self.mostLabels,
      !["aria-label", "aria-labelledby"].contains(where: { tree.attribute($0, of: button) != nil })
    else { return given }
    var names: [String] = []
    var isSaid = false
    for label in labels {
      // The words of a label that stands around the button are those of both.
      let others = labels.filter { $0 != label } + parts + (isSaid ? [button] : [])
      names.append(list.name(of: label, without: others))
      if isInside(button, label) { isSaid = true }
    }
    if !isSaid { names.append(list.name(of: button, without: labels + parts)) }
    return TextFilter.line(names.filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// Returns the elements inside an element that do not count for its name.
  private func parts(of node: MarkupNode) -> [MarkupNode] {
    tree.children(of: node).flatMap { tree.outermostElements(named: Self.apart, in: $0) }
  }

  private func isInside(_ node: MarkupNode, _ outer: MarkupNode) -> Bool {
    sequence(first: node) { [tree] in tree.parent(of: $0) }.prefix(Self.deepest).contains(outer)
  }
}
