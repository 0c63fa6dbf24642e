import CTesseract
import Glibc

/// A page made ready for recognition: gray, dark on evenly light paper, straight, its letters about as high as at 300 dots an inch.
///
/// Its properties are the picture and the steps back to the picture of the file.
struct StraightPage {
  /// The height that letters are brought to, in pixels: small letters of 10 points at 300 dots an inch.
  private static let letterHeight = 22.0
  /// Scales between these are left alone: recognition is as good there.
  private static let scalesToLeave = 0.66...1.6
  /// The angle below which a page is straight, and the least confidence in an angle (of Leptonica).
  private static let (leastAngle, leastConfidence) = (Float(0.1), Float(3))
  /// The number of separate marks above which a page holds specks and no text; a page of a newspaper has some 30,000.
  private static let mostMarks = 100_000
  /// The greatest number of pixels that a page is enlarged to.
  private static let mostPixels = 40e6
  /// The least height of a letter of a comic, in pixels of the file.
  private static let leastOfComic: Int32 = 8

  private(set) var image: PageImage
  /// The angle that the page was turned by, clockwise, in radians.
  private(set) var angle: Double
  /// The scale of the page in this picture to that in the file.
  let scale: Double
  /// A Boolean value that indicates whether the page is strewn with specks, and holds no text.
  let isSpeckled: Bool
  /// The size of the picture of the file.
  let (width, height): (Int, Int)

  /// Prepares a picture, which was decoded at a part of its size; marks of a comic that are low are parts of a drawing.
  init(_ picture: PageImage, reduction: Int, isComic: Bool = false) throws(RecognitionFault) {
    var page = picture
    (width, height) = (picture.width * reduction, picture.height * reduction)
    if Self.isDark(page) { pixInvert(page.pix, page.pix) }
    // The paper of a photograph is darker where less light falls on it. A drawing has no paper to go by.
    if !isComic, let even = PageImage(pixBackgroundNormSimple(page.pix, nil, nil)) { page = even }
    let marks = Self.marks(of: page, least: isComic ? Self.leastOfComic : 4)
    isSpeckled = marks.count > Self.mostMarks
    var scale = 1.0
    if let letters = marks.letterHeight, !isSpeckled {
      let wanted = Self.letterHeight / letters
      let most = (Self.mostPixels / Double(max(1, page.width * page.height))).squareRoot()
      if !Self.scalesToLeave.contains(wanted) { scale = min(max(wanted, 0.25), 4, max(1, most)) }
    }
    if scale != 1 {
      guard let scaled = PageImage(pixScale(page.pix, Float(scale), Float(scale))) else { throw .failed }
      page = scaled
    }
    var (angle, confidence): (Float, Float) = (0, 0)
    if !isSpeckled, let bits = PageImage(pixThresholdToBinary(page.pix, Self.threshold(of: page))),
      pixFindSkew(bits.pix, &angle, &confidence) == 0, confidence >= Self.leastConfidence,
      abs(angle) >= Self.leastAngle
    {
      let radians = angle * .pi / 180
      if let turned = PageImage(pixRotateAMGray(page.pix, radians, 255)) { page = turned } else { angle = 0 }
    } else {
      angle = 0
    }
    image = page
    self.angle = Double(angle) * .pi / 180
    self.scale = scale / Double(reduction)
  }

  /// Turns the page upside down, unless there is not enough memory.
  mutating func turnOver() {
    guard let turned = PageImage(pixRotate180(nil, image.pix)) else { return }
    image = turned
    angle += .pi
  }

  /// Returns the rectangle in the picture of the file around one of this picture: left, top, right, bottom.
  func original(_ left: Int32, _ top: Int32, _ right: Int32, _ bottom: Int32) -> (Int, Int, Int, Int) {
    let (middleX, middleY) = (Double(image.width) / 2, Double(image.height) / 2)
    let corners = [(left, top), (right, top), (left, bottom), (right, bottom)].map { x, y in
      let (dx, dy) = (Double(x) - middleX, Double(y) - middleY)
      // The page was turned clockwise around its middle.
      let (sine, cosine) = (sin(angle), cos(angle))
      return ((middleX + dx * cosine + dy * sine) / scale, (middleY - dx * sine + dy * cosine) / scale)
    }
    func clamped(_ value: Double, _ most: Int) -> Int { min(max(0, Int(value.rounded())), most) }
    let (xs, ys) = (corners.map { $0.0 }, corners.map { $0.1 })
    return (
      clamped(xs.min() ?? 0, width), clamped(ys.min() ?? 0, height), clamped(xs.max() ?? 0, width),
      clamped(ys.max() ?? 0, height)
    )
  }

  /// Returns a Boolean value that indicates whether a page is light text on a dark ground, by its mean brightness.
  private static func isDark(_ page: PageImage) -> Bool {
    var value: Float = 0
    return pixGetAverageMasked(page.pix, nil, 0, 0, 4, Int32(L_MEAN_ABSVAL), &value) == 0 && value < 110
  }

  /// Returns the threshold between letters and paper (Otsu).
  static func threshold(of page: PageImage) -> Int32 {
    var histogram = pixGetGrayHistogram(page.pix, 4)
    defer { numaDestroy(&histogram) }
    var split: Int32 = 0
    guard numaSplitDistribution(histogram, 0.1, &split, nil, nil, nil, nil, nil) == 0 else { return 160 }
    return min(max(split, 60), 220)
  }

  /// Returns the number of separate marks, and the usual height of small letters in pixels, of
  /// which none is lower than the least; nil where there are too few.
  private static func marks(of page: PageImage, least: Int32) -> (count: Int, letterHeight: Double?) {
    var count: Int32 = 0
    guard let bits = PageImage(pixThresholdToBinary(page.pix, threshold(of: page))),
      pixCountConnComp(bits.pix, 8, &count) == 0, count <= mostMarks
    else { return (Int(count), nil) }
    var boxes = pixConnCompBB(bits.pix, 8)
    defer { boxaDestroy(&boxes) }
    var heights: [Int] = []
    for index in 0..<boxaGetCount(boxes) {
      var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      boxaGetBoxGeometry(boxes, index, &x, &y, &width, &height)
      // Neither dust nor rules nor pictures.
      if height >= least, width >= 2, Int(height) * 8 < page.height, width < 6 * height, height < 8 * width {
        heights.append(Int(height))
      }
    }
    guard heights.count >= 20 else { return (Int(count), nil) }
    heights.sort()
    return (Int(count), Double(heights[heights.count / 2]))
  }
}
