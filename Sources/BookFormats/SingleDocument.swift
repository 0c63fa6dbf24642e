import TextModel

/// A book of one section that is already read.
struct SingleDocument: SectionSource {
  let section: Section
  private let counts: MarkupCounts
  /// The files beside the document; nil for a document alone.
  private let files: FolderFiles?

  /// Takes a section whose headings make the table of contents.
  init(_ section: Section, counts: MarkupCounts = MarkupCounts(), files: FolderFiles? = nil) {
    self.counts = counts
    self.files = files
    self.section = section.withNamedHeadings
  }

  var sectionCount: Int { 1 }

  func isLinear(_ index: Int) -> Bool { true }

  func load(_ index: Int) -> LoadedSection { LoadedSection(section: section, counts: counts) }

  func picture(_ name: String) throws(BookError) -> [UInt8]? { try files?.contents(of: name).bytes }

  /// The headings of the section as a table of contents.
  var outline: [OutlineEntry] {
    var outline = HeadingOutline()
    outline.add(section, at: 0)
    return outline.entries
  }

  /// The text of the first heading of level 1 that has any: some hold a picture and no more.
  var title: String? {
    section.blocks.lazy.filter { $0.kind == .heading(level: 1) }
      .map { TextFilter.line(section.title(in: $0.content)) }.first { !$0.isEmpty }
  }
}
