/// Text with a caret and a selection in it.
///
/// Text, caret and selection are set together, here alone: both ends of a selection are places in the text, and text
/// that changes has nothing selected in it.
struct EditedText: Hashable, Sendable {
  /// The text.
  private(set) var characters: [Character]
  /// The number of characters before the caret.
  private(set) var caret: Int
  /// The end of the selection that stays, the caret being the other; nil while nothing is selected.
  private(set) var anchor: Int?
  /// A Boolean value that indicates whether moves select, whatever keys they come by; they do so from an anchor.
  private(set) var isMarking: Bool

  /// Creates a text; places outside of it are those at its ends.
  init(_ characters: [Character], caret: Int, anchor: Int? = nil, isMarking: Bool = false) {
    let places = 0...characters.count
    self.characters = characters
    self.caret = places.nearest(to: caret)
    self.isMarking = isMarking && anchor != nil
    let end = anchor.map(places.nearest)
    self.anchor = end == self.caret && !isMarking ? nil : end
  }

  /// The characters that are selected; nil while none are.
  var selection: Range<Int>? {
    guard let anchor, anchor != caret else { return nil }
    return min(anchor, caret)..<max(anchor, caret)
  }

  /// Puts the caret at a place; what is selected ends there.
  mutating func move(to place: Int) { self = EditedText(characters, caret: place) }

  /// Selects from one place to another, where the caret is then.
  mutating func select(from anchor: Int, to caret: Int, isMarking: Bool = false) {
    self = EditedText(characters, caret: caret, anchor: anchor, isMarking: isMarking)
  }

  /// Ends the selection; the caret stays.
  mutating func unselect() { move(to: caret) }

  /// Begins to select from the caret by any moves, or ends that and leaves what is selected.
  mutating func toggleMarking() {
    select(from: isMarking ? anchor ?? caret : caret, to: caret, isMarking: !isMarking)
  }

  /// Replaces characters with a text, and puts the caret behind it: a combining mark joins the letter before it.
  ///
  /// The boundary between two characters depends on nothing before the first of them (UAX #29), so the text is put
  /// together again from the character before the range on, until it is as it was.
  mutating func replace(_ wanted: Range<Int>, with inserted: String) {
    let range = wanted.clamped(to: 0..<characters.count)
    let start = max(0, range.lowerBound - 1)
    var joined = Array(String(characters[start..<range.lowerBound]) + inserted)
    let caret = start + joined.count
    var end = range.upperBound
    while end < characters.count, let last = joined.last {
      let pair = Array(String([last, characters[end]]))
      if pair == [last, characters[end]] { break }
      joined.removeLast()
      joined += pair
      end += 1
    }
    characters.replaceSubrange(start..<end, with: joined)
    move(to: caret)
  }
}

extension ClosedRange<Int> {
  /// Returns the number of the range that is nearest to another one.
  fileprivate func nearest(to number: Int) -> Int { Swift.min(Swift.max(lowerBound, number), upperBound) }
}
