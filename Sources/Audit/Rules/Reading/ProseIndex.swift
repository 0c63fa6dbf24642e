import Markup

/// The headings and paragraphs of a page, found once for all rules of reading.
struct ProseIndex {
  /// A heading and its level.
  struct Heading {
    let node: MarkupNode
    let level: Int
  }

  /// The number of words of a document that needs headings to be found one's way in.
  static let longDocument = 2_000

  /// The exposed headings, in document order.
  let headings: [Heading]
  /// The place of each heading among them.
  let places: [MarkupNode: Int]
  /// The paragraphs that are heard, in document order.
  let paragraphs: [MarkupNode]
  /// The number of words that are heard.
  let length: Int
  /// The paragraphs that are nothing but the numbers of pages, in the middle of sentences.
  private(set) var pageNumbers: [MarkupNode] = []
  /// The paragraphs that hold a number alone.
  private(set) var numbers: [MarkupNode] = []
  /// The text of each paragraph and heading as it is heard, in one line.
  private var texts: [MarkupNode: String] = [:]
  /// The paragraphs that look like headings.
  let lines: [MarkupNode]
  /// The texts of those that come again behind others, as the names of speakers do.
  private var speakers: Set<String> = []

  init(_ page: AuditedPage) {
    headings = page.headings.map { Heading(node: $0, level: page.headingLevel(of: $0)) }
    places = Dictionary(uniqueKeysWithValues: headings.enumerated().map { ($1.node, $0) })
    paragraphs = page.elements(named: "p").filter { page.isHeard($0) }
    lines = paragraphs.filter { page.looksLikeHeading($0) }
    let body = page.elements(named: "body").first
    length = body.map { page.heardWordCount(of: $0) } ?? 0
    for node in paragraphs + headings.map(\.node) {
      texts[node] = page.shortText(of: node, withHidden: false).inOneLine
    }
    numbers = paragraphs.filter { Self.pageNumber(text(of: $0)) != nil }
    pageNumbers = findPageNumbers()
    var last: [String: Int] = [:]
    for (place, line) in lines.enumerated() {
      let text = text(of: line)
      if let before = last[text], lines[before + 1..<place].contains(where: { self.text(of: $0) != text }) {
        speakers.insert(text)
      }
      last[text] = place
    }
  }

  /// Returns a Boolean value that indicates whether a line before a paragraph is the name of who speaks it: it comes
  /// again behind another one, or is as short as those that do.
  func isSpeaker(_ text: String) -> Bool { speakers.contains(text) || !speakers.isEmpty && text.wordCount <= 2 }

  /// Returns the text of a paragraph or a heading in one line; empty for other elements.
  func text(of node: MarkupNode) -> String { texts[node] ?? "" }

  /// Returns the paragraphs that hold a number alone, where the numbers go up one by one and cut sentences.
  private func findPageNumbers() -> [MarkupNode] {
    var found: [(node: MarkupNode, number: Int)] = []
    var cuts = 0
    for (index, node) in paragraphs.enumerated() {
      let text = text(of: node)
      guard let number = Self.pageNumber(text) else { continue }
      if let last = found.last, !(1...3).contains(number - last.number) { continue }
      found.append((node, number))
      guard index > 0, index + 1 < paragraphs.count else { continue }
      let before = self.text(of: paragraphs[index - 1])
      let after = self.text(of: paragraphs[index + 1])
      let isOpen = before.last.map { $0.isLowercase || $0 == "," || $0 == "-" } ?? false
      if before.hasCharacters(atLeast: 60), isOpen, after.first?.isLowercase == true { cuts += 1 }
    }
    return found.count >= 3 && cuts * 3 >= found.count ? found.map(\.node) : []
  }

  /// Returns the number of a page that a text is: `[12]` → 12, `Page 12` → 12.
  private static func pageNumber(_ text: String) -> Int? {
    guard text.utf8.count <= 16 else { return nil }
    var words = text.plainWords.split(separator: " ")
    if let first = words.first, ["p", "page", "s", "seite", "str", "strona"].contains(first) { words.removeFirst() }
    guard words.count == 1, words[0].count <= 4 else { return nil }
    return Int(words[0])
  }

  /// Returns the level of the last heading before a node; nil where there is none.
  func level(before node: MarkupNode) -> Int? {
    var range = headings.indices
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if headings[middle].node.index < node.index {
        range = (middle + 1)..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound == 0 ? nil : headings[range.lowerBound - 1].level
  }
}

extension AuditedPage {
  /// Returns the level of a heading: the one that its author gives, or that of its element; 2 where neither does.
  fileprivate func headingLevel(of heading: MarkupNode) -> Int {
    if let level = attribute("aria-level", of: heading).flatMap({ Int($0.trimmed) }), level > 0 { return level }
    let name = element(heading)
    return name.count == 2 && name.first == "h" ? Int(name.dropFirst()) ?? 2 : 2
  }
}
