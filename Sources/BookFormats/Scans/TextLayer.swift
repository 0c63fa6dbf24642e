import Markup
import TextModel

/// The text of pages that comes with their pictures: hOCR, ALTO or PAGE XML.
struct TextLayer {
  private let tree: MarkupTree

  /// Reads a layer, or returns nil for another file.
  init?(_ bytes: [UInt8]) {
    tree = MarkupParser.parse(bytes).tree
    guard page(at: 0, number: 1) != nil else { return nil }
  }

  /// The endings of the names of files that may be one, beside a picture of the same name.
  static let endings = ["hocr", "html", "htm", "xml", "alto.xml", "page.xml"]

  /// Returns the names that a layer of a picture can have: `p1.png` -> `p1.hocr`, `p1.html`, ...
  static func names(beside picture: String) -> [String] {
    let suffix = FormatSniffer.suffix(of: picture)
    let stem = suffix.isEmpty ? picture[...] : picture.dropLast(suffix.count + 1)
    return endings.flatMap { ["\(stem).\($0)", "\(picture).\($0)"] }
  }

  /// Returns a page by its index from 0, or nil for one that the layer does not have, or whose lines have no places.
  ///
  /// The number is that of the page in the book, from 1.
  func page(at index: Int, number: Int) -> PrintedPage? {
    guard let root = tree.root else { return nil }
    switch tree.name(of: root)?.lowercased() {
    case "alto": return PrintedPage(alto: tree, at: index, number: number)
    case "pcgts": return PrintedPage(page: tree, at: index, number: number)
    default: return PrintedPage(hocr: tree, at: index, number: number)
    }
  }
}

extension PrintedPage {
  /// Reads a page of ALTO (version 2 to 4): blocks of lines of strings, with their left and top corner and their size.
  init?(alto tree: MarkupTree, at index: Int, number: Int) {
    guard let root = tree.root else { return nil }
    let pages = tree.elements(named: ["Page"], in: root)
    guard pages.indices.contains(index), let height = Self.number("HEIGHT", of: pages[index], in: tree), height > 0
    else { return nil }
    let scale = 792 / height
    self.init(number: number)
    self.height = height
    width = Self.number("WIDTH", of: pages[index], in: tree) ?? height
    for block in tree.elements(named: ["TextBlock"], in: pages[index]) {
      let lines = tree.elements(named: ["TextLine"], in: block).compactMap { node -> Line? in
        let strings = tree.elements(named: ["String"], in: node)
        var text = strings.map { tree.attribute("CONTENT", of: $0) ?? "" }.joined(separator: " ")
        if !tree.elements(named: ["HYP"], in: node).isEmpty, text.last != "-" { text += "-" }
        text = TextFilter.line(text)
        // The schema lets a line have no place of its own.
        let own = Self.rect(node, in: tree) ?? TextRect(around: strings.compactMap { Self.rect($0, in: tree) })
        guard !text.isEmpty, let rect = own else { return nil }
        let first = strings.first.flatMap { Self.number("WIDTH", of: $0, in: tree) }
        let words = strings.compactMap { string in
          Self.rect(string, in: tree).map { rect in
            let confidence = Self.number("WC", of: string, in: tree).map { Int(max(0, min(1, $0)) * 100) }
            let length = TextFilter.line(tree.attribute("CONTENT", of: string) ?? "").utf8.count
            return Place.Word(length: length, rect: rect, confidence: confidence)
          }
        }
        let isWhole = words.count == strings.count && words.allSatisfy { $0.length > 0 }
        return Line(text: text, rect, scale, firstWord: first ?? 0, words: isWhole ? words : [])
      }
      if !lines.isEmpty { blocks.append(lines) }
    }
    if blocks.isEmpty, !tree.elements(named: ["String"], in: pages[index]).isEmpty { return nil }
  }

  /// Reads a page of PAGE XML: regions of lines, each with its outline and its text.
  init?(page tree: MarkupTree, at index: Int, number: Int) {
    guard let root = tree.root else { return nil }
    let pages = tree.elements(named: ["Page"], in: root)
    guard pages.indices.contains(index),
      let height = Self.number("imageHeight", of: pages[index], in: tree), height > 0
    else { return nil }
    let scale = 792 / height
    self.init(number: number)
    self.height = height
    width = Self.number("imageWidth", of: pages[index], in: tree) ?? height
    for region in tree.elements(named: ["TextRegion"], in: pages[index]) {
      let nodes = tree.elements(named: ["TextLine"], in: region)
      // A region without lines has text of its own.
      let lines = (nodes.isEmpty ? [region] : nodes).compactMap { node -> Line? in
        // The words of a line have a text of their own; that of the line stands beside them.
        let own = tree.children(of: node).filter { tree.name(of: $0) == "TextEquiv" }
        let words = tree.elements(named: ["Unicode"], in: node)
        let text =
          own.first.map { tree.textContent(of: $0) } ?? words.map { tree.textContent(of: $0) }.joined(separator: " ")
        let line = TextFilter.line(text)
        let coordinates = tree.children(of: node).first { tree.name(of: $0) == "Coords" }
        let corners = coordinates.map { Self.corners(in: $0, of: tree) } ?? []
        guard !line.isEmpty, let left = corners.map(\.x).min(), let right = corners.map(\.x).max(),
          let top = corners.map(\.y).min(), let bottom = corners.map(\.y).max()
        else { return nil }
        let share = Double(line.prefix { $0 != " " }.count) / Double(line.count)
        let rect = TextRect(x: left, y: top, width: right - left, height: bottom - top)
        return Line(text: line, rect, scale, firstWord: rect.width * share)
      }
      if !lines.isEmpty { blocks.append(lines) }
    }
    if blocks.isEmpty, !tree.elements(named: ["TextLine"], in: pages[index]).isEmpty { return nil }
  }

  /// Returns the corners of an outline: in an attribute, or an element each as in PAGE XML of 2010.
  private static func corners(in node: MarkupNode, of tree: MarkupTree) -> [(x: Double, y: Double)] {
    guard let points = tree.attribute("points", of: node) else {
      return tree.children(of: node).compactMap { point in
        guard let x = number("x", of: point, in: tree), let y = number("y", of: point, in: tree) else { return nil }
        return (x, y)
      }
    }
    return points.split(separator: " ").compactMap { point in
      let numbers = point.split(separator: ",").compactMap { Double($0) }
      return numbers.count == 2 && numbers.allSatisfy(\.isFinite) ? (numbers[0], numbers[1]) : nil
    }
  }

  private static func number(_ name: String, of node: MarkupNode, in tree: MarkupTree) -> Double? {
    tree.attribute(name, of: node).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func rect(_ node: MarkupNode, in tree: MarkupTree) -> TextRect? {
    guard let left = number("HPOS", of: node, in: tree), let top = number("VPOS", of: node, in: tree),
      let width = number("WIDTH", of: node, in: tree), let height = number("HEIGHT", of: node, in: tree)
    else { return nil }
    return TextRect(x: left, y: top, width: width, height: height)
  }
}

extension PrintedPage.Line {
  /// A line that is placed on a picture, in its pixels; the scale gives points.
  fileprivate init(
    text: String, _ rect: TextRect, _ scale: Double, firstWord: Double,
    words: [PrintedPage.Place.Word] = []
  ) {
    self.init(
      text: text, left: rect.x * scale, top: rect.y * scale, right: (rect.x + rect.width) * scale,
      bottom: (rect.y + rect.height) * scale, firstWord: firstWord * scale,
      place: PrintedPage.Place(rect: rect, words: words))
  }
}
