import TextModel

/// A plain text whose sections are made when they are first asked for.
struct TextDocument: SectionSource {
  private struct Part {
    let range: Range<Int>
    /// The index of the text that the part belongs to, or that it follows.
    let plan: Int
    /// The purpose of the part, if it is not the book itself.
    var role: Container.Role?
    var language: String?
  }

  private let bytes: [UInt8]
  /// The plans of the texts, one in most documents.
  private let plans: [TextPlan]
  /// The title of each of several texts.
  private let titles: [String]
  private let parts: [Part]

  /// Creates the document of a text, with the parts that a library has put around it.
  init(_ bytes: [UInt8], wrapping: GutenbergWrapping?) {
    let bodies = wrapping?.bodies ?? [(bytes.indices, "")]
    var plans: [TextPlan] = []
    var parts: [Part] = []
    var end = 0
    func addTerms(to next: Int) {
      guard end < next else { return }
      parts.append(Part(range: end..<next, plan: max(0, plans.count - 1), role: .terms, language: "en"))
    }
    for body in bodies {
      addTerms(to: body.range.lowerBound)
      plans.append(TextPlan(bytes, in: body.range))
      parts += plans[plans.count - 1].sections.map { Part(range: $0, plan: plans.count - 1) }
      end = body.range.upperBound
    }
    addTerms(to: bytes.count)
    self.bytes = bytes
    self.plans = plans.isEmpty ? [TextPlan(bytes, in: 0..<0)] : plans
    titles = bodies.count > 1 ? bodies.map(\.title) : []
    self.parts = parts
  }

  var sectionCount: Int { parts.count }

  func isLinear(_ index: Int) -> Bool { true }

  func load(_ index: Int) -> LoadedSection {
    let part = parts[index]
    let plan = plans[part.plan]
    let first = parts.firstIndex { $0.plan == part.plan && $0.role == nil } ?? index
    var flow = TextFlow(bytes, plan, in: part.range) { first + plan.section(at: $0) }
    var loaded = LoadedSection(section: flow.section(role: part.role, language: part.language))
    loaded.counts.lists = loaded.section.containers.count { if case .list = $0.kind { true } else { false } }
    // The headings are known from opening the text.
    if index == 0 { loaded.counts.headings = plans.reduce(0) { $0 + $1.headings.count } }
    return loaded
  }

  func bulk(of index: Int) -> Int? { parts[index].range.count }

  /// The headings, each with its section; in a file of several texts, below the title of each, unless a heading has it.
  var outline: [OutlineEntry] {
    var part = 0
    return plans.enumerated().flatMap { number, plan in
      let levels = plan.levels
      var nesting = OutlineNesting()
      var entries: [OutlineEntry] = []
      let isTitled = plan.headings.first?.rank == .title
      if !isTitled, titles.indices.contains(number), !titles[number].isEmpty {
        let first = parts.firstIndex { $0.plan == number && $0.role == nil } ?? part
        entries.append(
          OutlineEntry(
            depth: nesting.depth(ofLevel: 1), label: titles[number], destination: .place(section: first, anchor: nil))
        )
      }
      return entries
        + plan.headings.enumerated().map { index, heading in
          while part < parts.count - 1, parts[part].range.upperBound <= heading.range.lowerBound { part += 1 }
          return OutlineEntry(
            depth: nesting.depth(ofLevel: levels[heading.rank] ?? 2), label: heading.label,
            destination: .place(section: part, anchor: TextFlow.anchor(index)))
        }
    }
  }

  /// The pages of the printed edition, as far as the starts of pages are known from their numbers.
  var printPages: [OutlineEntry] {
    plans.flatMap { plan in
      let first = parts.firstIndex { $0.range.lowerBound == plan.sections.first?.lowerBound } ?? 0
      let pages = [plan.pages.first].compactMap(\.self) + plan.pages.labels
      return pages.map { page in
        OutlineEntry(
          depth: 1, label: page.label,
          destination: .place(
            section: first + plan.section(at: page.start), anchor: TextFlow.anchor(page: page.start)))
      }
    }
  }

  /// The heading that gives the text its title.
  var title: String? { plans.first?.headings.first.flatMap { $0.rank == .title ? $0.label : nil } }
}
