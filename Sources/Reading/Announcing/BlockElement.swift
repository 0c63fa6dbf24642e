import Accessibility
import TextModel

extension Block {
  /// The block as an element, with the given text of it as its label.
  ///
  /// What is said of a block as a whole is said on its first row or sentence alone, never again on those after it. Where
  /// nothing is said of it, a row that is not its last is text that goes on, and no sentence.
  func element(label: String, isFirst: Bool, isLast: Bool, language: String?, _ verbosity: Verbosity)
    -> AccessibilityElement
  {
    var element = AccessibilityElement(label: label, traits: .selectable, language: language)
    let isNamed = isFirst && (isLast || verbosity > .low)
    switch kind {
    case .heading(let level): element.role = isNamed ? .heading(level: level) : .text
    case .image: element.role = isNamed ? .image : .text
    case .separator:
      element.role = .separator
      element.label = ""
    case .paragraph, .item, .cell, .caption, .code, .control: break
    }
    return element
  }
}
