import BookFormats
import Glibc
import Synchronization

/// A PDF of one line a page, whose later sections are only told of once a pipe is closed.
final class SlowPaper: DocumentTools {
  private let pageCount: Int
  private let ends: Mutex<(read: Int32, write: Int32)>
  /// The number of times that a program has waited for the pipe.
  private let waits = Mutex(0)

  /// Binds pages; asked for others than those of the first section, a program waits for the pipe.
  init(pageCount: Int) {
    self.pageCount = pageCount
    var pipe: [Int32] = [-1, -1]
    Glibc.pipe(&pipe)
    ends = Mutex((pipe[0], pipe[1]))
  }

  deinit {
    release()
    close(ends.withLock { $0.read })
  }

  /// Lets everybody go on who waits, and all who come later.
  func release() {
    ends.withLock { ends in
      if ends.write >= 0 { close(ends.write) }
      ends.write = -1
    }
  }

  var waited: Int { waits.withLock { $0 } }

  func output(of words: [String], limits: ToolLimits) throws(ToolFailure) -> [UInt8] {
    func number(after word: String) -> Int { words.firstIndex(of: word).flatMap { Int(words[$0 + 1]) } ?? 1 }
    let pages = number(after: "-f")...max(number(after: "-f"), number(after: "-l"))
    switch words.first {
    case "pdfinfo": return Array("Title: Slow\nPages: \(pageCount)\n".utf8)
    case "pdftohtml": return Array("<pdf2xml><page number=\"1\"/></pdf2xml>".utf8)
    case "pdftotext" where words.contains("-bbox-layout"):
      if pages.lowerBound > 1 { wait() }
      return Array("<html><body><doc>\(pages.map(layout).joined())</doc></body></html>".utf8)
    case "pdftotext": return Array(String(repeating: "Text.\u{0C}", count: pages.count).utf8)
    default: return []
    }
  }

  func file(holding bytes: [UInt8]) -> (any HeldFile)? { nil }

  private func wait() {
    waits.withLock { $0 += 1 }
    var byte: UInt8 = 0
    _ = read(ends.withLock { $0.read }, &byte, 1)
  }

  /// A paragraph in the middle of the page, where nothing is taken for a running head.
  private func layout(_ page: Int) -> String {
    let lines = (0..<3).map { number in
      let words = "This is page \(page).".split(separator: " ").map { "<word>\($0)</word>" }.joined()
      let top = 300 + number * 40
      return "<block><line xMin=\"72\" yMin=\"\(top)\" xMax=\"200\" yMax=\"\(top + 12)\">\(words)</line></block>"
    }
    return "<page width=\"612\" height=\"792\"><flow>\(lines.joined())</flow></page>"
  }
}
