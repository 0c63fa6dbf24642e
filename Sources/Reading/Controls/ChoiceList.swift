import Accessibility
import TextModel
import TextUnits

/// A list to choose from, narrowed by what is typed.
package struct ChoiceList: Sendable {
  /// One line of a list.
  package struct Item: Hashable, Sendable {
    package let text: String
    /// The identifier of the line; never spoken.
    package var id = ""
    /// The depth of nesting, from 1.
    package var depth = 1
    /// A Boolean value that indicates whether it is switched on; nil for what is neither on nor off.
    package var isOn: Bool?
    /// The state of the line, which is spoken and shown after its text and not searched.
    package var value: String?
    /// As much of that as is shown at the right edge of a screen, under others of its kind; nil for all of it.
    package var column: String?
    /// The text that it is found by; nil for its own text.
    package var searched: String?
    /// A Boolean value that indicates whether it is a row of a table, as those of a library are.
    package var isRow = false

    package init(text: String, id: String = "", depth: Int = 1, isOn: Bool? = nil) {
      self.text = text
      self.id = id
      self.depth = depth
      self.isOn = isOn
    }

    /// The line as it is spoken, without its number.
    package var element: AccessibilityElement {
      let role: AccessibilityElement.Role = isRow ? .row : .option
      var element = AccessibilityElement(label: text, value: value, role: isOn == nil ? role : .checkbox)
      element.states.mark = isOn.map { $0 ? .on : .off }
      return element
    }

    /// The line as it is shown.
    package var shown: String {
      String(repeating: "  ", count: depth - 1) + (isOn.map { $0 ? "[x] " : "[ ] " } ?? "") + whole
    }

    /// Its text and how it stands, in one.
    fileprivate var whole: String { value.map { Announcement.closed(text) + " " + $0 } ?? text }
  }

  private enum Source: Sendable {
    case items([Item])
    /// Lines that are looked up one by one, because there may be very many.
    case lookUp(@Sendable (Int) -> Item, count: Int)
  }

  private var source: Source
  /// The lines as they are compared, from the first time that the list is narrowed.
  private var folded: [FoldedText] = []
  /// The letters that narrow the list.
  package private(set) var filter = ""
  /// The lines that are left, as indices of the whole list; nil while all of them are.
  private var shown: [Int]?
  /// The filter before each character that was typed, the lines that were left, and the one the list was at, so that
  /// taking one back costs nothing; a character may have joined the one before it.
  private var wider: [(filter: String, lines: [Int]?, chosen: Int?)] = []
  /// The line that the list is at, among those that are left.
  package private(set) var at: Int

  /// Creates a list at one of its lines.
  package init(_ items: [Item], at start: Int = 0) {
    source = .items(items)
    at = min(max(0, start), max(0, items.count - 1))
  }

  /// Creates a list of lines that are looked up when they are shown, at one of them.
  ///
  /// Only typing looks up all of them, once.
  package init(count: Int, at start: Int, _ item: @escaping @Sendable (Int) -> Item) {
    source = .lookUp(item, count: count)
    at = min(max(0, start), max(0, count - 1))
  }

  /// The number of lines that are left.
  package var count: Int { shown?.count ?? total }

  /// Returns one of the lines that are left.
  package func item(_ index: Int) -> Item { line(shown?[index] ?? index) }

  /// The lines of the whole list.
  package var all: [Item] { (0..<total).map(line) }

  private var total: Int {
    switch source {
    case .items(let items): items.count
    case .lookUp(_, let count): count
    }
  }

  package func line(_ index: Int) -> Item {
    switch source {
    case .items(let items): items[index]
    case .lookUp(let item, _): item(index)
    }
  }

  /// The level of the line the list is at and the line that it is nested in; nil for one that is nested in none.
  package var nesting: (level: Int?, parent: String?) {
    guard let chosen, line(chosen).depth > 1 else { return (nil, nil) }
    let parent = parent(of: chosen, unlessAround: nil).map { Announcement.open(line($0).text) }
    return (line(chosen).depth, parent)
  }

  /// The index of the line the list is at in the whole list; nil when none is left.
  package var chosen: Int? { at < count ? shown?[at] ?? at : nil }

  /// The line the list is at, in words.
  package var current: String? { chosen.map { line($0).whole } }

  /// The number of that line among those that are left.
  package var position: SetPosition? { count == 0 ? nil : SetPosition(at + 1, of: count) }

  /// Returns the line the list is at as it is spoken after the line it was at before, with its number: its level where
  /// that is another, and the line it is nested in where the list was neither there nor in it.
  ///
  /// Typing may lead anywhere, so that a line it leads to is spoken with the line that it is nested in; a line that it
  /// stays at is spoken by its text and its number alone.
  package func element(after before: ChoiceList) -> AccessibilityElement {
    guard let chosen else { return Item(text: "").element }
    let item = line(chosen)
    var element = item.element
    element.setPosition = position
    let old = before.chosen
    let isTyped = filter != before.filter
    if isTyped, chosen == old {
      element.value = nil
      return element
    }
    if item.depth != old.map({ before.line($0).depth }) ?? 1 { element.level = item.depth }
    element.parent = parent(of: chosen, unlessAround: isTyped ? nil : old).map { Announcement.open(line($0).text) }
    return element
  }

  /// Returns the line that another is nested in; nil for one at the top, and where it is another line that was given,
  /// or one around that.
  private func parent(of index: Int, unlessAround other: Int?) -> Int? {
    let depth = line(index).depth
    guard depth > 1 else { return nil }
    let lower = other.map { $0 < index ? $0 + 1 : 0 } ?? 0
    // Going back, what is nested in both is passed by only where a line on the way is no deeper.
    let least = other.flatMap { other in other > index ? (index + 1...other).lazy.map { line($0).depth }.min() : nil }
    if let least, least >= depth { return nil }
    guard let parent = (lower..<index).last(where: { line($0).depth < depth }) else { return nil }
    return least.map { $0 <= line(parent).depth } ?? true ? parent : nil
  }

  /// Carries out a key of a list; false at an edge, nil for a key that is none.
  package mutating func press(_ key: ControlKey) -> Bool? {
    let page = 10
    switch key {
    case .down: return move(by: 1)
    case .up: return move(by: -1)
    case .pageDown: return move(by: page)
    case .pageUp: return move(by: -page)
    case .home: return move(by: -count)
    case .end: return move(by: count)
    case .backspace: return widen()
    case .character(let character): return narrow(by: character)
    default: return nil
    }
  }

  /// Goes so many lines on; false at the edge.
  package mutating func move(by lines: Int) -> Bool {
    let next = min(max(0, at + lines), max(0, count - 1))
    guard next != at else { return false }
    at = next
    return true
  }

  /// Goes to one of the lines that are left.
  package mutating func go(to line: Int) { at = min(max(0, line), max(0, count - 1)) }

  /// Goes to the next line that begins with a character, round the end; false where none does.
  package mutating func go(to character: Character) -> Bool {
    let wanted = FoldedText(String(character))
    let order = (1...max(1, count)).map { (at + $0) % max(1, count) }
    guard let next = order.first(where: { item($0).text.first.map { FoldedText(String($0)) == wanted } ?? false })
    else { return false }
    at = next
    return true
  }

  /// Switches the line that the list is at; false where that is nothing to be switched, or the last that is on.
  package mutating func switchLine() -> Bool {
    guard case .items(var items) = source, let chosen, let isOn = items[chosen].isOn,
      !isOn || items.count(where: { $0.isOn == true }) > 1
    else { return false }
    items[chosen].isOn = !isOn
    source = .items(items)
    return true
  }

  /// Moves the line that the list is at so many lines on; false at the edge, and while the list is narrowed.
  package mutating func carry(by lines: Int) -> Bool {
    guard case .items(var items) = source, shown == nil, items.indices.contains(at + lines) else { return false }
    items.insert(items.remove(at: at), at: at + lines)
    source = .items(items)
    folded = []
    at += lines
    return true
  }

  /// Narrows the list by one more character to the lines that hold all words that were typed; false when no line is
  /// left.
  ///
  /// It goes to a line that is what has been typed, else to one that begins with it, else with a word of which: to the
  /// one it is at, else to the first.
  package mutating func narrow(by character: Character) -> Bool {
    if folded.isEmpty { folded = all.map { FoldedText($0.searched ?? $0.text) } }
    wider.append((filter, shown, chosen))
    filter.append(character)
    let wanted = FoldedText(filter)
    show((shown ?? Array(0..<total)).filter { folded[$0].containsWords(of: wanted) }, at: chosen)
    let likeness = (0..<count).map { folded[shown?[$0] ?? $0].likeness(to: wanted) }
    if let best = likeness.max(), best > likeness[at] { at = likeness.firstIndex(of: best) ?? at }
    return count > 0
  }

  /// Takes the last character of the filter back; false when there is none, or still no line is left.
  package mutating func widen() -> Bool {
    guard let before = wider.popLast() else { return false }
    filter = before.filter
    show(before.lines, at: chosen ?? before.chosen)
    return count > 0
  }

  /// Leaves only some lines, or all; the list stays at its line where that is among them.
  private mutating func show(_ lines: [Int]?, at before: Int?) {
    shown = lines
    guard let lines else { return at = before ?? 0 }
    // Lines are in the order of the whole list.
    let place = before.map { line in lines.partitioningIndex { $0 >= line } }
    at = place.flatMap { lines.indices.contains($0) && lines[$0] == before ? $0 : nil } ?? 0
  }
}
