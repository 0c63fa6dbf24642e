import Synchronization
import TextModel
import Words

/// The text of the documents of a publication that are images alone, recognised when it is first asked for.
final class RecognisedDocuments: Sendable {
  private let pictures: PublicationPictures
  private let pages: RecognisedPages
  private let words: Catalogue
  /// The documents that were looked at, by their index, and whether each is an image alone.
  private let known = Mutex<[Int: Bool]>([:])
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
    guard isPage(index) else { return nil }
    let flow: ScanFlow
    do throws(ToolFailure) {
      flow = ScanFlow(try pages.page(index), after: neighbour(index - 1), before: neighbour(index + 1))
    } catch {
      return LoadedSection(
        section: section, diagnostics: [ScanBook.fault(of: error, onPage: index + 1, of: pictures.name)])
    }
    if flow.isEmpty { return nil }
    var builder = written(flow, section, printed).builder
    return LoadedSection(section: builder.finish(language: flow.language ?? section.language).withNamedHeadings)
  }

  /// Returns the text of an image with what stands before it, and the places of its lines.
  private func written(
    _ flow: ScanFlow, _ section: Section, _ printed: [(label: String, anchor: String?)]
  ) -> (builder: SectionBuilder, lines: [PageGeometry.Line]) {
    var builder = SectionBuilder()
    for (label, anchor) in printed {
      if let anchor { builder.anchor(anchor) }
      builder.pageBreak(label)
    }
    for anchor in section.anchors.keys.sorted() { builder.anchor(anchor) }
    let lines = flow.write(to: &builder, words)
    return (builder, lines)
  }

  /// Returns a Boolean value that indicates whether a document is an image alone.
  func isPage(_ index: Int) -> Bool {
    if let isPage = known.withLock({ $0[index] }) { return isPage }
    let isPage = pictures.picture(ofDocument: index) != nil
    known.withLock { $0[index] = isPage }
    return isPage
  }

  /// Returns the places of the text of a document on its image, or nil if nothing is recognised on it.
  func geometry(ofDocument index: Int, pages printed: [(label: String, anchor: String?)]) -> PageGeometry? {
    guard isPage(index), let page = try? pages.page(index) else { return nil }
    let flow = ScanFlow(page, after: neighbour(index - 1), before: neighbour(index + 1))
    // Anchors have no text, so that the places are the same without them.
    return flow.isEmpty ? nil : flow.geometry(of: written(flow, .empty, printed).lines)
  }

  /// Returns the image of a document, or nil for one that is none.
  func picture(ofDocument index: Int) -> PagePicture? {
    isPage(index) ? try? pages.picture(ofPage: index) : nil
  }

  /// Returns the page beside another if it is an image alone, too, and can be recognised.
  private func neighbour(_ index: Int) -> PrintedPage? {
    isPage(index) ? try? pages.page(index) : nil
  }
}
