/// Patterns that are looked for all at once, by a step for each character of a text that any of them begins with.
///
/// - Complexity: A text without a match is looked through in O(n), whatever the number of patterns.
struct PatternTrie: Sendable {
  /// A pattern that was found.
  struct Found {
    let range: Range<Int>
    /// The number of the pattern.
    let index: Int
    /// The texts in its places.
    let values: [PlaceValue]
    /// The texts in the groups of a regular expression.
    var groups: [Substring] = []
  }

  private struct Node {
    var ends: [Int] = []
    var places: [(place: WordPattern.Place, node: Int)] = []
  }

  private let patterns: [WordPattern]
  private var nodes = [Node()]
  private var steps: [UInt64: Int] = [:]
  /// For each two bytes, nonzero where a pattern may begin with them: 1 at the start of a word, 2 anywhere.
  private var beginnings = [UInt8](repeating: 0, count: 1 << 16)

  init(_ patterns: [WordPattern]) {
    self.patterns = patterns
    for (index, pattern) in patterns.enumerated() where pattern.match != .regex { insert(pattern, index) }
  }

  private mutating func insert(_ pattern: WordPattern, _ index: Int) {
    guard let key = pattern.keys.first else { return }
    noteBeginning(key, pattern.keys.dropFirst().first, pattern.match == .word || pattern.match == .start ? 1 : 2)
    let end = pattern.keys.reduce(0) { node, key in
      if let next = self.next(node, key) { return next }
      nodes.append(Node())
      let next = nodes.count - 1
      if let place = WordPattern.Place(rawValue: key) {
        nodes[node].places.append((place, next))
      } else {
        steps[Self.step(node, key)] = next
      }
      return next
    }
    nodes[end].ends.append(index)
  }

  private func next(_ node: Int, _ key: UInt32) -> Int? {
    if let place = WordPattern.Place(rawValue: key) { return nodes[node].places.first { $0.place == place }?.node }
    return steps[Self.step(node, key)]
  }

  private static func step(_ node: Int, _ key: UInt32) -> UInt64 { UInt64(node) << 32 | UInt64(key) }

  /// Notes the two bytes that a text begins with where a pattern of these keys may begin.
  private mutating func noteBeginning(_ key: UInt32, _ second: UInt32?, _ flag: UInt8) {
    let seconds = second.map(Self.bytes) ?? Array(0...255)
    for first in Self.bytes(beginning: key) {
      let isWhole = first < 0x80 && key < WordPattern.Place.number.rawValue
      for second in isWhole ? seconds : Array(0...255) { beginnings[Int(first) << 8 | Int(second)] |= flag }
    }
  }

  /// Returns the bytes that a text may begin with where a key is found.
  private static func bytes(beginning key: UInt32) -> [UInt8] {
    switch WordPattern.Place(rawValue: key) {
    case .number: return Array(0x30...0x39)
    case .roman: return Array("IVXLCDM".utf8)
    case .address: return Array(0x21...0xFF)
    case nil: break
    }
    guard let letter = Unicode.Scalar(key).map(Character.init) else { return [] }
    let alike = WordPattern.alike[key] ?? []
    let forms = [String(letter), letter.uppercased(), letter.lowercased()] + alike.map { String(Character($0)) }
    return Array(Set(forms.compactMap(\.utf8.first)))
  }

  /// Returns what is found in a text from its start on: at each place the longest pattern, of equal ones the first;
  /// what is found in one is not looked at again.
  func matches(
    in text: TextBytes, and others: [Found] = [], where holds: (_ index: Int, _ offset: Int) -> Bool
  ) -> [Found] {
    var found: [Found] = []
    var others = others[...]
    var offset = 0
    while offset < text.bytes.count {
      while let next = others.first, next.range.lowerBound < offset { others.removeFirst() }
      if others.isEmpty {
        // Nearly all of a text begins no pattern, which is found out in no time.
        while offset < text.bytes.count, !begins(at: offset, in: text) { offset += 1 }
        guard offset < text.bytes.count else { break }
      }
      var best = begins(at: offset, in: text) ? longest(at: offset, in: text, where: holds) : nil
      while let next = others.first, next.range.lowerBound == offset {
        if holds(next.index, offset), best.map({ next.isBefore($0) }) ?? true { best = next }
        others.removeFirst()
      }
      if let best {
        found.append(best)
        offset = best.range.upperBound
      } else {
        offset += 1
      }
    }
    return found
  }

  private func begins(at offset: Int, in text: TextBytes) -> Bool {
    let next = offset + 1 < text.bytes.count ? text.bytes[offset + 1] : 0
    let flags = beginnings[Int(text.bytes[offset]) << 8 | Int(next)]
    if flags == 0 { return false }
    return flags & 2 != 0 || !(text.isWord(before: offset) && text.isWord(at: offset))
  }

  private func longest(
    at start: Int, in text: TextBytes, where holds: (_ index: Int, _ offset: Int) -> Bool
  ) -> Found? {
    var best: Found?
    walk(from: 0, at: start, []) { index, offset, values in
      let found = Found(range: start..<offset, index: index, values: values)
      guard best.map({ found.isBefore($0) }) ?? true, holds(index, start), patterns[index].fits(found.range, in: text)
      else { return }
      best = found
    }
    return best

    func walk(
      from node: Int, at offset: Int, _ values: [PlaceValue], _ found: (Int, Int, [PlaceValue]) -> Void
    ) {
      var (node, offset) = (node, offset)
      while true {
        for index in nodes[node].ends where offset > start { found(index, offset, values) }
        for (place, next) in nodes[node].places {
          guard let value = PlaceValue(place, at: offset, in: text) else { continue }
          walk(from: next, at: value.range.upperBound, values + [value], found)
        }
        guard offset < text.bytes.count else { return }
        let (scalar, length) = text.scalar(at: offset)
        guard let next = steps[Self.step(node, WordPattern.key(of: scalar))] else { return }
        (node, offset) = (next, offset + length)
      }
    }
  }
}

extension PatternTrie.Found {
  /// Returns a Boolean value that indicates whether it goes before another one from the same place.
  func isBefore(_ other: Self) -> Bool {
    (-range.count, index) < (-other.range.count, other.index)
  }
}
