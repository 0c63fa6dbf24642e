/// Sets paragraphs on pages as a printer does: indented, justified, hyphenated, with heads and page numbers.
struct Typesetter {
  private static let width = 396.0
  private static let left = 72.0

  /// The lines of each page.
  private(set) var pages: [[PaperBook.Line]] = [[]]
  private let linesPerPage: Int

  /// Sets paragraphs of so many letters a line.
  init(
    _ paragraphs: [String], linesPerPage: Int, lettersPerLine: Int,
    using random: inout some RandomNumberGenerator
  ) {
    self.linesPerPage = linesPerPage
    for paragraph in paragraphs {
      var words = paragraph.split(separator: " ")[...]
      var isFirst = true
      while !words.isEmpty {
        var line = String(words.removeFirst())
        while let word = words.first, line.count + 1 + word.count <= lettersPerLine {
          line += " " + word
          words.removeFirst()
        }
        if let word = words.first, let cut = Self.hyphenation(of: word), Bool.random(using: &random) {
          line += " " + word[..<cut] + "-"
          words[words.startIndex] = word[cut...]
        }
        add(line, isFirst: isFirst, isLast: words.isEmpty)
        isFirst = false
      }
    }
  }

  /// The pages with a running head, and the number of the page below.
  func bound() -> [[[PaperBook.Line]]] {
    pages.enumerated().map { index, lines in
      let head = index % 2 == 0 ? "THE LONG WALK" : "CHAPTER TWO: THE LAKE \(index + 1)"
      let foot = PaperBook.Line(text: "\(index + 1)", left: 300, top: 760)
      return [[PaperBook.Line(text: head, left: 200, top: 30)], lines, [foot]]
    }
  }

  private mutating func add(_ text: String, isFirst: Bool, isLast: Bool) {
    if pages[pages.count - 1].count == linesPerPage { pages.append([]) }
    let indent = isFirst ? 18.0 : 0
    let top = 72 + Double(pages[pages.count - 1].count) * 14
    pages[pages.count - 1].append(
      PaperBook.Line(
        text: text, left: Self.left + indent, top: top, right: isLast ? Self.left + 100 : Self.left + Self.width))
  }

  /// Returns the place at which a long word of small letters may be cut, or nil for any other word.
  private static func hyphenation(of word: Substring) -> Substring.Index? {
    guard word.count > 6, word.allSatisfy(\.isLowercase) else { return nil }
    return word.index(word.startIndex, offsetBy: word.count / 2)
  }
}
