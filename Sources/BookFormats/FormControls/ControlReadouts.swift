import Markup
import TextModel

/// The elements that show how far something is, and results that a page has worked out: `progress`, `meter`, and
/// `output` if it has a name.
struct ControlReadouts {
  static let names: Set<String> = ["meter", "output", "progress"]

  private let tree: MarkupTree

  init(_ tree: MarkupTree) { self.tree = tree }

  /// Returns the control that an element is, with the words that the page shows for it where it shows any; nil for text
  /// like any other.
  func control(_ node: MarkupNode, named name: String, isShown: Bool) -> Control? {
    var control = Control(.indicator, name: TextFilter.line(name), key: tree.attribute("id", of: node) ?? "")
    switch tree.name(of: node) {
    case "progress": setProgress(&control, node)
    case "meter": setMeter(&control, node)
    default:
      // Without a name it is a few words of its sentence; what holds more than words stays what that is.
      guard !control.name.isEmpty, tree.children(of: node).isEmpty else { return nil }
      let words = TextFilter.line(tree.shownContent(of: node))
      guard !words.isEmpty else { return nil }
      control.kind = .output
      control.value = words
      return control
    }
    if let text = tree.attribute("aria-valuetext", of: node).map({ TextFilter.line($0) }), !text.isEmpty {
      control.value = text
      control.limits = FieldLimits()
    }
    if isShown { control.shownText = TextFilter.line(tree.shownContent(of: node)) }
    return control
  }

  /// Sets the progress of something (HTML standard, 4.10.13); without a value it is only known to be under way.
  private func setProgress(_ control: inout Control, _ node: MarkupNode) {
    guard let value = number("value", of: node) else { return }
    let greatest = number("max", of: node).flatMap { $0 > 0 ? $0 : nil } ?? 1
    setPercent(&control, min(max(value, 0), greatest) / greatest)
  }

  /// Sets the level of something (HTML standard, 4.10.14): so many of so many, or else a part of the whole.
  private func setMeter(_ control: inout Control, _ node: MarkupNode) {
    let least = number("min", of: node) ?? 0
    let greatest = max(least, number("max", of: node) ?? 1)
    let value = min(max(number("value", of: node) ?? 0, least), greatest)
    guard least == 0, greatest != 1, greatest != 100, number("value", of: node) == value else {
      // Halves, since the whole way between the largest numbers there are is none.
      let way = greatest / 2 - least / 2
      return setPercent(&control, way > 0 ? (value / 2 - least / 2) / way : 0)
    }
    control.value = written("value", of: node)
    control.limits.greatest = written("max", of: node)
  }

  private func setPercent(_ control: inout Control, _ part: Double) {
    control.value = "\(Int((min(max(part, 0), 1) * 100).rounded()))"
    control.limits.greatest = "100"
  }

  private func written(_ attribute: String, of node: MarkupNode) -> String {
    TextFilter.line(tree.attribute(attribute, of: node) ?? "")
  }

  private func number(_ attribute: String, of node: MarkupNode) -> Double? {
    Double(written(attribute, of: node)).flatMap { $0.isFinite ? $0 : nil }
  }
}
