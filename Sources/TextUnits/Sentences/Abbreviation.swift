/// The kinds of a word with a full stop: those that a table gives it, and those that its letters have.
struct Abbreviation: OptionSet {
  let rawValue: UInt16

  /// One that never ends a sentence: titles ("Dr"), references ("e.g", "cf").
  static let leading = Self(rawValue: 1)
  /// One that numbers what follows: it goes on before a digit or a Roman numeral ("no", "fig").
  static let numbering = Self(rawValue: 2)
  /// One of `numbering` that "I" may follow as a pronoun: there it is no numeral.
  static let numberingOrWord = Self(rawValue: 4)
  /// A part of a name: it goes on before a capital ("St"), unless a number stands before it ("1900 г").
  static let naming = Self(rawValue: 8)
  /// One that may end a sentence: it goes on before a small letter or a digit ("etc", "a.m").
  static let ambiguous = Self(rawValue: 16)
  /// A state, which names what belongs to it: "U.S", as before "Army".
  static let state = Self(rawValue: 32)
  /// A part of an abbreviation that is written with blanks.
  static let inner = Self(rawValue: 64)
  /// The initial of a name, or of one of several parts: "J", "J.-J".
  static let initial = Self(rawValue: 128)
  /// Two or three initials without blanks between them: "J.R.R".
  static let initials = Self(rawValue: 256)
  /// Single letters between full stops: "i.v".
  static let acronym = Self(rawValue: 512)
  /// A number of one or two digits, or a range to one: "12", "-4".
  static let ordinal = Self(rawValue: 1024)
  /// One that the text itself shows to be one.
  static let learnt = Self(rawValue: 2048)

  /// The text that follows an abbreviation.
  enum Follower: Int {
    case number, small, name, opener, other
  }

  /// The evidence that a sentence goes on behind each kind, before a number, a small letter, a capital, one that opens
  /// sentences, and what has no case.
  private static let weights: [(kind: Self, of: [Int])] = [
    (.leading, [4, 4, 4, 4, 4]), (.numbering, [4, 0, -2, -2, -2]), (.naming, [2, 0, 3, -1, 0]),
    (.ambiguous, [3, 3, -2, -2, -2]), (.state, [2, 3, 3, -2, -1]), (.initial, [-1, 0, 3, -1, 0]),
    (.initials, [0, 0, 2, -1, 0]), (.acronym, [2, 2, -1, -1, -1]), (.ordinal, [2, 0, -1, -1, -1]),
    (.learnt, [2, 3, 1, -1, 0]),
  ]

  /// Returns the evidence that a sentence goes on behind a word of these kinds.
  func weight(before follower: Follower) -> Int {
    Self.weights.reduce(0) { contains($1.kind) ? $0 + $1.of[follower.rawValue] : $0 }
  }

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Finds the kinds that the letters of a word have.
  init(shapeOf word: Substring) {
    let digits = word.drop { "-–".contains($0) }
    if (1...2).contains(digits.utf8.count), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      self = .ordinal
    } else if let parts = Self.letters(word, "-"), parts.allSatisfy(\.isUppercase) {
      self = .initial
    } else if let letters = Self.letters(word, "."), letters.count > 1, letters.allSatisfy(\.isLetter) {
      self = letters.count <= 3 && letters.allSatisfy(\.isUppercase) ? .initials : .acronym
    } else {
      self = []
    }
  }

  /// Returns the letters of a word that has but single ones between marks; nil for any other.
  private static func letters(_ word: Substring, _ mark: Character) -> [Character]? {
    let parts = word.split(separator: mark, omittingEmptySubsequences: false)
    let letters = parts.compactMap { $0.first }
    return letters.count == parts.count && parts.allSatisfy { $0.count == 1 || mark == "-" && $0.dropFirst() == "." }
      ? letters : nil
  }
}
