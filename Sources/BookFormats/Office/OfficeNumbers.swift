import Markup

/// The numbers of the paragraphs of a Word document that pandoc drops, in the order of the document.
///
/// They are those of headings, and those that are more than a number and punctuation, as "2.1" and "Article II" are.
struct OfficeNumbers {
  /// The style and the list of a paragraph, from its properties.
  private struct Paragraph {
    var style: String?
    var reference = OfficeNumbering.Reference()
  }

  /// The number of a paragraph, to be written as text.
  struct Symbol {
    /// The text that the paragraph begins with, in markup.
    let run: [UInt8]
    /// A Boolean value that indicates whether the number stands for the style of the paragraph, too, which has no other
    /// meaning.
    let replacesStyle: Bool
  }

  private let numbering: OfficeNumbering
  /// The kinds of lists whose numbers are written as text.
  private var written: Set<String> = []
  private var counters: [String: [Int: Int]] = [:]
  private var begun: Set<String> = []

  /// Creates the numbers of a part of a document.
  init(_ numbering: OfficeNumbering = OfficeNumbering(), in source: [UInt8] = []) {
    self.numbering = numbering
    guard !numbering.lists.isEmpty else { return }
    var index = source.startIndex
    while let found = source[index...].firstRange(ofBytes: "<w:pPr>".utf8) {
      index = found.upperBound
      guard let (paragraph, list, level) = place(source[found.lowerBound...]), !numbering.isHeading(paragraph.style),
        let text = numbering.levels(of: list)[level]?.text, let kind = numbering.lists[list]?.kind,
        text.count(where: { $0 == "%" }) > 1 || text.contains(where: \.isLetter)
      else { continue }
      written.insert(kind)
    }
  }

  /// Returns the number of the paragraph that begins before the rest of a part, or nil if it has none, or one that
  /// pandoc reads.
  mutating func symbol(before rest: ArraySlice<UInt8>) -> Symbol? {
    guard !numbering.lists.isEmpty, let (paragraph, list, level) = place(rest), let kind = numbering.lists[list]?.kind
    else { return nil }
    let levels = numbering.levels(of: list)
    count(list, kind, level, levels)
    let isHeading = numbering.isHeading(paragraph.style)
    guard isHeading || written.contains(kind), Self.showsText(rest), let own = levels[level] else { return nil }
    let text = text(own, counters[kind] ?? [:], levels)
    guard !text.isEmpty || isHeading else { return nil }
    return Symbol(run: text.isEmpty ? [] : Self.run(text + (own.isTight ? "" : " ")), replacesStyle: !isHeading)
  }

  private func place(_ rest: ArraySlice<UInt8>) -> (Paragraph, list: String, level: Int)? {
    guard let paragraph = Self.paragraph(rest) else { return nil }
    return numbering.place(of: paragraph.reference, style: paragraph.style).map { (paragraph, $0.list, $0.level) }
  }

  private mutating func count(_ list: String, _ kind: String, _ level: Int, _ levels: [Int: OfficeNumbering.Level]) {
    var numbers = counters[kind] ?? [:]
    if begun.insert(list).inserted {
      for (level, start) in numbering.lists[list]?.starts ?? [:] {
        numbers[level] = start.subtractingReportingOverflow(1).partialValue
      }
    }
    numbers[level] = (numbers[level] ?? before(levels[level])).addingReportingOverflow(1).partialValue
    for deeper in levels where deeper.key > level {
      let restart = deeper.value.restart ?? deeper.key
      if level < restart { numbers[deeper.key] = nil }
    }
    counters[kind] = numbers
  }

  private func before(_ level: OfficeNumbering.Level?) -> Int {
    (level?.start ?? 1).subtractingReportingOverflow(1).partialValue
  }

  private func text(
    _ own: OfficeNumbering.Level, _ numbers: [Int: Int], _ levels: [Int: OfficeNumbering.Level]
  ) -> String {
    guard own.format != "bullet" else { return "" }
    var text = ""
    var rest = own.text[...]
    while let symbol = rest.firstIndex(of: "%") {
      text += rest[..<symbol]
      rest = rest[symbol...].dropFirst()
      guard let digit = rest.first?.wholeNumberValue, digit > 0 else {
        text += "%"
        continue
      }
      rest = rest.dropFirst()
      var level = levels[digit - 1] ?? OfficeNumbering.Level()
      if own.isLegal, level.format != "none" { level.format = "decimal" }
      text += level.label(numbers[digit - 1] ?? before(level))
    }
    return text + rest
  }

  // MARK: Markup

  /// The greatest length of the properties of a paragraph, in bytes.
  private static let longestProperties = 8192

  /// Returns the style and the list that the properties of a paragraph give it, or nil if it has none.
  private static func paragraph(_ rest: ArraySlice<UInt8>) -> Paragraph? {
    let start = rest.drop { $0 <= 0x20 }
    guard start.starts(with: "<w:pPr>".utf8) else { return nil }
    var properties = start.prefix(longestProperties)
    // The properties before a tracked change stand behind the present ones.
    for end in ["</w:pPr>", "<w:pPrChange"] {
      if let found = properties.firstRange(ofBytes: end.utf8) { properties = properties[..<found.lowerBound] }
    }
    var paragraph = Paragraph()
    paragraph.style = OfficeRewriting.value(of: "<w:pStyle w:val=", in: properties)
    if let numbers = properties.firstRange(ofBytes: "<w:numPr>".utf8) {
      let inside = properties[numbers.upperBound...]
      paragraph.reference.list = OfficeRewriting.value(of: "<w:numId w:val=", in: inside)
      paragraph.reference.level = OfficeRewriting.value(of: "<w:ilvl w:val=", in: inside).flatMap { Int($0) }
    }
    return paragraph
  }

  /// Returns a Boolean value that indicates whether a paragraph holds any text.
  private static func showsText(_ rest: ArraySlice<UInt8>) -> Bool {
    var index = rest.startIndex
    while let found = rest[index...].firstIndex(of: 0x3C) {
      let tag = rest[found...]
      if tag.starts(with: "</w:p>".utf8) { return false }
      if tag.starts(with: "<w:t>".utf8) || tag.starts(with: "<w:t ".utf8) { return true }
      index = found + 1
    }
    return false
  }

  private static func run(_ text: String) -> [UInt8] {
    Array("<w:r><w:t xml:space=\"preserve\">\(text.escaped)</w:t></w:r>".utf8)
  }
}
