import TextModel
import Words

/// The sections of a book of pictures of pages, one for each page, which is recognised when it is first asked for.
final class ScanBook: SectionSource {
  let name: String
  let pages: RecognisedPages
  /// The catalogue of the text that replaces pages that cannot be read.
  private let words: Catalogue

  let sectionCount: Int

  init(_ pictures: any PagePictures, _ recognition: RecognitionProgram, words: Catalogue) {
    name = pictures.name
    sectionCount = pictures.count
    pages = RecognisedPages(pictures, recognition)
    self.words = words
  }

  var isSlow: Bool { true }

  var isRecognised: Bool { true }

  func correct(by corrections: [WordCorrection]) { pages.correct(by: corrections) }

  func isLinear(_ index: Int) -> Bool { true }

  /// Returns counts of zero, since pictures have no markup.

  func load(_ index: Int) -> LoadedSection {
    do throws(ToolFailure) {
      let section = try flow(index).section(words).section
      return LoadedSection(section: section, diagnostics: try picturesLeft(ofPage: index))
    } catch {
      let fault = loss(ofPage: index, by: error)
      var builder = SectionBuilder()
      ScanFlow.mark(index + 1, in: &builder)
      builder.append(Array(words.text(fault.complaint(namingFile: true)).utf8)[...])
      return .unread(fault, builder.finish(language: words.language))
    }
  }

  /// Returns the loss of the pictures behind the first one in the file of a page, if they are no pages of the book.
  private func picturesLeft(ofPage index: Int) throws(ToolFailure) -> [Diagnostic] {
    guard pages.pictures.areFirstOfFiles, try pages.page(index).pictureCount > 1 else { return [] }
    return [Diagnostic(file: name, Complaint(.picturesLeft, ["page": .count(index + 1)]), isLoss: true)]
  }

  func geometry(of index: Int) -> PageGeometry? { try? flow(index).section(words).geometry }

  func picture(of index: Int) -> PagePicture? { try? pages.picture(ofPage: index) }

  private func flow(_ index: Int) throws(ToolFailure) -> ScanFlow {
    let page = try pages.page(index)
    // A neighbour that cannot be recognised is a page of its own, without the rest of a paragraph.
    let before = index > 0 ? try? pages.page(index - 1) : nil
    let after = index + 1 < sectionCount ? try? pages.page(index + 1) : nil
    return ScanFlow(page, after: before, before: after)
  }

  /// Returns the loss of a page that cannot be recognised.
  func loss(ofPage index: Int, by failure: ToolFailure) -> Diagnostic {
    Self.fault(of: failure, onPage: index + 1, of: name)
  }

  /// Returns the reason why a page, by its number from 1, is not recognised.
  static func fault(of failure: ToolFailure, onPage page: Int, of name: String) -> Diagnostic {
    Diagnostic(
      file: name,
      Complaint(
        .pageUnrecognised, ["page": .count(page), "reason": .complaint(RecognitionProgram.complaint(failure))]),
      isLoss: true)
  }

  /// The pages as a page list: the number of the picture is the label.
  var printPages: [OutlineEntry] {
    (0..<sectionCount).map { page in
      OutlineEntry(
        depth: 1, label: String(page + 1),
        destination: .place(section: page, anchor: ScanFlow.anchor(ofPage: page + 1)))
    }
  }
}
