/// A word as an index of many books knows it, folded as a search folds it.
///
/// One with hyphens or apostrophes in it, or of a script without blanks between words, is known in several
/// ways, since a search finds it by each of them.
struct IndexWord {
  /// A symbol inside of the word that a search passes over.
  enum Joint: Hashable {
    case apostrophe, hyphen
    /// No symbol at all, between two characters of a script without blanks.
    case none
  }

  /// The longest word that is kept whole, in UTF-8 bytes; what is longer goes on as another word.
  static let longest = 240
  /// The longest entry of the index, in UTF-8 bytes; a longer one is cut.
  private static let longestEntry = 60

  /// The letters, without the symbols.
  private(set) var letters: [UInt8] = []
  /// The places in the letters of the symbols inside, in order.
  private(set) var joints: [(offset: Int, joint: Joint)] = []
  /// The symbol behind the letters so far, which is inside of the word once another letter follows.
  private var pending: Joint?
  private(set) var isUnspaced = false

  /// A Boolean value that indicates whether there is no letter yet.
  var isEmpty: Bool { letters.isEmpty }

  /// A Boolean value that indicates whether a symbol has come behind the last letter.
  var endsInJoint: Bool { pending != nil }

  /// Adds the bytes of a letter.
  mutating func append(_ bytes: some Collection<UInt8>) {
    if let joint = pending { joints.append((letters.count, joint)) }
    pending = nil
    letters.append(contentsOf: bytes)
  }

  /// Adds the bytes of a character of a script without blanks.
  mutating func appendUnspaced(_ bytes: some Collection<UInt8>) {
    if !letters.isEmpty { joints.append((letters.count, .none)) }
    isUnspaced = true
    letters.append(contentsOf: bytes)
  }

  /// Adds a symbol, which stands inside of the word where a letter follows.
  mutating func append(_ joint: Joint) { pending = joint }

  /// Begins another word.
  mutating func clear() {
    letters.removeAll(keepingCapacity: true)
    joints.removeAll(keepingCapacity: true)
    pending = nil
    isUnspaced = false
  }

  /// The ways that the word is known in, each of them entries of the index that all have to be there.
  ///
  /// `mother-in-law's` -> `mother in law s`, `mother in laws` and `motherinlaws`; `東京都` -> `東京 京都`.
  var ways: [[ArraySlice<UInt8>]] {
    if joints.isEmpty { return [[Self.cut(letters[...])]] }
    if isUnspaced { return [pairs] }
    let hyphens = joints.filter { $0.joint == .hyphen }
    var ways = [parts(at: joints.map(\.offset))]
    if hyphens.count < joints.count, !hyphens.isEmpty { ways.append(parts(at: hyphens.map(\.offset))) }
    ways.append([Self.cut(letters[...])])
    return ways
  }

  /// The last character of a script without blanks, which no pair begins with.
  var lastCharacter: ArraySlice<UInt8>? { isUnspaced ? joints.last.map { letters[$0.offset...] } : nil }

  /// Two characters each, one after the other.
  private var pairs: [ArraySlice<UInt8>] {
    let ends = [0] + joints.map(\.offset) + [letters.count]
    return zip(ends, ends.dropFirst(2)).map { letters[$0..<$1] }
  }

  private func parts(at offsets: [Int]) -> [ArraySlice<UInt8>] {
    zip([0] + offsets, offsets + [letters.count]).map { Self.cut(letters[$0..<$1]) }
  }

  /// Returns the beginning of an entry, no character of it in part.
  private static func cut(_ entry: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard entry.count > longestEntry else { return entry }
    var end = entry.startIndex + longestEntry
    while entry[end] & 0xC0 == 0x80 { end -= 1 }
    return entry[..<end]
  }
}
