/// Prose of any length that is always the same: numbered paragraphs under numbered headings.
struct BenchText {
  private static let words = [
    "the", "lake", "was", "gray", "and", "then", "gold", "as", "sun", "came", "up", "out", "of", "it", "we", "walked",
    "along", "river", "where", "trains", "cross", "overhead", "with", "a", "sound", "like", "rain", "on", "tin",
    "morning", "people", "stood", "by", "windows", "reading", "café", "naïve", "mother-in-law", "Mr. Ray", "don’t",
    "3.14", "bridges", "opened", "slowly", "for", "boats", "nobody", "had", "asked", "about",
  ]

  /// A chapter: a heading and the paragraphs under it.
  struct Chapter {
    let heading: String
    let paragraphs: [String]
  }

  private var state: UInt64 = 1
  private var number = 0

  /// Chapters of about 48 kB each, together of about so many bytes.
  static func chapters(bytes: Int) -> [Chapter] {
    var text = BenchText()
    var left = bytes
    var chapters: [Chapter] = []
    while left > 0 {
      let size = min(left, 48 << 10)
      chapters.append(text.chapter(chapters.count + 1, bytes: size))
      left -= size
    }
    return chapters
  }

  private mutating func chapter(_ index: Int, bytes: Int) -> Chapter {
    var paragraphs: [String] = []
    var left = bytes
    while left > 0 {
      paragraphs.append(paragraph())
      left -= paragraphs[paragraphs.count - 1].utf8.count
    }
    return Chapter(heading: "Chapter \(index)", paragraphs: paragraphs)
  }

  private mutating func paragraph() -> String {
    number += 1
    var text = "Paragraph \(number)."
    for _ in 0..<(2 + pick(6)) {
      text += " We"
      for _ in 0..<(6 + pick(14)) { text += " " + Self.words[pick(Self.words.count)] }
      text += pick(5) == 0 ? "?" : "."
    }
    return text
  }

  /// A number below another, from a generator that is always the same (Knuth's MMIX constants).
  private mutating func pick(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
}
