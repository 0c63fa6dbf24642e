import TextModel
import Words

/// The pages of a scanned book, for a program that recognises all of them.
package struct ScannedPages: Sendable {
  /// The result of the recognition of a page.
  package enum Outcome: Sendable {
    /// The page was known from an earlier run, or has come with its text.
    case kept
    /// The page has been recognised.
    case recognised
    /// The page cannot be recognised; the loss says why, and a Boolean value whether that is so for every page.
    case failed(Diagnostic, isOfEveryPage: Bool)
  }

  private let scan: ScanBook

  init(_ scan: ScanBook) {
    self.scan = scan
    scan.pages.keepAll()
  }

  /// The number of pages.
  package var count: Int { scan.sectionCount }

  /// The language that the pages are recognised in, as a BCP 47 tag; the first one of several.
  package var language: String { RecognitionLanguage.tag(ofNames: scan.pages.recognition.languages) }

  /// Recognises a page, by its number from 0, unless it has been recognised before.
  ///
  /// Several threads may recognise different pages at the same time.
  package func recognise(_ index: Int) -> Outcome {
    do throws(ToolFailure) {
      return try scan.pages.found(index).isNew ? .recognised : .kept
    } catch {
      return .failed(
        scan.loss(ofPage: index, by: error), isOfEveryPage: RecognitionProgram.isOfEveryPage(error))
    }
  }

  /// Returns the lines of a page, or nil if it cannot be recognised.
  func lines(ofPage index: Int) -> [PrintedPage.Line]? {
    guard let page = try? scan.pages.page(index) else { return nil }
    return Array(page.blocks.joined())
  }

  /// Returns the picture of a page in one of some formats, or nil if it cannot be drawn.
  ///
  /// The picture of the book is returned as it is, if it is in one of the formats and not too large. Otherwise it is
  /// drawn as a JPEG.
  func picture(ofPage index: Int, in formats: Set<EncodedPicture.Format>) -> EncodedPicture? {
    guard let (file, number) = try? scan.pages.pictures.picture(ofPage: index) else { return nil }
    if number == 0, let bytes = file.contents(limit: EncodedPicture.mostBytes), let picture = EncodedPicture(bytes),
      formats.contains(picture.format)
    {
      return picture
    }
    return (try? scan.pages.recognition.drawing(number, of: file)).flatMap(EncodedPicture.init)
  }
}

extension Book {
  /// The pages of the book as pictures; nil for a book that is no scan.
  package var scannedPages: ScannedPages? { scan.map(ScannedPages.init) }
}
