import Synchronization
import TextModel

/// The sections of a PDF, converted when they are asked for.
final class PDFBook: SectionSource {
  /// How often a program may take too long; a book that always does is given up, and holds nobody up any more.
  private static let patience = 3

  private let pdf: PDFDocument
  private let sections: PDFSections
  private let pageCount: Int
  private let slowRuns = Mutex(0)

  init(_ pdf: PDFDocument, _ sections: PDFSections, pageCount: Int) {
    self.pdf = pdf
    self.sections = sections
    self.pageCount = pageCount
  }

  var sectionCount: Int { sections.ranges.count }

  func isLinear(_ index: Int) -> Bool { true }

  /// A PDF has no markup.
  func markupCounts() -> MarkupCounts { MarkupCounts() }

  /// Where a page begins.
  func destination(ofPage page: Int) -> Destination {
    .place(section: sections.section(ofPage: page), anchor: Self.anchor(ofPage: page))
  }

  /// The name of the place where a page begins.
  static func anchor(ofPage page: Int) -> String { "page \(page)" }

  func load(_ index: Int) -> LoadedSection {
    let range = sections.ranges[index]
    var builder = SectionBuilder()
    do throws(ToolFailure) {
      var pages = try pages(around: range)
      var margins = PDFMargins()
      margins.remove(from: &pages)
      PDFFlow(pages.map(PDFPageText.init), section: range).write(to: &builder)
      return LoadedSection(
        section: builder.finish(language: nil),
        diagnostics: Diagnostic.list(margins.omissions.filter { range.contains($0.page) }, file: pdf.name))
    } catch {
      // Whoever reads on must hear that something is missing here.
      let fault = Diagnostic(
        file: pdf.name,
        "pages \(range.lowerBound) to \(range.upperBound) cannot be read by pdftotext (\(error.reason))")
      builder.append(Array(fault.message.utf8)[...])
      return LoadedSection(section: builder.finish(language: nil), diagnostics: [fault])
    }
  }

  private func pages(around range: ClosedRange<Int>) throws(ToolFailure) -> [PDFPage] {
    let first = max(1, range.lowerBound - PDFFlow.reach)
    let last = min(pageCount, range.upperBound + PDFFlow.reach)
    guard slowRuns.withLock({ $0 < Self.patience }) else {
      throw .failed(message: "it took too long with other pages")
    }
    do throws(ToolFailure) {
      return try pdf.pages(first...last)
    } catch {
      if case .tooSlow = error { slowRuns.withLock { $0 += 1 } }
      throw error
    }
  }
}

extension Diagnostic {
  /// What was left out of pages, each running head once.
  fileprivate static func list(_ omissions: [PDFMargins.Omission], file: String) -> [Diagnostic] {
    var result: [Diagnostic] = []
    let numbers = omissions.filter(\.isNumber)
    if let first = numbers.first, let last = numbers.last {
      result.append(
        Diagnostic(
          file: file, "pages \(first.page) to \(last.page): the lines with nothing but a page number are left out"))
    }
    for omission in omissions where !omission.isNumber {
      let line = "page \(omission.page): \"\(omission.text)\" is left out, as a page before has it at the same place"
      result.append(Diagnostic(file: file, line))
    }
    return result
  }
}
