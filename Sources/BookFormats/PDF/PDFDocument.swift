import Markup
import Words

/// A PDF that is read through the programs of poppler-utils.
struct PDFDocument: Sendable {
  private static let limits = ToolLimits(seconds: 10, bytes: 64 << 20, memory: 1 << 30)

  /// The greatest number of pages that one run searches for text; they take far less time than the limit of a run.
  private static let widestLook = 256

  /// The document and the runner of the programs.
  let document: ToolDocument

  init(_ document: ToolDocument) {
    self.document = document
  }

  /// The name of the document in messages.
  var name: String { document.name }

  /// Returns the error of a document that cannot be read for a reason that pdfinfo gives.
  func refusal(_ reason: Complaint) -> BookError {
    .unconverted(file: name, tool: "pdfinfo", reason: reason)
  }

  /// Returns the description of the document.
  func info() throws(BookError) -> PDFInfo {
    do throws(ToolFailure) {
      return PDFInfo(try document.output(of: ["pdfinfo", "-enc", "UTF-8"], limits: Self.limits))
    } catch {
      if case .failed(let message) = error, message.contains("Incorrect password") { throw .locked(file: name) }
      throw document.error(error, of: "pdfinfo")
    }
  }

  /// Returns the time by which the programs are measured, in seconds.
  func seconds() -> Double { document.seconds() }

  /// The share of the pages that have text.
  enum TextShare {
    case all, most, few, none
  }

  /// The number of pages that are looked at if some of the first ones have no text, as a cover has none.
  private static let fairLook = 20

  /// Returns the share of the pages that have text, as far as the first ones show it.
  ///
  /// The first pages mostly have some, and only a book of pictures is searched to its end. If the search takes longer
  /// than the limit, the document counts as one with text, and its sections show what they hold.
  func textShare(pageCount: Int) throws(BookError) -> TextShare {
    let end = seconds() + Double(Self.limits.seconds)
    var (first, count, found) = (1, 4, 0)
    while first <= pageCount {
      guard seconds() < end else { return .most }
      let last = min(pageCount, first + count - 1)
      do throws(ToolFailure) {
        let pages = try text(of: first...last, as: []).split(separator: 0x0C).prefix(last - first + 1)
        found += pages.count { page in page.contains { $0 > 0x20 } }
      } catch {
        throw document.error(error, of: "pdftotext")
      }
      if found == last { return .all }
      if found > 0, last >= min(pageCount, Self.fairLook) { return found * 2 > last ? .most : .few }
      first = last + 1
      count = min(count * 4, Self.widestLook)
    }
    return .none
  }

  /// Returns the outline, all of which pdftohtml prints with any page.
  func outline(pageCount: Int) throws(ToolFailure) -> PDFOutline {
    let words = ["pdftohtml", "-xml", "-i", "-stdout", "-f", "1", "-l", "1"]
    return PDFOutline(try document.output(of: words, limits: Self.limits), pageCount: pageCount)
  }

  /// Returns the lines of some pages with their positions.
  func pages(_ numbers: ClosedRange<Int>) throws(ToolFailure) -> [PrintedPage] {
    let tree = MarkupParser.parse(try text(of: numbers, as: ["-bbox-layout"])).tree
    return PrintedPage.pages(of: tree, from: numbers.lowerBound)
  }

  private func text(of pages: ClosedRange<Int>, as form: [String]) throws(ToolFailure) -> [UInt8] {
    let range = ["-f", String(pages.lowerBound), "-l", String(pages.upperBound)]
    return try document.output(
      of: ["pdftotext"] + range + form + ["-enc", "UTF-8"], then: ["-"], limits: Self.limits)
  }
}
