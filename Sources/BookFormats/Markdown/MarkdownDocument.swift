import Markup
import TextModel

/// A long Markdown document as sections, each parsed when it is asked for.
struct MarkdownDocument: SectionSource {
  private let bytes: [UInt8]
  private let plan: MarkdownPlan
  private let notes: MarkdownFootnotePlan
  private let sections: [Range<Int>]
  /// The files beside the document; nil for a document alone.
  private let files: FolderFiles?
  /// The headings with their text, their name and their section.
  private let headings: [Heading]
  /// The section of each name.
  private let places: [String: Int]
  /// A Boolean value that indicates whether the source may hold tags, which are not known to be whole.
  private let holdsTags: Bool

  private struct Heading {
    let start: Int
    let level: Int
    let label: String
    let name: String
    let section: Int
  }

  /// Plans a document, which begins after its front matter.
  init(_ bytes: [UInt8], from start: Int, files: FolderFiles? = nil) {
    self.bytes = bytes
    self.files = files
    holdsTags = bytes.contains(UInt8(ascii: "<"))
    plan = MarkdownPlan(bytes, in: start..<bytes.count)
    sections = plan.sections(of: start..<bytes.count)
    notes = MarkdownFootnotePlan(bytes, plan, sections)
    var slugs = HeadingSlugs()
    var section = 0
    headings = plan.headings.map { [sections, plan] heading in
      while sections[section].upperBound <= heading.start { section += 1 }
      let label = Self.label(heading, bytes, plan)
      return Heading(
        start: heading.start, level: heading.level, label: TextFilter.line(String(HeadingAttributes(label).text)),
        name: slugs.name(of: label), section: section)
    }
    var places = Dictionary(headings.map { ($0.name, $0.section) }) { first, _ in first }
    for note in plan.notes where note.isFirst {
      places["fn-" + String(decoding: note.label(in: bytes), as: UTF8.self)] = notes.places[note.label]?.section
    }
    self.places = places
  }

  /// Returns the words of a heading, without its marks.
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
    let tree = tree(index)
    return LoadedSection(
      section: HTMLFlattener.section(
        of: tree, links: MarkdownLinks(section: index, places: places, files: files), .markdown),
      counts: MarkupCounts(tree))
  }

  func picture(_ name: String) throws(BookError) -> [UInt8]? { try files?.contents(of: name).bytes }

  func bulk(of index: Int) -> Int? { sections[index].count }

  /// The headings with a text, as a table of contents.
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
    let html = MarkdownSection(bytes, plan, notes, index: index, range: sections[index]).html {
      names(in: index, after: $0)
    }
    return MarkupParser.parseHTML(html, isGenerated: !holdsTags).tree
  }

  /// Returns the names of a section's headings by their lines; `borrowed` is the number of lines that are put before
  /// the section.
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
}
