import CChafa
import CTesseract
import PageRecognition

/// Draws pictures of a file for a terminal, by Leptonica and Chafa.
///
/// The result begins with a line that tells the form and the number of columns and rows: `png 40 12`. After it come the
/// bytes of the file of the form ``PictureForm/png``, the sixels, or 8 bytes for each cell from the left of the first
/// row on: the glyph (0 for a blank, else its distance from U+257F), flags (1 for a transparent glyph, 2 for a
/// transparent ground), and the colours of both, which are red, green and blue, or 0, 0 and a number of the palette.
public struct PictureDrawer {
  private let file: PictureFile

  /// Takes the file of the pictures.
  public init(_ file: PictureFile) { self.file = file }

  /// Draws a picture, by its number from 0, with marks on it.
  public func draw(
    _ number: Int, in box: PictureBox, as form: PictureForm, marks: [PictureMark] = []
  ) throws(RecognitionFault) -> [UInt8] {
    let size = (box.columns * box.cellWidth, box.rows * box.cellHeight)
    let (picture, width, height) = try file.colours(number, filling: size)
    let scale = box.scale(of: width, height)
    let wide = max(1, Int((Double(width) * scale).rounded()))
    let high = max(1, Int((Double(height) * scale).rounded()))
    guard let scaled = PageImage(pixScaleToSize(picture.pix, Int32(wide), Int32(high))) else { throw .failed }
    for mark in marks { Self.draw(mark, on: scaled, scale) }
    let columns = min(box.columns, (wide + box.cellWidth - 1) / box.cellWidth)
    let rows = min(box.rows, (high + box.cellHeight - 1) / box.cellHeight)
    let sheet = try Self.sheet(of: scaled, width: columns * box.cellWidth, height: rows * box.cellHeight)
    let head = Array("\(form.rawValue) \(columns) \(rows)\n".utf8)
    switch form {
    case .png: return head + (try Self.png(sheet))
    case .sixel: return head + (try Self.canvas(of: sheet, columns, rows, box, form).sixels())
    case .blocks, .blocks256: return head + (try Self.canvas(of: sheet, columns, rows, box, form).cells())
    }
  }

  private static func draw(_ mark: PictureMark, on picture: PageImage, _ scale: Double) {
    func pixel(_ value: Double, _ most: Int) -> Int32 { Int32(min(max(0, (value * scale).rounded()), Double(most))) }
    let (left, top) = (pixel(mark.left, picture.width), pixel(mark.top, picture.height))
    let (right, bottom) = (pixel(mark.right, picture.width), pixel(mark.bottom, picture.height))
    var rectangle = boxCreateValid(left, top, max(1, right - left), max(1, bottom - top))
    defer { boxDestroy(&rectangle) }
    switch mark.look {
    case .line: pixRenderBoxArb(picture.pix, rectangle, Int32(max(2, picture.height / 400)), 215, 30, 30)
    case .word: pixBlendInRect(picture.pix, rectangle, 0xFFC8_0000, 0.5)
    }
  }

  /// Returns a picture in the middle of a transparent sheet, which is as large as whole cells.
  private static func sheet(of picture: PageImage, width: Int, height: Int) throws(RecognitionFault) -> PageImage {
    pixSetComponentArbitrary(picture.pix, Int32(L_ALPHA_CHANNEL), 255)
    guard let sheet = PageImage(pixCreate(Int32(width), Int32(height), 32)) else { throw .failed }
    pixSetSpp(sheet.pix, 4)
    pixRasterop(
      sheet.pix, Int32(max(0, width - picture.width) / 2), Int32(max(0, height - picture.height) / 2),
      Int32(picture.width), Int32(picture.height), PIX_SRC, picture.pix, 0, 0)
    return sheet
  }

  private static func png(_ sheet: PageImage) throws(RecognitionFault) -> [UInt8] {
    var (bytes, count): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 0)
    defer { lept_free(bytes) }
    guard pixWriteMemPng(&bytes, &count, sheet.pix, 0) == 0, let bytes else { throw .failed }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  private static func canvas(
    of sheet: PageImage, _ columns: Int, _ rows: Int, _ box: PictureBox, _ form: PictureForm
  ) throws(RecognitionFault) -> ChafaCanvas {
    // The bytes of a word from the highest on: red, green, blue, alpha.
    pixEndianByteSwap(sheet.pix)
    guard let canvas = ChafaCanvas(columns, rows, (box.cellWidth, box.cellHeight), form) else { throw .failed }
    canvas.draw(sheet)
    return canvas
  }
}
