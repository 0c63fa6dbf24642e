import Accessibility
import TextUnits

/// A list to choose from, narrowed by what is typed.
struct DialogList: Hashable, Sendable {
  /// One line of a list.
  struct Item: Hashable, Sendable {
    let text: String
    /// How deep it is nested, from 1.
    var depth = 1
  }

  private let all: [Item]
  /// What has been typed to narrow the list.
  private(set) var filter = ""
  /// The lines that are left, as indices of the whole list.
  private(set) var shown: [Int]
  /// The line that the list is at, among those that are left.
  private(set) var at: Int

  /// Creates a list at one of its lines.
  init(_ items: [Item], at start: Int = 0) {
    all = items
    shown = Array(items.indices)
    at = min(max(0, start), max(0, items.count - 1))
  }

  /// The index of the line the list is at in the whole list; nil when none is left.
  var chosen: Int? { shown.indices.contains(at) ? shown[at] : nil }

  /// The text of the line the list is at.
  var current: String? { chosen.map { all[$0].text } }

  /// The number of that line among those that are left.
  var position: SetPosition? { shown.isEmpty ? nil : SetPosition(at + 1, of: shown.count) }

  /// The lines that are left.
  var items: [Item] { shown.map { all[$0] } }

  /// Goes so many lines on; false at the edge.
  mutating func move(by lines: Int) -> Bool {
    let next = min(max(0, at + lines), max(0, shown.count - 1))
    guard next != at else { return false }
    at = next
    return true
  }

  /// Narrows the list by one more character; false, and nothing is changed, when no line would be left.
  mutating func narrow(by character: Character) -> Bool { narrow(to: filter + String(character)) }

  /// Takes the last character of the filter back; false when there is none.
  mutating func widen() -> Bool { !filter.isEmpty && narrow(to: String(filter.dropLast())) }

  private mutating func narrow(to text: String) -> Bool {
    let wanted = FoldedText(text)
    let left = all.indices.filter { FoldedText(all[$0].text).contains(wanted) }
    guard !left.isEmpty else { return false }
    let before = chosen
    filter = text
    shown = left
    at = before.flatMap { left.firstIndex(of: $0) } ?? 0
    return true
  }
}
