/// The number of ways in which a regular expression may match a text from one place on, counted from above: a matcher
/// that goes back tries no more.
///
/// A repetition without an end has as many ways as a text has characters behind a place, and a repetition inside a
/// repetition their product for each round. `\d+/\d+` has 2500 ways; `(a+)+` has more than anybody counts, and is refused
/// at once. An expression of the most ways takes a second on a text that is made for it, and no time on a book.
struct RegexCost {
  /// The characters of a text that is matched at once.
  static let longestText = 100
  /// The most ways.
  private static let most = 75_000.0
  /// The rounds of a repetition without an end: so many characters stand behind a place of such a text on average.
  private static let endless = longestText / 2

  private let pattern: [Character]
  private var next = 0

  private init(_ pattern: String) { self.pattern = Array(pattern) }

  /// Returns a Boolean value that indicates whether an expression may be matched.
  static func isBounded(_ pattern: String) -> Bool {
    var cost = RegexCost(pattern)
    let ways = cost.alternatives(depth: 0)
    return cost.next == cost.pattern.count && ways <= most
  }

  /// Counts up to the end of a group; infinite for a group too deep.
  private mutating func alternatives(depth: Int) -> Double {
    guard depth < 20 else { return .infinity }
    var sum = 0.0
    var ways = 1.0
    while next < pattern.count, pattern[next] != ")" {
      if pattern[next] == "|" {
        sum += ways
        ways = 1
        next += 1
      } else {
        ways *= repeated(atom(depth: depth))
      }
    }
    return sum + ways
  }

  /// Counts one character, class or group.
  private mutating func atom(depth: Int) -> Double {
    defer { next = min(next, pattern.count) }
    switch pattern[next] {
    case "\\": next += 2
    case "[": skipClass()
    case "(":
      next += 1
      if next < pattern.count, pattern[next] == "?" { skipKind() }
      let ways = alternatives(depth: depth + 1)
      // A group that does not end does not compile either.
      next += 1
      return ways
    default: next += 1
    }
    return 1
  }

  /// Counts what follows an atom: each repetition of it, and of that again.
  private mutating func repeated(_ atom: Double) -> Double {
    var ways = atom
    while next < pattern.count, let rounds = repetition() { ways = Self.sum(of: ways, rounds) }
    return ways
  }

  /// Returns the rounds of a repetition, and steps over it; nil where there is none.
  private mutating func repetition() -> ClosedRange<Int>? {
    switch pattern[next] {
    case "*", "+":
      next += 1
      return 1...Self.endless
    case "?":
      next += 1
      // Behind a repetition it is the sign of a short one, which is none.
      return 0...1
    case "{":
      guard let end = pattern[next...].firstIndex(of: "}") else { return nil }
      let inside = String(pattern[next + 1..<end])
      guard !inside.isEmpty, inside.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "," || $0 == " ") }) else {
        return nil
      }
      next = end + 1
      let bounds = inside.split(separator: ",", omittingEmptySubsequences: false).map { Int($0.filter(\.isNumber)) }
      let least = min(bounds[0] ?? 0, Self.longestText)
      let greatest = bounds.count > 1 ? bounds[1] ?? least + Self.endless : least
      return least...max(least, min(greatest, Self.longestText))
    default: return nil
    }
  }

  private static func sum(of ways: Double, _ rounds: ClosedRange<Int>) -> Double {
    // To go back from a round costs the matcher more than to go on.
    if ways <= 1 { return Double(rounds.count == 1 ? 1 : rounds.count + 1) }
    var sum = 0.0
    var power = 1.0
    for round in 0...rounds.upperBound {
      if round >= rounds.lowerBound { sum += power }
      power *= ways
      if power > most * most { return .infinity }
    }
    return sum
  }

  private mutating func skipClass() {
    var depth = 0
    repeat {
      switch pattern[next] {
      case "\\": next += 1
      case "[": depth += 1
      case "]": depth -= 1
      default: break
      }
      next += 1
    } while depth > 0 && next < pattern.count
  }

  /// Steps over what says which kind of group it is, as `?:` or `?<name>`.
  private mutating func skipKind() {
    while next < pattern.count, !":=!>')".contains(pattern[next]) { next += 1 }
    if next < pattern.count, pattern[next] != ")" { next += 1 }
  }
}
