import TextModel

/// A control with what the reader has filled in.
package struct FilledControl: Hashable, Sendable {
  /// The control as the book has it.
  package let control: Control
  /// The answer; nil if it is what the book gives.
  let answer: String?
  /// A Boolean value that indicates whether an error in it is announced.
  let isVisited: Bool
  /// The choice that the keys have come to, while the list is being chosen from.
  let choosing: Int?

  /// The text in a field, or where a slider stands.
  package var text: String { answer ?? control.value }

  /// A Boolean value that indicates whether it is marked, or open.
  package var isOn: Bool {
    guard let answer else { return control.isOn }
    return control.set == nil ? answer == Self.on : answer == control.key
  }

  /// A Boolean value that indicates whether it is marked in part.
  package var isMixed: Bool { control.isMixed && answer == nil }

  /// The choices that are chosen, as indices of the choices.
  package var chosen: [Int] {
    guard let answer else { return control.chosen }
    return answer.split(separator: " ").compactMap { Int($0) }.filter(control.choices.indices.contains)
  }

  /// The choice that a list is at: the one the keys have come to, else the first that is chosen.
  package var current: Int? {
    guard !control.choices.isEmpty else { return nil }
    return min(choosing ?? chosen.first ?? 0, control.choices.count - 1)
  }

  /// The answer that a mark is.
  static let on = "on"
  static let off = "off"

  /// Returns the answer that choices are.
  static func answer(choosing choices: some Sequence<Int>) -> String {
    choices.sorted().map { "\($0)" }.joined(separator: " ")
  }

  /// The choices that are chosen, in words.
  package var chosenWords: String { chosen.map { control.choices[$0].name }.joined(separator: ", ") }
}

extension Session.Form {
  /// Returns a control with what is filled in so far, what is being written included.
  package func filled(_ placed: PlacedControl) -> FilledControl {
    let written = writing.flatMap { $0.key == placed.key ? $0.line.string : nil }
    return filled(placed, answer: written ?? answers[placed.key])
  }

  /// Returns a control with what was filled in when it was left last.
  func left(_ placed: PlacedControl) -> FilledControl { filled(placed, answer: answers[placed.key]) }

  private func filled(_ placed: PlacedControl, answer: String?) -> FilledControl {
    FilledControl(
      control: placed.control, answer: answer, isVisited: visited.contains(placed.key),
      choosing: choosing.flatMap { $0.key == placed.key ? $0.at : nil })
  }

  /// Returns the number of characters before the caret in a control, or nil while it is not written in.
  package func caret(in placed: PlacedControl) -> Int? {
    writing.flatMap { $0.key == placed.key ? $0.line.caret : nil }
  }

  /// Returns a Boolean value that indicates whether the choices of a control lie open.
  package func isOpen(_ placed: PlacedControl) -> Bool {
    placed.control.kind == .popUpButton && choosing?.key == placed.key
  }
}
