import BookFormats
import Synchronization

/// Pages on paper only, and what the helper program would recognise on them.
final class ScannedPaper: DocumentTools {
  /// A line of a page, in pixels of a page of 1000 by 1400.
  struct Line {
    var text: String
    var top = 200
    var left = 100
    var right = 900
    var size = 20
    /// The number of its paragraph on the page.
    var paragraph = 0
    /// The words that may be others.
    var uncertain: Set<String> = []
    /// The other readings of words.
    var alternatives: [String: [String]] = [:]
  }

  private let pages: [[Line]]
  private let failures: [Int: ToolFailure]
  private let failsOnce: Bool
  private let state = Mutex<(runs: [[String]], kept: [String: [UInt8]])>(([], [:]))

  /// The runs of programs so far.
  var runs: [[String]] { state.withLock { $0.runs } }

  /// Creates pages; recognition fails on some of them, by their numbers from 0, each time or the first time alone.
  init(_ pages: [[Line]], failures: [Int: ToolFailure] = [:], failsOnce: Bool = false) {
    self.failsOnce = failsOnce
    self.pages = pages
    self.failures = failures
  }

  /// Creates pages of paragraphs, each of lines.
  convenience init(paragraphs: [[[String]]], failures: [Int: ToolFailure] = [:], failsOnce: Bool = false) {
    self.init(
      paragraphs.map { page in
        var top = 100
        return page.enumerated().flatMap { number, lines in
          top += 30
          return lines.map { text in
            top += 30
            return Line(text: text, top: top, paragraph: number)
          }
        }
      }, failures: failures, failsOnce: failsOnce)
  }

  func output(of words: [String], limits: ToolLimits) throws(ToolFailure) -> [UInt8] {
    state.withLock { $0.runs.append(words) }
    guard words[0] == "lectern-pages" else { throw .missing }
    if words[1] == "count" { return Array("\(pages.count)\n".utf8) }
    let page = Int(words[3]) ?? 0
    if words[1] == "jpeg" { return Self.jpeg }
    let isFirst = state.withLock { $0.runs.filter { $0 == words }.count == 1 }
    if let failure = failures[page], isFirst || !failsOnce { throw failure }
    return Array(hocr(pages[page]).utf8)
  }

  /// The header of a JPEG of 1000 by 1400 pixels in shades of gray.
  static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0x05, 0x78, 0x03, 0xE8, 1, 1, 0x11, 0]

  func file(holding bytes: [UInt8]) -> (any HeldFile)? { Held() }

  func kept(_ key: String) -> [UInt8]? { state.withLock { $0.kept[key] } }

  func keep(_ output: [UInt8], as key: String) { state.withLock { $0.kept[key] = output } }

  private struct Held: HeldFile {
    let path = "/dev/null"
  }

  private func hocr(_ lines: [Line]) -> String {
    var text = #"<html><body><div class="ocr_page" title="bbox 0 0 1000 1400; ppageno 0"#
    text += pages.count > 1 ? "; x_pictures \(pages.count)\">" : "\">"
    for number in Set(lines.map(\.paragraph)).sorted() {
      text += #"<p class="ocr_par" title="bbox 0 0 1 1">"#
      for line in lines where line.paragraph == number {
        let box = "bbox \(line.left) \(line.top) \(line.right) \(line.top + line.size)"
        text += "<span class=\"ocr_line\" title=\"\(box); x_size \(line.size)\">"
        for (index, word) in line.text.split(separator: " ").map(String.init).enumerated() {
          let left = line.left + index * 50
          let box = "bbox \(left) \(line.top) \(left + 40) \(line.top + line.size)"
          let confidence = line.uncertain.contains(word) ? 42 : 90
          text += "<span class=\"ocrx_word\" title=\"\(box); x_wconf \(confidence)\">"
          let others = line.alternatives[word] ?? []
          text +=
            others.isEmpty
            ? word
            : "<span class=\"alternatives\"><ins class=\"alt\">\(word)</ins>"
              + others.map { "<del class=\"alt\">\($0)</del>" }.joined() + "</span>"
          text += "</span> "
        }
        text += "</span>"
      }
      text += "</p>"
    }
    return text + "</div></body></html>\n"
  }
}
