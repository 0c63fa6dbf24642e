import TextModel

/// A plain text as sections that are put together when they are asked for.
struct TextDocument: SectionSource {
  private struct Part {
    let range: Range<Int>
    /// What the part is for, where it is not the book itself.
    var role: Container.Role?
    var language: String?
  }

  private let bytes: [UInt8]
  private let plan: TextPlan
  private let parts: [Part]

  /// Takes a text, and what a library has put around it.
  init(_ bytes: [UInt8], wrapping: GutenbergWrapping?) {
    let body = wrapping?.body ?? bytes.indices
    self.bytes = bytes
    plan = TextPlan(bytes, in: body)
    let around = [0..<body.lowerBound, body.upperBound..<bytes.count].map { range in
      range.isEmpty ? [] : [Part(range: range, role: .terms, language: "en")]
    }
    parts = around[0] + plan.sections.map { Part(range: $0) } + around[1]
  }

  var sectionCount: Int { parts.count }

  func isLinear(_ index: Int) -> Bool { true }

  func load(_ index: Int) -> LoadedSection {
    let part = parts[index]
    var flow = TextFlow(bytes, plan)
    return LoadedSection(section: flow.section(part.range, role: part.role, language: part.language))
  }

  func bulk(of index: Int) -> Int? { parts[index].range.count }

  func markupCounts() -> MarkupCounts {
    var counts = MarkupCounts()
    counts.headings = plan.headings.count
    for index in parts.indices {
      counts.lists += load(index).section.containers.count { if case .list = $0.kind { true } else { false } }
    }
    return counts
  }

  /// The headings, each with its section.
  var outline: [OutlineEntry] {
    let levels = plan.levels
    var nesting = OutlineNesting()
    var part = 0
    return plan.headings.enumerated().map { index, heading in
      while part < parts.count - 1, parts[part].range.upperBound <= heading.range.lowerBound { part += 1 }
      return OutlineEntry(
        depth: nesting.depth(ofLevel: levels[heading.rank] ?? 2), label: heading.label,
        destination: .place(section: part, anchor: TextFlow.anchor(index)))
    }
  }

  /// The heading that gives the text its title.
  var title: String? { plan.headings.first.flatMap { $0.rank == .title ? $0.label : nil } }
}
