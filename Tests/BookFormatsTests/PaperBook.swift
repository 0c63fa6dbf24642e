import BookFormats
import Synchronization

/// A PDF on paper only: its pages, and what the programs of poppler-utils would tell of them.
final class PaperBook: DocumentTools {
  /// A line of letters, each 6 points wide.
  struct Line {
    var text: String
    var left = 72.0
    var top = 0.0
    var height = 12.0
    var right: Double?
  }

  /// The blocks of every page.
  var pages: [[[Line]]] { state.withLock { $0.pages } }

  private struct State {
    var pages: [[[Line]]]
    var runs: [[String]] = []
    var seconds = 0.0
  }

  private let state: Mutex<State>
  private let info: String
  private let outline: String
  private let failures: [String: ToolFailure]
  private let slowPages: Set<Int>
  private let secondsPerRun: Double
  private let recognised: [Int: String]

  /// Binds pages; `failures` are of the programs of those names, "layout" being pdftotext when it is asked for places,
  /// which takes too long from one of the `slowPages` on; each run takes `secondsPerRun`; a line of text is `recognised`
  /// on some pages, by their numbers.
  init(
    _ pages: [[[Line]]], info: String = "", outline: String = "", failures: [String: ToolFailure] = [:],
    slowPages: Set<Int> = [], secondsPerRun: Double = 0, recognised: [Int: String] = [:]
  ) {
    self.recognised = recognised
    self.secondsPerRun = secondsPerRun
    self.slowPages = slowPages
    state = Mutex(State(pages: pages))
    self.info = info
    self.outline = outline
    self.failures = failures
  }

  /// Binds pages of which each block is given by its lines, one under the other.
  convenience init(
    pages: [[[String]]], info: String = "", outline: String = "", recognised: [Int: String] = [:]
  ) {
    self.init(pages.map { Self.set($0) }, info: info, outline: outline, recognised: recognised)
  }

  /// The programs that were run, each with its words.
  var runs: [[String]] { state.withLock { $0.runs } }

  /// The blocks of a page set one under the other.
  static func set(_ blocks: [[String]]) -> [[Line]] {
    var top = 60.0
    return blocks.map { block in
      top += 14
      return block.map { text in
        top += 14
        let indent = text.prefix { $0 == " " }.count
        return Line(text: String(text.dropFirst(indent)), left: 72 + Double(indent) * 6, top: top)
      }
    }
  }

  func output(of words: [String], limits: ToolLimits) throws(ToolFailure) -> [UInt8] {
    state.withLock { state in
      state.runs.append(words)
      state.seconds += secondsPerRun
    }
    let program = words.contains("-bbox-layout") ? "layout" : words.first ?? ""
    if let failure = failures[program] { throw failure }
    let first = words.firstIndex(of: "-f").flatMap { Int(words[$0 + 1]) } ?? 1
    let last = words.firstIndex(of: "-l").flatMap { Int(words[$0 + 1]) } ?? pages.count
    switch program {
    case "pdfinfo": return Array("\(info)\nPages:           \(pages.count)\n".utf8)
    case "pdftohtml": return Array("<pdf2xml><page number=\"1\"/>\(outline)</pdf2xml>".utf8)
    case "pdftotext":
      return Array(
        pages[(first - 1)..<last].map { $0.joined().map { $0.text + "\n" }.joined() + "\u{0C}" }.joined().utf8)
    case "pdftoppm": return Array("page \(first)".utf8)
    case "lectern-pages": return Array(hocr(onPage: Int(words[2].dropFirst("/page ".count)) ?? 0).utf8)
    case "layout" where slowPages.contains(first): throw .tooSlow(seconds: limits.seconds)
    case "layout": return Array(layout(of: pages[(first - 1)..<last]).utf8)
    default: throw .missing
    }
  }

  func file(holding bytes: [UInt8]) -> (any HeldFile)? {
    let text = String(decoding: bytes, as: UTF8.self)
    return Held(path: text.hasPrefix("page ") ? "/" + text : "/held")
  }

  func seconds() -> Double { state.withLock { $0.seconds } }

  private struct Held: HeldFile {
    let path: String
  }

  private func hocr(onPage page: Int) -> String {
    let line = recognised[page].map { "<span class=\"ocr_line\" title=\"bbox 100 200 900 220\">\($0)</span>" } ?? ""
    return "<html><body><div class=\"ocr_page\" title=\"bbox 0 0 1000 1400\"><p>\(line)</p></div></body></html>"
  }

  private func layout(of pages: ArraySlice<[[Line]]>) -> String {
    var text = "<!DOCTYPE html><html><head><title></title></head><body><doc>\n"
    for page in pages {
      text += "<page width=\"612\" height=\"792\"><flow>\n"
      for block in page {
        text += "<block>"
        for line in block {
          let right = line.right ?? line.left + Double(line.text.count) * 6
          text +=
            "<line xMin=\"\(line.left)\" yMin=\"\(line.top)\" xMax=\"\(right)\" yMax=\"\(line.top + line.height)\">"
          for word in line.text.split(separator: " ") {
            let start = line.left + Double(line.text.distance(from: line.text.startIndex, to: word.startIndex)) * 6
            let end = start + Double(word.count) * 6
            text += "<word xMin=\"\(start)\" xMax=\"\(end)\">\(Self.escape(word))</word>"
          }
          text += "</line>\n"
        }
        text += "</block>\n"
      }
      text += "</flow></page>\n"
    }
    return text + "</doc></body></html>"
  }

  private static func escape(_ text: some StringProtocol) -> String {
    String(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
