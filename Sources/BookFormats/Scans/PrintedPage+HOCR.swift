import Markup
import TextModel

extension PrintedPage {
  /// The height of a page in points; the size of scans on paper is not known.
  private static let points = 792.0

  /// Reads a page of hOCR (version 1.2), such as Tesseract and others write.
  ///
  /// - Returns: nil for markup without a page of that index, from 0.
  init?(hocr tree: MarkupTree, at index: Int = 0, number: Int) {
    guard let root = tree.root else { return nil }
    let pages = tree.elements(named: ["div"], in: root).filter { tree.attribute("class", of: $0) == "ocr_page" }
    guard let page = pages.dropFirst(index).first, let box = Box(tree.attribute("title", of: page) ?? ""),
      box.bottom > box.top
    else { return nil }
    let scale = Self.points / (box.bottom - box.top)
    self.init(number: number)
    (width, height) = (box.right, box.bottom)
    language = Box.words("x_lang", in: tree.attribute("title", of: page) ?? "")?.first.map {
      RecognitionLanguage.tag(ofNames: String($0))
    }
    pictureCount =
      Box.value("x_pictures", in: tree.attribute("title", of: page) ?? "").flatMap(Int.init(exactly:)) ?? 1
    // Another engine has blocks of that class, too, but no such property of them.
    let panels = tree.elements(named: ["div"], in: page).filter { node in
      tree.attribute("class", of: node) == "ocrx_block"
        && Box.value("x_panel", in: tree.attribute("title", of: node) ?? "") != nil
    }
    panelCount = panels.count
    var panelOfNode: [MarkupNode: Int] = [:]
    for (index, panel) in panels.enumerated() {
      for node in tree.elements(named: ["p"], in: panel) { panelOfNode[node] = index + 1 }
    }
    let paragraphs = tree.elements(named: ["p"], in: page)
    for paragraph in paragraphs.isEmpty ? [page] : paragraphs {
      let lines = tree.elements(named: ["span"], in: paragraph).filter { node in
        ["ocr_line", "ocr_header", "ocr_caption", "ocr_textfloat", "ocrx_line"].contains(
          tree.attribute("class", of: node))
      }
      var block = lines.compactMap { Self.line($0, in: tree, scale) }
      for index in block.indices { block[index].panel = panelOfNode[paragraph] }
      if !block.isEmpty { blocks.append(block) }
    }
  }

  private static func line(_ node: MarkupNode, in tree: MarkupTree, _ scale: Double) -> Line? {
    let title = tree.attribute("title", of: node) ?? ""
    let nodes = tree.elements(named: ["span"], in: node).filter { tree.attribute("class", of: $0) == "ocrx_word" }
    let words = (nodes.isEmpty ? [node] : nodes).map { Word($0, in: tree) }.filter { !$0.text.isEmpty }
    // A line without a place is where its words are.
    let rects = words.compactMap { Box($0.title)?.rect }
    guard !words.isEmpty, let box = Box(title) ?? TextRect(around: rects).map(Box.init) else { return nil }
    let first = nodes.isEmpty ? nil : Box(words[0].title)
    let places = words.compactMap { word in
      Box(word.title).map { box in
        let confidence = Box.value("x_wconf", in: word.title).map { Int(max(0, min(100, $0))) }
        return Place.Word(
          length: word.text.utf8.count, rect: box.rect, confidence: confidence, alternatives: word.alternatives)
      }
    }
    // The boxes of lines grow and shrink with their letters; the size of the letters does not.
    let size = Box.value("x_size", in: title) ?? box.bottom - box.top
    return Line(
      text: words.map(\.text).joined(separator: " "), left: box.left * scale, top: (box.bottom - size) * scale,
      right: box.right * scale, bottom: box.bottom * scale,
      firstWord: first.map { ($0.right - $0.left) * scale } ?? 0,
      place: Place(rect: box.rect, words: nodes.isEmpty || places.count < words.count ? [] : places))
  }

  /// A word as it is in hOCR: its text or the likeliest one of several, which is inserted while the others are deleted.
  private struct Word {
    let text: String
    let title: String
    let alternatives: [String]

    init(_ node: MarkupNode, in tree: MarkupTree) {
      func texts(_ name: String) -> [String] {
        tree.elements(named: [name], in: node).map { TextFilter.line(tree.textContent(of: $0)) }.filter {
          !$0.isEmpty
        }
      }
      text = texts("ins").first ?? TextFilter.line(tree.textContent(of: node))
      alternatives = texts("del")
      title = tree.attribute("title", of: node) ?? ""
    }
  }

  /// The rectangle in the title of an element of hOCR: `bbox 10 20 300 40; x_size 24`.
  private struct Box {
    let (left, top, right, bottom): (Double, Double, Double, Double)

    var rect: TextRect { TextRect(x: left, y: top, width: right - left, height: bottom - top) }

    init(_ rect: TextRect) {
      (left, top, right, bottom) = (rect.x, rect.y, rect.x + rect.width, rect.y + rect.height)
    }

    init?(_ title: String) {
      guard let values = Self.values("bbox", in: title), values.count == 4 else { return nil }
      (left, top, right, bottom) = (values[0], values[1], values[2], values[3])
    }

    static func value(_ name: String, in title: String) -> Double? { values(name, in: title)?.first }

    private static func values(_ name: String, in title: String) -> [Double]? {
      guard let words = words(name, in: title) else { return nil }
      let numbers = words.compactMap { Double($0) }.filter(\.isFinite)
      return numbers.count == words.count && !numbers.isEmpty ? numbers : nil
    }

    static func words(_ name: String, in title: String) -> ArraySlice<Substring>? {
      title.split(separator: ";").lazy.map { $0.split(separator: " ") }.first { $0.first == name[...] }?.dropFirst()
    }
  }
}
