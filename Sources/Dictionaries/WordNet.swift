/// The database of WordNet: sorted indexes of lemmas with places in data files (wndb(5WN)).
struct WordNet {
  /// The parts of speech, each with the name of its files and its name in an entry.
  private static let parts = [("noun", "noun"), ("verb", "verb"), ("adj", "adjective"), ("adv", "adverb")]
  /// The greatest number of senses of a part of speech in an entry.
  private static let mostSenses = 100
  /// The greatest length of a line, in bytes.
  private static let longestLine = 16 << 10

  private let folder: String

  /// Opens a database, or returns nil if the folder has none.
  init?(in folder: String) {
    guard FileSlice(folder + "/index.noun") != nil else { return nil }
    self.folder = folder
  }

  /// Returns the entry of a lemma with a line for each sense, or nil for an unknown word.
  func entry(of word: String) -> (word: String, text: String)? {
    let lemma = word.lowercased().split(separator: " ").joined(separator: "_")
    guard !lemma.isEmpty else { return nil }
    var lines: [String] = []
    for (file, part) in Self.parts {
      guard let index = FileSlice("\(folder)/index.\(file)"), let data = FileSlice("\(folder)/data.\(file)"),
        let line = Self.line(of: lemma, in: index)
      else { continue }
      for (number, offset) in Self.offsets(in: line).prefix(Self.mostSenses).enumerated() {
        guard let gloss = Self.gloss(at: offset, in: data) else { continue }
        if number == 0 { lines.append(part) }
        lines.append("  \(number + 1). \(gloss)")
      }
    }
    guard !lines.isEmpty else { return nil }
    let head = lemma.split(separator: "_").joined(separator: " ")
    return (head, lines.joined(separator: "\n"))
  }

  /// Returns the line of a lemma, found by binary search, or nil if there is none.
  ///
  /// The lines of the licence at the start of the file begin with blanks, and so precede all lemmas.
  private static func line(of lemma: String, in index: FileSlice) -> String? {
    let wanted = Array(lemma.utf8)
    var (low, high) = (0, index.size)
    while low < high {
      let middle = (low + high) / 2
      guard let start = lineStart(at: middle, in: index) else { return nil }
      let bytes = index.bytes(at: start, count: longestLine)
      guard let end = bytes.firstIndex(of: 0x0A) else { return nil }
      let line = bytes[..<end]
      let word = line.prefix { $0 != 0x20 }
      if word.elementsEqual(wanted) { return String(decoding: line, as: UTF8.self) }
      if word.lexicographicallyPrecedes(wanted) { low = start + end + 1 } else { high = start }
    }
    return nil
  }

  /// Returns the start of the line around an offset, or nil if the line is too long.
  private static func lineStart(at offset: Int, in file: FileSlice) -> Int? {
    let from = max(0, offset - longestLine)
    let before = file.bytes(at: from, count: offset - from)
    guard let end = before.lastIndex(of: 0x0A) else { return from == 0 ? 0 : nil }
    return from + end + 1
  }

  /// Returns the offsets of the senses, which are the last fields of a line; the third field is their number.
  private static func offsets(in line: String) -> [Int] {
    let fields = line.split(separator: " ")
    guard fields.count > 3, let count = Int(fields[2]), count > 0, count < fields.count else { return [] }
    return fields.suffix(count).compactMap { Int($0) }
  }

  /// Returns the definition of a sense, the text after the bar, or nil if there is none.
  private static func gloss(at offset: Int, in data: FileSlice) -> String? {
    let bytes = data.bytes(at: offset, count: longestLine)
    let line = bytes.prefix { $0 != 0x0A }
    guard let bar = line.firstIndex(of: 0x7C) else { return nil }
    let words = String(decoding: line[(bar + 1)...], as: UTF8.self).split(separator: " ")
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
