import TextModel

/// Where the sections of a book come from.
protocol SectionSource: Sendable {
  var sectionCount: Int { get }
  func isLinear(_ index: Int) -> Bool
  /// Reads a section; an index is always one of the book's.
  func load(_ index: Int) -> LoadedSection
  /// Counts the markup of all the sections.
  func markupCounts() -> MarkupCounts
}

/// A section as it was read.
struct LoadedSection: Sendable {
  let section: Section
  var diagnostics: [Diagnostic] = []
}
