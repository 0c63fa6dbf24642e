import CTesseract

/// The recognised words of a page of a comic by the panels that they are in.
struct PanelWords {
  /// The greatest number of words in a panel; a picture with more is a page of text.
  private static let mostWords = 150
  /// The width of a space between words that parts two balloons, by the height of their letters.
  private static let widestSpace = 2.5

  let panels: [PanelBox]
  /// The part that each word is read with: the odd ones are panels, the even ones the text before and behind each.
  private(set) var parts: [Int] = []

  /// A part of a line, as far as no wide space divides it.
  private struct Run {
    var words: [Int] = []
    var box = PanelBox(left: .max, top: .max, right: 0, bottom: 0)

    mutating func add(_ other: Run) {
      words += other.words
      (box.left, box.top) = (min(box.left, other.box.left), min(box.top, other.box.top))
      (box.right, box.bottom) = (max(box.right, other.box.right), max(box.bottom, other.box.bottom))
    }
  }

  init(_ words: OpaquePointer, in comic: ComicPanels) {
    panels = comic.panels
    let place = TessResultIteratorGetPageIterator(words)
    TessPageIteratorBegin(place)
    // The runs of a paragraph.
    var runs: [Run] = []
    repeat {
      let word = Run(words: [parts.count], box: Self.box(place))
      parts.append(0)
      if TessPageIteratorIsAtBeginningOf(place, RIL_PARA) != 0 {
        take(runs, comic)
        runs = []
      }
      let isFirst = TessPageIteratorIsAtBeginningOf(place, RIL_TEXTLINE) != 0
      if runs.isEmpty || isFirst || Self.isSpace(runs[runs.count - 1].box, word.box) { runs.append(Run()) }
      runs[runs.count - 1].add(word)
    } while TessResultIteratorNext(words, RIL_WORD) != 0
    take(runs, comic)
  }

  /// Returns a Boolean value that indicates whether the space between words of a line parts two balloons.
  private static func isSpace(_ one: PanelBox, _ other: PanelBox) -> Bool {
    let space = max(one.left, other.left) - min(one.right, other.right)
    return Double(space) > Double(max(one.height, other.height)) * widestSpace
  }

  /// A Boolean value that indicates whether the panels hold a drawing and not a page of text.
  var areDrawn: Bool {
    Dictionary(grouping: parts.filter { $0 % 2 == 1 }, by: \.self).values.allSatisfy { $0.count <= Self.mostWords }
  }

  /// Gives the words of a paragraph to the panels that they are in; the lines of a balloon over a gutter stay together.
  private mutating func take(_ runs: [Run], _ comic: ComicPanels) {
    var across = Run()
    for run in runs {
      if let panel = panels.firstIndex(where: { $0.overlap(run.box) == run.box.area }) {
        for word in run.words { parts[word] = 2 * panel + 1 }
      } else {
        across.add(run)
      }
    }
    guard !across.words.isEmpty else { return }
    let part = comic.panel(of: across.box).map { 2 * $0 + 1 } ?? 2 * comic.panelsBefore(across.box.middle.y)
    for word in across.words { parts[word] = part }
  }

  private static func box(_ place: OpaquePointer?) -> PanelBox {
    var (left, top, right, bottom): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    TessPageIteratorBoundingBox(place, RIL_WORD, &left, &top, &right, &bottom)
    return PanelBox(left: Int(left), top: Int(top), right: Int(right), bottom: Int(bottom))
  }
}
