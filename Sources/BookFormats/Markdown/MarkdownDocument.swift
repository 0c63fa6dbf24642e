import Markup
import TextModel

/// A long Markdown document as sections, each parsed when it is asked for.
struct MarkdownDocument: SectionSource {
  private let bytes: [UInt8]
  private let plan: MarkdownPlan
  /// The notes that nothing refers to.
  private let unreferenced: Set<String>
  private let sections: [Range<Int>]
  /// The headings with their text, their name and their section.
  private let headings: [Heading]
  /// The section of each name.
  private let places: [String: Int]

  private struct Heading {
    let start: Int
    let level: Int
    let label: String
    let name: String
    let section: Int
  }

  /// Plans a document, which begins after its front matter.
  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    plan = MarkdownPlan(bytes, in: start..<bytes.count)
    unreferenced = MarkdownNotes.unreferenced(in: bytes[start...])
    sections = plan.sections(of: start..<bytes.count)
    var slugs = HeadingSlugs()
    var section = 0
    headings = plan.headings.map { [sections, plan] heading in
      while sections[section].upperBound <= heading.start { section += 1 }
      let label = Self.label(heading, bytes, plan)
      return Heading(
        start: heading.start, level: heading.level, label: TextFilter.line(label), name: slugs.slug(of: label),
        section: section)
    }
    places = Dictionary(headings.map { ($0.name, $0.section) }) { first, _ in first }
  }

  /// What a heading says, without its marks.
  private static func label(_ heading: MarkdownPlan.Heading, _ bytes: [UInt8], _ plan: MarkdownPlan) -> String {
    let source = bytes[heading.source]
    let isPlain = source.allSatisfy { byte in
      (0x61...0x7A).contains(byte | 0x20) || byte == 0x20 || (0x30...0x39).contains(byte) || byte >= 0x80
    }
    if isPlain { return String(decoding: source, as: UTF8.self).trimmed }
    let definitions = MarkdownLabels.used(in: source).compactMap { plan.definitions[$0].map { bytes[$0.range] } }
    let marks = heading.isUnderlined ? ("", "\n===\n") : ("# ", "\n")
    return MarkdownRenderer.text(Array(marks.0.utf8) + source + Array(marks.1.utf8) + Array(definitions.joined()))
  }

  var sectionCount: Int { sections.count }

  func isLinear(_ index: Int) -> Bool { true }

  func load(_ index: Int) -> LoadedSection {
    LoadedSection(
      section: HTMLFlattener.section(
        of: tree(index), links: MarkdownLinks(section: index, places: places), .markdown))
  }

  func bulk(of index: Int) -> Int? { sections[index].count }

  func markupCounts() -> MarkupCounts {
    sections.indices.reduce(into: MarkupCounts()) { $0 += MarkupCounts(tree($1)) }
  }

  /// The headings that say anything as a table of contents.
  var outline: [OutlineEntry] {
    var nesting = OutlineNesting()
    return headings.filter { !$0.label.isEmpty }.map { heading in
      OutlineEntry(
        depth: nesting.depth(ofLevel: heading.level), label: heading.label,
        destination: .place(section: heading.section, anchor: heading.name))
    }
  }

  /// The text of the first heading of level 1.
  var title: String? { headings.first { $0.level == 1 && !$0.label.isEmpty }?.label }

  private func tree(_ index: Int) -> MarkupTree {
    let borrowed = definitions(usedIn: sections[index])
    let names = names(in: index, after: Lines(borrowed).reduce(0) { count, _ in count + 1 })
    let own = MarkdownNotes.shown(Array(bytes[sections[index]]), unreferenced)
    let html = MarkdownRenderer.html(borrowed + own) { line, _ in names[line] }
    return MarkupParser.parseHTML(html).tree
  }

  /// The names of a section's headings by their lines, where so many lines are put before the section.
  private func names(in index: Int, after borrowed: Int) -> [Int: String] {
    var names: [Int: String] = [:]
    var next = headings.partitioningIndex { $0.section >= index }
    var line = borrowed
    for source in Lines(bytes, in: sections[index]) {
      guard next < headings.count, headings[next].section == index else { break }
      line += 1
      guard source.range.lowerBound == headings[next].start else { continue }
      names[line] = headings[next].name
      next += 1
    }
    return names
  }

  /// What is defined elsewhere in the document and used in a section, and in notes that are; ends with a comment, which
  /// nothing that follows can belong to.
  private func definitions(usedIn section: Range<Int>) -> [UInt8] {
    var wanted = MarkdownLabels.used(in: bytes[section])
    var seen = Set(wanted)
    var found: [MarkdownPlan.Definition] = []
    var index = 0
    while index < wanted.count {
      if let definition = plan.definitions[wanted[index]], !section.contains(definition.range.lowerBound) {
        found.append(definition)
        let more = wanted[index].hasPrefix("^") ? MarkdownLabels.used(in: bytes[definition.range]) : []
        wanted += more.filter { seen.insert($0).inserted }
      }
      index += 1
    }
    guard !found.isEmpty else { return [] }
    let sources = found.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { source(of: $0) + [0x0A] }
    return Array(sources.joined()) + Array("\n<!-- -->\n\n".utf8)
  }

  /// A definition as it is written outside of any list item.
  private func source(of definition: MarkdownPlan.Definition) -> [UInt8] {
    guard definition.indent > 0 else { return Array(bytes[definition.range]) }
    var result: [UInt8] = []
    for line in Lines(bytes, in: definition.range) {
      result += result.isEmpty ? Array(bytes[line.range]) : MarkdownLine(line).setOut(by: definition.indent)
    }
    return result
  }
}
