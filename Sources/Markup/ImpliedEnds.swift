/// End tags that may be left out and that the HTML parser does not know of: those of the parts of a ruby (HTML
/// standard, 13.1.2.4 and 13.2.6.4.7).
struct ImpliedEnds {
  /// The parts of a ruby, and the ruby itself.
  enum Part {
    case ruby, base, text, parenthesis, container

    init?(_ name: String) {
      switch name {
      case "ruby": self = .ruby
      case "rb": self = .base
      case "rt": self = .text
      case "rp": self = .parenthesis
      case "rtc": self = .container
      default: return nil
      }
    }

    /// Returns a Boolean value that indicates whether the part goes on when another begins in it.
    func holds(_ next: Part) -> Bool {
      switch (self, next) {
      case (_, .ruby), (.ruby, _), (.container, .text), (.container, .parenthesis): true
      default: false
      }
    }
  }

  /// A Boolean value that indicates whether each element that is open for the parser has ended all the same.
  private var hasEnded: [Bool] = []
  /// The parts that have not ended, with their places.
  private var open: [(part: Part?, place: Int)] = []
  private var rubies = 0

  /// Begins an element, which may be a part of a ruby: returns how many of those that are open end before it.
  mutating func begin(_ part: Part?) -> Int {
    var count = 0
    if let part, rubies > 0 {
      while let last = open.last, let inner = last.part, !inner.holds(part) {
        hasEnded[last.place] = true
        open.removeLast()
        count += 1
      }
    }
    if part == .ruby { rubies += 1 }
    open.append((part, hasEnded.count))
    hasEnded.append(false)
    return count
  }

  /// Returns a Boolean value that indicates whether the element that the parser ends has ended before; of that nothing
  /// is left to do.
  mutating func isOver() -> Bool {
    guard hasEnded.last == true else { return false }
    hasEnded.removeLast()
    return true
  }

  /// Ends the innermost element that is open.
  mutating func end() {
    guard let last = open.popLast() else { return }
    hasEnded.removeLast()
    if last.part == .ruby { rubies -= 1 }
  }
}
