/// Rich Text as pandoc reads all of it.
///
/// Of the sign that stands for a character in older programs pandoc takes the whole word, unless a blank ends the number of
/// the character ("\u8217 ?s"), and where a page, a section or a column ends it parts no words (Rich Text Format 1.9.1).
enum RichTextRewriting {
  private static let ends: Set<String> = ["column", "page", "sect"]

  /// The document rewritten; nil where nothing is to be changed, and where it holds bytes as they are (`\bin`).
  static func rewritten(_ source: [UInt8]) -> [UInt8]? {
    var output: [UInt8] = []
    output.reserveCapacity(source.count + source.count / 16)
    var index = 0
    var isChanged = false
    while index < source.count {
      guard source[index] == 0x5C else {
        let end = source[index...].firstIndex(of: 0x5C) ?? source.count
        output += source[index..<end]
        index = end
        continue
      }
      let letters = source[(index + 1)...].prefix { (0x61...0x7A).contains($0 | 0x20) }
      let sign = source[letters.endIndex...].prefix(1).prefix { $0 == 0x2D }
      let digits = source[sign.endIndex...].prefix { (0x30...0x39).contains($0) }
      let number = source[letters.endIndex..<digits.endIndex]
      let word = String(decoding: letters, as: UTF8.self)
      if word == "bin" { return nil }
      if ends.contains(word), number.isEmpty {
        output += "\\line".utf8
        isChanged = true
      }
      // A sign that is escaped is no beginning of a word.
      let end = letters.isEmpty ? min(index + 2, source.count) : number.endIndex
      output += source[index..<end]
      if word == "u", !number.isEmpty, end < source.count, !delimiters.contains(source[end]) {
        output.append(0x20)
        isChanged = true
      }
      index = end
    }
    return isChanged ? output : nil
  }

  /// What ends a number by itself: a blank, which is part of it, a line end, and what begins a word or a group.
  private static let delimiters: Set<UInt8> = [0x0A, 0x0D, 0x20, 0x5C, 0x7B, 0x7D]
}
