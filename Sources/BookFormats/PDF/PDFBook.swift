import Synchronization
import TextModel
import Words

/// The sections of a PDF, each of which is converted when it is requested; pages without text are recognised.
final class PDFBook: SectionSource {
  private let pdf: PDFDocument
  private let sections: PDFSections
  private let pageCount: Int
  /// The pages without text, as they are recognised.
  private let pictures: RecognisedPages
  /// The catalogue of the text that replaces pages that cannot be read.
  private let words: Catalogue
  private let patience = Mutex(PDFPatience())

  init(_ pdf: PDFDocument, _ sections: PDFSections, pageCount: Int, _ pictures: RecognisedPages, words: Catalogue) {
    self.pdf = pdf
    self.pictures = pictures
    self.sections = sections
    self.pageCount = pageCount
    self.words = words
  }

  var sectionCount: Int { sections.ranges.count }

  var isSlow: Bool { true }

  func isLinear(_ index: Int) -> Bool { true }

  /// Returns counts of zero, since a PDF has no markup.

  /// Returns the destination of the start of a page.
  func destination(ofPage page: Int) -> Destination {
    .place(section: sections.section(ofPage: page), anchor: Self.anchor(ofPage: page))
  }

  /// Returns the name of the anchor at the start of a page.
  static func anchor(ofPage page: Int) -> String { "page \(page)" }

  func load(_ index: Int) -> LoadedSection {
    let range = sections.ranges[index]
    var builder = SectionBuilder()
    do throws(ToolFailure) {
      var pages = try pages(around: range)
      let textless = Set(pages.filter(\.blocks.isEmpty).map(\.number))
      PrintedMargins.remove(from: &pages)
      var faults: [Diagnostic] = []
      PDFFlow(pages.map(PrintedPageText.init), section: range).write(to: &builder) { page, builder in
        if textless.contains(page), let fault = recognise(page, among: textless, to: &builder) {
          faults.append(fault)
        }
      }
      return LoadedSection(
        section: builder.finish(language: nil), diagnostics: faults, isRead: faults.isEmpty)
    } catch {
      // The text of the section itself says that pages are missing.
      let fault = Diagnostic(
        file: pdf.name,
        Complaint(
          .pagesUnread,
          [
            "first": .count(range.lowerBound), "last": .count(range.upperBound), "tool": .text("pdftotext"),
            "reason": .complaint(error.complaint),
          ]))
      builder.append(Array(words.text(fault.complaint(namingFile: true)).utf8)[...])
      return .unread(fault, builder.finish(language: words.language))
    }
  }

  /// Writes the recognised text of a page, without the paragraphs that belong to a page without text before it, and
  /// returns the reason if it cannot be recognised.
  private func recognise(
    _ number: Int, among textless: Set<Int>, to builder: inout SectionBuilder
  ) -> Diagnostic? {
    func neighbour(_ other: Int) -> PrintedPage? {
      textless.contains(other) ? try? pictures.page(other - 1) : nil
    }
    do throws(ToolFailure) {
      let page = try pictures.page(number - 1)
      ScanFlow(page, after: neighbour(number - 1), before: neighbour(number + 1)).write(to: &builder, words)
      return nil
    } catch {
      let fault = ScanBook.fault(of: error, onPage: number, of: pdf.name)
      // A page may be blank, and without the programs nobody knows: their absence is no text of the book.
      if error == .missing {
        builder.image(words.text(Phrase(.pageWithoutText, ["page": .count(number)])))
        builder.closeBlock()
        return fault
      }
      builder.append(Array(words.text(fault.complaint(namingFile: true)).utf8)[...])
      builder.closeBlock()
      return fault
    }
  }

  private func pages(around range: ClosedRange<Int>) throws(ToolFailure) -> [PrintedPage] {
    let first = max(1, range.lowerBound - PDFFlow.reach)
    let last = min(pageCount, range.upperBound + PDFFlow.reach)
    guard patience.withLock({ !$0.isOver }) else { throw .outOfPatience }
    let start = pdf.seconds()
    var isTooSlow = false
    defer {
      let seconds = pdf.seconds() - start
      patience.withLock { [isTooSlow] in $0.take(seconds: seconds, pages: last - first + 1, isTooSlow: isTooSlow) }
    }
    do throws(ToolFailure) {
      return try pdf.pages(first...last)
    } catch {
      if case .tooSlow = error { isTooSlow = true }
      throw error
    }
  }
}
