import CTesseract
import Glibc

/// A picture of a page for readers to look at: a JPEG of a moderate size.
public struct JPEGPicture {
  /// The length of the longer side in pixels: a page of A4 at 170 dots an inch.
  private static let longestSide = 2_000
  /// The quality, of 100: letters stay clear.
  private static let quality: Int32 = 60

  /// The bytes of the file.
  public let bytes: [UInt8]

  /// Draws a picture of a file, by its number from 0, in colour if it is in colour.
  public init(_ number: Int, of file: PictureFile) throws(RecognitionFault) {
    let picture = try file.colours(number)
    let scale = min(1, Float(Self.longestSide) / Float(max(picture.width, picture.height)))
    guard let small = scale < 1 ? PageImage(pixScale(picture.pix, scale, scale)) : picture else { throw .failed }
    var (data, count): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 0)
    defer { free(data) }
    guard pixWriteMemJpeg(&data, &count, small.pix, Self.quality, 0) == 0, let data else { throw .failed }
    bytes = Array(UnsafeBufferPointer(start: data, count: count))
  }
}
