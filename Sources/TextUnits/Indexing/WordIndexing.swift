import TextModel

/// Prepares the words of books for an index, and searches for being asked of it.
///
/// The index knows the words of a piece of text and neither their order nor the symbols between them: it says where a
/// search is worth its time. A word is found in it from its beginning on.
package struct WordIndexing {
  /// The length of the words of a piece, in bytes.
  private static let length = 16 << 10
  /// The length of the words that a piece shares with the one before it, so that no few words of a text are ever apart.
  private static let overlap = 2 << 10
  /// The length of the words of a search that the index is asked for, in bytes, which is less than pieces share.
  private static let longestSearch = 1 << 10
  /// The most words of a search that the index is asked for.
  private static let mostWords = 24
  /// The length of a word, in bytes, from which it is worth asking for among longer ones.
  private static let shortest = 3

  private var scan = IndexWordScan()

  package init() {}

  /// Returns the words of a section in pieces, blanks between them.
  package mutating func pieces(of section: Section) -> [String] {
    var pieces: [String] = []
    var piece: [UInt8] = []
    // The end of what the piece shares with the one before it.
    var shared = 0
    scan.run(over: section) { word in
      if word.joints.isEmpty, word.letters.count < Self.shortest * 20 {
        piece += word.letters
        piece.append(0x20)
      } else {
        for entry in word.ways.joined() + (word.lastCharacter.map { [$0] } ?? []) {
          piece += entry
          piece.append(0x20)
        }
      }
      guard piece.count >= Self.length else { return }
      pieces.append(String(decoding: piece, as: UTF8.self))
      let start = piece[(piece.count - Self.overlap)...].firstIndex(of: 0x20).map { $0 + 1 } ?? piece.count
      piece.removeSubrange(..<start)
      shared = piece.count
    }
    if piece.count > shared { pieces.append(String(decoding: piece, as: UTF8.self)) }
    return pieces
  }

  /// Returns the words of a search: for each the ways that it can be written in, and for each way the words of the
  /// index that all have to be in a piece, at least as the beginnings of others.
  ///
  /// It is empty for a search that the index cannot help: a regular expression, and symbols without words.
  ///
  /// `Zoe’s zoo` -> `[[["zoe", "s"], ["zoes"]], [["zoo"]]]`
  package mutating func words(of query: SearchQuery) -> [[[String]]] {
    guard !query.options.contains(.pattern) else { return [] }
    var words: [[[String]]] = []
    var length = 0
    scan.run(over: query.text) { word in
      let ways = word.ways.map { way in way.map { String(decoding: $0, as: UTF8.self) } }
      length += ways.joined().reduce(0) { $0 + $1.utf8.count + 1 }
      guard words.count < Self.mostWords, length <= Self.longestSearch else { return }
      if !words.contains(ways) { words.append(ways) }
    }
    let long = words.filter { $0.count > 1 || $0[0].contains { $0.utf8.count >= Self.shortest } }
    return long.isEmpty ? words : long
  }
}
