import CTesseract

/// Writes a recognised page as hOCR (version 1.2): blocks, paragraphs, lines and words with their rectangles.
struct HOCRWriter {
  private let page: StraightPage
  private let number: Int
  /// The language that was found by the script of the page, by its name for Tesseract; nil if none was looked for.
  var language: String?
  /// The number of pictures in the file.
  private let pictureCount: Int
  private var text = ""
  /// The elements that are open, the outermost first: their numbers among those of the kind, and their end tags.
  private var open: [(number: Int, end: String)] = []
  /// The panel that is written, which its elements do not reach out of.
  private var panel: PanelBox?

  init(_ page: StraightPage, number: Int, of pictureCount: Int) {
    self.page = page
    self.pictureCount = pictureCount
    self.number = number
  }

  /// Writes all that was recognised.
  mutating func write(_ words: OpaquePointer) { write(words) { _ in true } }

  /// Writes all that was recognised, panel by panel: each is an element of the class `ocrx_block` with its number, from
  /// 1, as the property `x_panel`.
  mutating func write(_ words: OpaquePointer, in comic: PanelWords) {
    for part in 0...2 * comic.panels.count {
      close(downTo: 0)
      panel = part % 2 == 1 ? comic.panels[part / 2] : nil
      if let panel {
        let box = title(Int32(panel.left), Int32(panel.top), Int32(panel.right), Int32(panel.bottom))
        text += "<div class=\"ocrx_block\" title=\"\(box); x_panel \(part / 2 + 1)\">\n"
      }
      if comic.parts.contains(part) { write(words) { comic.parts[$0] == part } }
      close(downTo: 0)
      if panel != nil { text += "</div>\n" }
    }
    panel = nil
  }

  /// Writes some of the words, by their numbers from 0.
  private mutating func write(_ words: OpaquePointer, where isWanted: (Int) -> Bool) {
    let place = TessResultIteratorGetPageIterator(words)
    TessPageIteratorBegin(place)
    var counts = [0, 0, 0]
    var word = -1
    // A stroke at the start of a line, and the number of the line: the letter I if a word follows.
    var stroke: (line: Int, span: String)?
    repeat {
      word += 1
      for (depth, level) in [RIL_BLOCK, RIL_PARA, RIL_TEXTLINE].enumerated()
      where TessPageIteratorIsAtBeginningOf(place, level) != 0 {
        counts[depth] += 1
      }
      guard Self.isText(TessPageIteratorBlockType(place)), isWanted(word), var characters = Self.text(of: words)
      else { continue }
      if panel != nil, characters == "|" {
        characters = "I"
        if open.count < 3 || open[2].number != counts[2] {
          stroke = (counts[2], span(of: words, place, characters))
          continue
        }
      }
      guard panel == nil || isReadable(words, characters) else { continue }
      begin(RIL_BLOCK, at: 0, counts, place, #"<div class="ocr_carea" title=""#, "</div>")
      begin(RIL_PARA, at: 1, counts, place, #"<p class="ocr_par" title=""#, "</p>")
      begin(RIL_TEXTLINE, at: 2, counts, place, #"<span class="ocr_line" title=""#, "</span>", size(of: words))
      if let stroke, stroke.line == counts[2] { text += stroke.span }
      stroke = nil
      text += span(of: words, place, characters)
    } while TessResultIteratorNext(words, RIL_WORD) != 0
  }

  /// Returns the page with all of its elements closed.
  consuming func finish() -> String {
    close(downTo: 0)
    let language = language.map { "; x_lang \($0)" } ?? ""
    let pictures = pictureCount > 1 ? "; x_pictures \(pictureCount)" : ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <html xmlns="http://www.w3.org/1999/xhtml"><head><title></title></head><body>
      <div class="ocr_page" title="bbox 0 0 \(page.width) \(page.height); ppageno \(number)\(language)\(pictures)">
      \(text)</div></body></html>

      """
  }

  private static func isText(_ type: TessPolyBlockType) -> Bool {
    switch type {
    case PT_FLOWING_IMAGE, PT_HEADING_IMAGE, PT_PULLOUT_IMAGE, PT_HORZ_LINE, PT_VERT_LINE, PT_NOISE: false
    default: true
    }
  }

  private mutating func begin(
    _ level: TessPageIteratorLevel, at depth: Int, _ counts: [Int], _ place: OpaquePointer?, _ start: String,
    _ end: String, _ more: String = ""
  ) {
    guard open.count <= depth || open[depth].number != counts[depth] else { return }
    close(downTo: depth)
    text += start + box(place, level) + more + "\">"
    open.append((counts[depth], end))
  }

  private mutating func close(downTo depth: Int) {
    while open.count > depth, let last = open.popLast() { text += last.end + "\n" }
  }

  private static func text(of word: OpaquePointer) -> String? {
    guard let bytes = TessResultIteratorGetUTF8Text(word, RIL_WORD) else { return nil }
    defer { TessDeleteText(bytes) }
    return String(cString: bytes)
  }

  /// Returns a Boolean value that indicates whether a word in a panel is text; strokes of a drawing are taken for dashes
  /// and slashes, and for letters with a confidence of 0 to 24.
  private func isReadable(_ word: OpaquePointer, _ characters: String) -> Bool {
    characters.contains { $0.isLetter || $0.isNumber || "?!.…".contains($0) }
      && TessResultIteratorConfidence(word, RIL_WORD) >= 30
  }

  private func span(of word: OpaquePointer, _ place: OpaquePointer?, _ characters: String) -> String {
    let confidence = Int(TessResultIteratorConfidence(word, RIL_WORD).rounded())
    let others = WordAlternatives(of: word).texts.filter { $0 != characters }
    let start = #"<span class="ocrx_word" title=""# + box(place, RIL_WORD) + "; x_wconf \(confidence)\">"
    let plain = Self.escaped(characters)
    if others.isEmpty { return start + plain + "</span> " }
    let deleted = others.map { #"<del class="alt">"# + Self.escaped($0) + "</del>" }.joined()
    return start + #"<span class="alternatives"><ins class="alt">"# + plain + "</ins>" + deleted + "</span></span> "
  }

  /// Returns the size of the letters of a line, in pixels of the file.
  private func size(of word: OpaquePointer) -> String {
    var (isBold, isItalic, isUnderlined, isMonospace): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    var (hasSerifs, isSmallCaps, points, font): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    TessResultIteratorWordFontAttributes(
      word, &isBold, &isItalic, &isUnderlined, &isMonospace, &hasSerifs, &isSmallCaps, &points, &font)
    guard points > 0 else { return "" }
    return "; x_size \(Int((Double(points) * 300 / 72 / page.scale).rounded()))"
  }

  private func box(_ place: OpaquePointer?, _ level: TessPageIteratorLevel) -> String {
    var (left, top, right, bottom): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    TessPageIteratorBoundingBox(place, level, &left, &top, &right, &bottom)
    if let panel, level != RIL_WORD {
      (left, right) = (max(left, Int32(panel.left)), min(right, Int32(panel.right)))
      (top, bottom) = (max(top, Int32(panel.top)), min(bottom, Int32(panel.bottom)))
    }
    return title(left, top, right, bottom)
  }

  private func title(_ left: Int32, _ top: Int32, _ right: Int32, _ bottom: Int32) -> String {
    let box = page.original(left, top, right, bottom)
    return "bbox \(box.0) \(box.1) \(box.2) \(box.3)"
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.append(character)
      }
    }
  }
}
