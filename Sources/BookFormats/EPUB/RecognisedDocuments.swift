import TextModel
import Words

/// The text of the documents of a publication that are images alone, recognised when it is first asked for.
final class RecognisedDocuments: Sendable {
  private let pictures: PublicationPictures
  private let pages: RecognisedPages
  private let words: Catalogue
  /// A Boolean value that indicates whether the publication is a book of pictures.
  let isBook: Bool

  init(_ pictures: PublicationPictures, _ recognition: RecognitionProgram, _ words: Catalogue) {
    self.pictures = pictures
    self.words = words
    pages = RecognisedPages(pictures, recognition)
    isBook = pictures.isBook
  }

  /// Corrects words from now on, and no others.
  func correct(by corrections: [WordCorrection]) { pages.correct(by: corrections) }

  /// Returns the section of a document with the text of its image, or nil if the document is no image alone, or nothing
  /// is recognised on it.
  ///
  /// `section` is that of the document with its image; its anchors stay, and so do the printed pages that begin in it.
  func section(
    ofDocument index: Int, _ section: Section, pages printed: [(label: String, anchor: String?)]
  ) -> LoadedSection? {
    guard pictures.picture(ofDocument: index) != nil else { return nil }
    let flow: ScanFlow
    do throws(ToolFailure) {
      flow = ScanFlow(try pages.page(index), after: neighbour(index - 1), before: neighbour(index + 1))
    } catch {
      return LoadedSection(
        section: section, diagnostics: [ScanBook.fault(of: error, onPage: index + 1, of: pictures.name)])
    }
    if flow.isEmpty { return nil }
    var builder = SectionBuilder()
    for (label, anchor) in printed {
      if let anchor { builder.anchor(anchor) }
      builder.pageBreak(label)
    }
    for anchor in section.anchors.keys.sorted() { builder.anchor(anchor) }
    flow.write(to: &builder, words)
    return LoadedSection(section: builder.finish(language: flow.language ?? section.language).withNamedHeadings)
  }

  /// Returns the page beside another if it is an image alone, too, and can be recognised.
  private func neighbour(_ index: Int) -> PrintedPage? {
    pictures.picture(ofDocument: index) == nil ? nil : try? pages.page(index)
  }
}
