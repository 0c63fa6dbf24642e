/// A pattern as it is looked for: the characters, whatever their case, and the places that something stands in.
///
/// `p. {number}` is found in "p. 45", `Chapter {roman}` in "Chapter IV", and `www.{address}` in "www.example.com".
struct WordPattern: Sendable {
  /// A place of a pattern that many texts fit in.
  enum Place: UInt32, CaseIterable, Sendable {
    case number = 0x11_0000
    case roman, address

    /// The place as it is written.
    var name: String {
      switch self {
      case .number: "{number}"
      case .roman: "{roman}"
      case .address: "{address}"
      }
    }
  }

  /// The characters in one case, and places, as numbers.
  let keys: [UInt32]
  let match: PronunciationRule.Match
  /// The scalars before the first place as they are written, where capitals are other letters; nil elsewhere.
  let exact: [Unicode.Scalar]?
  /// A Boolean value that indicates whether no letter may touch it, and no number that goes on.
  let isSetApart: Bool

  /// Creates a pattern; `hasPlaces` is false where braces are characters like others.
  init(_ pattern: String, _ match: PronunciationRule.Match, isCaseSensitive: Bool, hasPlaces: Bool = true) {
    var keys: [UInt32] = []
    let pattern = String(pattern.map { ComposedLetters.whole($0) ?? $0 })
    var rest = pattern[...]
    var holdsPlace = false
    while let scalar = rest.unicodeScalars.first {
      if hasPlaces, scalar == "{", let place = Place.allCases.first(where: { rest.hasPrefix($0.name) }) {
        keys.append(place.rawValue)
        rest = rest.dropFirst(place.name.count)
        holdsPlace = true
      } else {
        keys.append(Self.key(of: scalar))
        rest = rest[rest.unicodeScalars.index(after: rest.startIndex)...]
      }
    }
    self.keys = keys
    self.match = match
    exact = isCaseSensitive ? Array(pattern.unicodeScalars.prefix { !holdsPlace || $0 != "{" }) : nil
    isSetApart = holdsPlace || [keys.first, keys.last].contains { $0.map { (0x30...0x39).contains($0) } ?? false }
  }

  /// The marks that are read as a mark of the keyboard, by the number of that.
  static let alike: [UInt32: [Unicode.Scalar]] = [
    0x20: ["\u{A0}", "\u{202F}", "\u{2009}", "\u{B}"], 0x27: ["\u{2019}", "\u{2BC}"], 0x2D: ["\u{2010}", "\u{2011}"],
  ]

  private static let plain = Dictionary(
    alike.flatMap { key, marks in marks.map { ($0, key) } }, uniquingKeysWith: { first, _ in first })

  /// Returns the number that a scalar is compared by: that of its small letter, and one for marks that are typed alike.
  static func key(of scalar: Unicode.Scalar) -> UInt32 {
    switch scalar.value {
    case 0x41...0x5A: return scalar.value | 0x20
    case 0x0B: return 0x20
    case ..<0x80: return scalar.value
    default: break
    }
    if let plain = plain[scalar] { return plain }
    guard scalar.properties.changesWhenLowercased else { return scalar.value }
    let small = scalar.properties.lowercaseMapping.unicodeScalars
    return small.count == 1 ? small.first?.value ?? scalar.value : scalar.value
  }

  /// Returns a Boolean value that indicates whether the pattern stands in a range as words do that it matches.
  func fits(_ range: Range<Int>, in text: TextBytes) -> Bool {
    if let exact, !exact.elementsEqual(text.text(in: range).unicodeScalars.prefix(exact.count), by: Self.isSame) {
      return false
    }
    switch match {
    case .word: return isFree(before: range.lowerBound, in: text) && isFree(after: range.upperBound, in: text)
    case .start: return isFree(before: range.lowerBound, in: text)
    case .inside: return text.isWord(before: range.lowerBound) && text.isWord(at: range.upperBound)
    case .part, .regex: return true
    }
  }

  private static func isSame(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    left == right || key(of: left) == key(of: right) && !left.properties.isCased
  }

  private func isFree(before offset: Int, in text: TextBytes) -> Bool {
    guard text.isWord(before: offset) else { return !isSetApart || !text.numberGoesOn(before: offset) }
    return !isSetApart && !text.isWord(at: offset)
  }

  private func isFree(after offset: Int, in text: TextBytes) -> Bool {
    guard text.isWord(at: offset) else { return !isSetApart || !text.numberGoesOn(after: offset) }
    return !isSetApart && !text.isWord(before: offset)
  }
}
