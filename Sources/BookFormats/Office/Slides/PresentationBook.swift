import Archives
import Markup
import TextModel
import Words

/// The sections of a presentation, one for each slide.
struct PresentationBook: SectionSource {
  /// The number of bytes of slides that are read for their titles.
  private static let mostForTitles = 16 << 20

  private let parts: PresentationParts
  private let words: Catalogue

  /// Opens a presentation of PowerPoint.
  static func open(_ parts: PresentationParts, name: String, _ words: Catalogue) throws(BookError) -> Book {
    guard !parts.slides.isEmpty else { throw .noText(file: name, entry: nil) }
    let metadata = OfficeMetadata(parts.archive, .docx)
    let source = PresentationBook(parts: parts, words: words)
    return Book(
      format: .pptx,
      metadata: BookMetadata(
        title: metadata.title ?? FormatSniffer.title(of: name), creators: metadata.creators,
        language: metadata.language, year: metadata.year),
      source: source, diagnostics: [], navigation: LazyNavigation { (source.navigation, diagnostics: []) })
  }

  var sectionCount: Int { parts.slides.count }

  func isLinear(_ index: Int) -> Bool { true }

  func bulk(of index: Int) -> Int? { parts.slides[index].size }

  func load(_ index: Int) -> LoadedSection {
    guard let tree = tree(ofSlide: index) else {
      let part = parts.slides[index].part
      return .unread(Diagnostic(file: parts.archive.file, entry: part, Complaint(.entryUnreadable), isLoss: true))
    }
    let section = HTMLFlattener.section(of: tree, links: SingleDocumentLinks(), .office)
    return LoadedSection(section: section.withNamedHeadings, counts: MarkupCounts(tree))
  }

  private func tree(ofSlide index: Int) -> MarkupTree? {
    let notes = words.text(Phrase(.speakerNotes))
    let html = SlideMarkup.html(of: parts.slides[index], parts, number: index + 1, notes: notes)
    return html.map { MarkupParser.parseHTML(Array($0.utf8)).tree }
  }

  /// The slides as a table of contents and as a page list.
  private var navigation: Navigation {
    var room = Self.mostForTitles
    var navigation = Navigation()
    for (index, slide) in parts.slides.enumerated() {
      room -= slide.size
      let title = room < 0 ? nil : SlideMarkup.title(of: slide, parts)
      let label = title ?? words.text(Phrase(.slideUntitled, ["number": .count(index + 1)]))
      let place = Destination.place(section: index, anchor: "slide\(index + 1)")
      navigation.contents.append(OutlineEntry(depth: 1, label: label, destination: place))
      navigation.pages.append(OutlineEntry(depth: 1, label: String(index + 1), destination: place))
    }
    return navigation
  }
}
