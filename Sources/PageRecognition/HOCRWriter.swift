import CTesseract

/// Writes a recognised page as hOCR (version 1.2): blocks, paragraphs, lines and words with their rectangles.
struct HOCRWriter {
  private let page: StraightPage
  private var text: String
  /// The elements that are open, the outermost first, by their end tags.
  private var open: [String] = []

  init(_ page: StraightPage, number: Int) {
    self.page = page
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <html xmlns="http://www.w3.org/1999/xhtml"><head><title></title></head><body>
      <div class="ocr_page" title="bbox 0 0 \(page.width) \(page.height); ppageno \(number)">

      """
  }

  /// Writes all that was recognised.
  mutating func write(_ words: OpaquePointer) {
    let place = TessResultIteratorGetPageIterator(words)
    repeat {
      let type = TessPageIteratorBlockType(place)
      guard Self.isText(type) else { continue }
      begin(RIL_BLOCK, at: 0, place, #"<div class="ocr_carea" title=""#, "</div>")
      begin(RIL_PARA, at: 1, place, #"<p class="ocr_par" title=""#, "</p>")
      begin(RIL_TEXTLINE, at: 2, place, #"<span class="ocr_line" title=""#, "</span>", size(of: words))
      write(word: words, place)
    } while TessResultIteratorNext(words, RIL_WORD) != 0
  }

  /// Returns the page with all of its elements closed.
  consuming func finish() -> String {
    close(downTo: 0)
    return text + "</div></body></html>\n"
  }

  private static func isText(_ type: TessPolyBlockType) -> Bool {
    switch type {
    case PT_FLOWING_IMAGE, PT_HEADING_IMAGE, PT_PULLOUT_IMAGE, PT_HORZ_LINE, PT_VERT_LINE, PT_NOISE: false
    default: true
    }
  }

  private mutating func begin(
    _ level: TessPageIteratorLevel, at depth: Int, _ place: OpaquePointer?, _ start: String, _ end: String,
    _ more: String = ""
  ) {
    guard open.count <= depth || TessPageIteratorIsAtBeginningOf(place, level) != 0 else { return }
    close(downTo: depth)
    text += start + box(place, level) + more + "\">"
    open.append(end)
  }

  private mutating func close(downTo depth: Int) {
    while open.count > depth, let end = open.popLast() { text += end + "\n" }
  }

  private mutating func write(word: OpaquePointer, _ place: OpaquePointer?) {
    guard let bytes = TessResultIteratorGetUTF8Text(word, RIL_WORD) else { return }
    defer { TessDeleteText(bytes) }
    let confidence = Int(TessResultIteratorConfidence(word, RIL_WORD).rounded())
    text += #"<span class="ocrx_word" title=""# + box(place, RIL_WORD) + "; x_wconf \(confidence)\">"
    text += Self.escaped(String(cString: bytes)) + "</span> "
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
