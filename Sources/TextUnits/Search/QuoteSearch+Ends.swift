import TextModel

/// Long passages, of which nothing between their ends is looked at.
extension QuoteSearch {
  /// The length of each end that a long passage is found by.
  private static var edge: Int { 256 }
  /// The number of beginnings that are followed to their ends.
  private static var beginnings: Int { 8 }

  /// A beginning of a long passage: its section, and the offset in the compared text of that.
  private typealias Beginning = (section: Int, index: Int, position: TextPosition, likeness: Int)

  /// Returns the match of a long passage that is most like it.
  mutating func bestByEnds(in sections: some Sequence<Int>, _ isCancelled: () -> Bool) -> Match? {
    let head = Array(text.prefix(Self.edge))
    var beginnings: [Beginning] = []
    for number in sections {
      if isCancelled() { return nil }
      let own = window.look(into: number, ahead: head.count)
      for found in window.matches(of: head, in: own) {
        let position = window.range(found).lower
        let likeness = window.likeness(before: found.lowerBound)
        let place = beginnings.firstIndex { $0.likeness < likeness } ?? beginnings.count
        beginnings.insert((number, found.lowerBound - own.lowerBound, position, likeness), at: place)
        if beginnings.count > Self.beginnings { beginnings.removeLast() }
      }
      if beginnings.count == 1, beginnings[0].likeness == before.count { break }
    }
    var best: Match?
    for beginning in beginnings {
      guard let end = end(from: beginning, isCancelled) else { continue }
      let match = Match(
        range: TextRange(beginning.position, end.position), likeness: beginning.likeness + end.likeness,
        isExact: false)
      if isPerfect(match) { return match }
      if match.likeness > best?.likeness ?? -1 { best = match }
    }
    return best
  }

  /// Returns the end of a passage that begins somewhere: about as far away as its length.
  private mutating func end(
    from beginning: Beginning, _ isCancelled: () -> Bool
  ) -> (position: TextPosition, likeness: Int)? {
    let tail = Array(text.suffix(Self.edge))
    let slack = text.count / 8 + Self.edge
    var best: (position: TextPosition, likeness: Int, error: Int)?
    var passed = 0
    for number in beginning.section..<max(beginning.section + 1, book.sectionCount) {
      if isCancelled() || passed > text.count + slack { break }
      var own = window.look(into: number, ahead: tail.count + after.count)
      if number == beginning.section { own = own.lowerBound + beginning.index..<own.upperBound }
      if passed + own.count + tail.count >= text.count - slack {
        for found in window.matches(of: tail, in: own) {
          let error = abs(passed + found.upperBound - own.lowerBound - text.count)
          let likeness = window.likeness(after: found.upperBound)
          guard error <= slack, (likeness, -error) > (best?.likeness ?? -1, -(best?.error ?? 0)) else { continue }
          best = (window.range(found).upper, likeness, error)
        }
      }
      passed += own.count + 1
    }
    return best.map { ($0.position, $0.likeness) }
  }
}
