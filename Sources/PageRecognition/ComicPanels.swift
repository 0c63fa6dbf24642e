import CTesseract

/// The panels of a page of a comic: large solid areas between the white space around them (the gutters).
///
/// They are found at a low resolution, in which each panel is one connected component: its frame, or the drawing itself.
struct ComicPanels {
  /// The size that the longer side of the page is brought to, in pixels.
  private static let longestSide = 1_000
  /// The brightness of a drawing, as a part of that of the paper.
  private static let leastContrast = 0.82
  /// The least size of a panel, and the least area of all of them together, as parts of the page and its content.
  private static let (leastSide, leastArea) = (0.08, 0.5)
  /// The least part of its rectangle that a panel fills, with all that it encloses.
  private static let leastFilling = 0.72
  /// The part of a row or a column of pixels that a balloon over a gutter may cover, and the part of the page that a rule
  /// around it covers.
  private static let (mostOfGutter, mostOfRule) = (0.35, 0.4)
  /// The greatest distance of text from the panel that it is in, in pixels.
  private static let mostOff = 8
  /// The greatest height of a letter, and the greatest width of letters that touch, in pixels of a ``StraightPage``.
  private static let (mostHeight, mostWidth) = (70, 200)
  /// The least height of a light letter on a dark box, and the least part of its rectangle that such a box fills.
  private static let (leastLetter, leastOfBox) = (10, Float(0.5))

  /// The panels in reading order; none if there are fewer than two.
  let panels: [PanelBox]
  /// The panels, or the one that fills the page.
  private let drawings: [PanelBox]
  private let guttersAreBlack: Bool

  init(of page: PageImage, fromTheRight: Bool) {
    var (found, isBlack) = (Self.find(in: page), false)
    // The gutters may be black.
    if found.count < 2, let negative = PageImage(pixInvert(nil, page.pix)) {
      let others = Self.find(in: negative)
      if others.count > 1 { (found, isBlack) = (others, true) }
    }
    drawings = found
    guttersAreBlack = isBlack
    panels = found.count > 1 ? found.inReadingOrder(fromTheRight: fromTheRight) : []
  }

  /// Returns the number of the panel that the middle of a rectangle is in, from 0, or nil if it is in none of them.
  func panel(of box: PanelBox) -> Int? {
    let depths = panels.map { $0.depth(box.middle.x, box.middle.y) }
    // The edge of a panel that is found may be off by some pixels.
    guard let deepest = depths.max(), deepest >= -Self.mostOff else { return nil }
    return depths.firstIndex(of: deepest)
  }

  /// Returns the number of panels that are read before some text outside of them.
  func panelsBefore(_ middle: Int) -> Int { (panels.lastIndex { $0.bottom <= middle } ?? -1) + 1 }

  /// Returns the page with nothing but letters in its panels: marks that are too large for letters are removed, as
  /// frames, balloons and drawings are.
  ///
  /// On pages of lines and circles behind balloons, 99 % of the words are recognised so, and 29 % on the page as it is.
  func lettersAlone(of page: PageImage, threshold: Int32) -> PageImage? {
    guard !drawings.isEmpty, let marks = PageImage(pixThresholdToBinary(page.pix, threshold)),
      let letters = PageImage(
        pixSelectBySize(
          marks.pix, Int32(Self.mostWidth), Int32(Self.mostHeight), 8, Int32(L_SELECT_IF_BOTH),
          Int32(L_SELECT_IF_LTE),
          nil)),
      let others = PageImage(pixSubtract(nil, marks.pix, letters.pix)),
      let nearLetters = PageImage(pixDilateBrick(nil, letters.pix, 5, 5)),
      let nearOthers = PageImage(pixDilateBrick(nil, others.pix, 3, 3)),
      let kept = PageImage(pixSubtract(nil, nearLetters.pix, nearOthers.pix)),
      let removed = PageImage(pixCreate(Int32(page.width), Int32(page.height), 1)),
      let result = PageImage(pixCopy(nil, page.pix))
    else { return nil }
    let whole = PanelBox(left: 0, top: 0, right: page.width, bottom: page.height)
    for drawing in guttersAreBlack ? [whole] : drawings {
      var box = boxCreate(
        Int32(drawing.left), Int32(drawing.top), Int32(drawing.width), Int32(drawing.height))
      pixSetInRect(removed.pix, box)
      boxDestroy(&box)
    }
    pixSubtract(removed.pix, removed.pix, kept.pix)
    pixSetMasked(result.pix, removed.pix, 255)
    if let light = Self.lightLetters(in: others, marks), let inside = PageImage(pixHolesByFilling(light.pix, 4)) {
      pixSetMasked(result.pix, inside.pix, 255)
      pixSetMasked(result.pix, light.pix, 0)
    }
    return result
  }

  /// Returns the letters that are light on dark boxes.
  private static func lightLetters(in others: PageImage, _ marks: PageImage) -> PageImage? {
    func parts(_ image: PageImage, _ width: Int, _ height: Int, _ relation: Int) -> PageImage? {
      PageImage(
        pixSelectBySize(
          image.pix, Int32(width), Int32(height), 8, Int32(L_SELECT_IF_BOTH), Int32(relation), nil))
    }
    guard let large = parts(others, 3 * leastLetter, 2 * leastLetter, L_SELECT_IF_GTE),
      let boxes = PageImage(pixSelectByAreaFraction(large.pix, leastOfBox, 8, Int32(L_SELECT_IF_GTE), nil)),
      let holes = PageImage(pixHolesByFilling(boxes.pix, 4)),
      let light = PageImage(pixSubtract(nil, holes.pix, marks.pix)),
      // The inside of a dark letter in a balloon is light, too, but not beside the box.
      let edges = PageImage(pixDilateBrick(nil, boxes.pix, 3, 3)),
      let seeds = PageImage(pixAnd(nil, edges.pix, light.pix)),
      let beside = PageImage(pixSeedfillBinary(nil, seeds.pix, light.pix, 8)),
      let letters = parts(beside, mostWidth, mostHeight, L_SELECT_IF_LTE)
    else { return nil }
    return parts(letters, 1, leastLetter, L_SELECT_IF_GTE)
  }

  private static func find(in page: PageImage) -> [PanelBox] {
    let factor = max(1, max(page.width, page.height) / longestSide)
    var white: UInt32 = 0
    // The darkest of each square, so that thin frames last.
    guard let small = PageImage(pixScaleGrayMinMax(page.pix, Int32(factor), Int32(factor), Int32(L_CHOOSE_MIN))),
      pixGetRankValue(small.pix, 2, 0.95, &white) == 0,
      let marks = PageImage(pixThresholdToBinary(small.pix, Int32(Double(white) * leastContrast))),
      let solid = PageImage(pixCloseBrick(nil, marks.pix, 3, 3)), let content = foreground(of: solid)
    else { return [] }
    let found = components(of: solid)
    // The outer one of two, such as a panel with another drawn into it.
    let outer = found.enumerated().filter { index, box in
      !found.enumerated().contains { other, larger in
        other != index && (larger.area, other) > (box.area, index) && larger.overlap(box) * 10 >= box.area * 8
      }
    }.map(\.element)
    guard Double(outer.reduce(0) { $0 + $1.area }) >= Double(content.area) * leastArea else { return [] }
    return outer.map {
      PanelBox(
        left: $0.left * factor, top: $0.top * factor, right: min(page.width, $0.right * factor),
        bottom: min(page.height, $0.bottom * factor))
    }
  }

  /// Returns the rectangles of the components that are solid, and of the solid parts of those that are not.
  private static func components(of marks: PageImage) -> [PanelBox] {
    var pictures: UnsafeMutablePointer<Pixa>?
    var boxes = pixConnComp(marks.pix, &pictures, 8)
    defer {
      boxaDestroy(&boxes)
      pixaDestroy(&pictures)
    }
    var found: [PanelBox] = []
    for index in 0..<boxaGetCount(boxes) {
      var (left, top, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      boxaGetBoxGeometry(boxes, index, &left, &top, &width, &height)
      guard Double(width) >= Double(marks.width) * leastSide, Double(height) >= Double(marks.height) * leastSide,
        let shape = PageImage(pixaGetPix(pictures, index, Int32(L_CLONE))),
        let holes = PageImage(pixHolesByFilling(shape.pix, 4)),
        let filled = PageImage(pixOr(nil, shape.pix, holes.pix))
      else { continue }
      // A rule around the page, or the dark edge of a scan.
      let isFrame =
        Int(width) * 10 >= marks.width * 9 && Int(height) * 10 >= marks.height * 9
        && filling(of: shape) < mostOfRule
      let parts = parts(of: filled, PanelBox(left: 0, top: 0, right: Int(width), bottom: Int(height)))
      if isFrame && parts.count < 2 { continue }
      found += parts.map {
        PanelBox(
          left: $0.left + Int(left), top: $0.top + Int(top), right: $0.right + Int(left), bottom: $0.bottom + Int(top)
        )
      }
    }
    return found
  }

  /// Returns the solid parts of a shape on either side of the gutters that balloons reach over.
  private static func parts(of shape: PageImage, _ box: PanelBox) -> [PanelBox] {
    guard let part = clipped(shape, to: box), let inner = foreground(of: part) else { return [] }
    let box = PanelBox(
      left: box.left + inner.left, top: box.top + inner.top, right: box.left + inner.right,
      bottom: box.top + inner.bottom)
    guard let part = clipped(shape, to: box) else { return [] }
    let least = Int(leastSide * Double(longestSide) / 2)
    for isAcross in [true, false] {
      guard box.width > 2 * least, box.height > 2 * least, let middle = gutter(in: part, isAcross: isAcross, least)
      else { continue }
      var (before, behind) = (box, box)
      if isAcross {
        before.bottom = box.top + middle
        behind.top = box.top + middle
      } else {
        before.right = box.left + middle
        behind.left = box.left + middle
      }
      let found = parts(of: shape, before) + parts(of: shape, behind)
      if found.count > 1 { return found }
    }
    return filling(of: part) >= leastFilling ? [box] : []
  }

  /// Returns the middle of the widest gutter across a shape or down it, which is some way off its ends, or nil if there
  /// is none.
  private static func gutter(in part: PageImage, isAcross: Bool, _ least: Int) -> Int? {
    var counts = isAcross ? pixCountPixelsByRow(part.pix, nil) : pixCountPixelsByColumn(part.pix)
    defer { numaDestroy(&counts) }
    let length = Int(numaGetCount(counts))
    let most = Int(Double(isAcross ? part.width : part.height) * mostOfGutter)
    var widest = 0..<0
    var start: Int?
    for index in 0...length {
      var count: Int32 = 0
      if index < length, numaGetIValue(counts, Int32(index), &count) == 0, count <= most {
        start = start ?? index
      } else if let first = start {
        if first >= least, index <= length - least, index - first > widest.count { widest = first..<index }
        start = nil
      }
    }
    return widest.count < 2 ? nil : (widest.lowerBound + widest.upperBound) / 2
  }

  private static func clipped(_ picture: PageImage, to box: PanelBox) -> PageImage? {
    var rectangle = boxCreate(Int32(box.left), Int32(box.top), Int32(box.width), Int32(box.height))
    defer { boxDestroy(&rectangle) }
    return PageImage(pixClipRectangle(picture.pix, rectangle, nil))
  }

  /// Returns the rectangle around all that is black.
  private static func foreground(of picture: PageImage) -> PanelBox? {
    var box: UnsafeMutablePointer<Box>?
    guard pixClipToForeground(picture.pix, nil, &box) == 0 else { return nil }
    defer { boxDestroy(&box) }
    var (left, top, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard boxGetGeometry(box, &left, &top, &width, &height) == 0 else { return nil }
    return PanelBox(left: Int(left), top: Int(top), right: Int(left + width), bottom: Int(top + height))
  }

  /// Returns the part of a picture that is black.
  private static func filling(of picture: PageImage) -> Double {
    var count: Int32 = 0
    pixCountPixels(picture.pix, &count, nil)
    return Double(count) / Double(max(1, picture.width * picture.height))
  }
}
