import CTesseract
import Glibc

/// The bytes of a file of pictures: PNG, JPEG, TIFF, WebP, GIF, BMP or PNM.
public struct PictureFile {
  /// The greatest memory that a decoded picture takes, in bytes: a page of A3 at 600 dots an inch in gray is 70 MB.
  static let mostDecoded = 128 << 20
  /// The greatest number of pictures in a file.
  static let mostPictures = 10_000

  private let bytes: [UInt8]
  private let format: Int32

  /// Recognizes the format of some bytes.
  ///
  /// - Throws: ``RecognitionFault/noPicture`` for bytes of another format.
  public init(_ bytes: [UInt8]) throws(RecognitionFault) {
    var format: Int32 = 0
    guard bytes.count > 12, findFileFormatBuffer(bytes, &format) == 0, Self.formats.contains(Int(format)) else {
      throw .noPicture
    }
    self.bytes = bytes
    self.format = format
  }

  private static let formats = Set(
    [IFF_PNG, IFF_JFIF_JPEG, IFF_WEBP, IFF_GIF, IFF_BMP, IFF_PNM, IFF_TIFF_JPEG].map { Int($0) }
      + Array(Int(IFF_TIFF)...Int(IFF_TIFF_ZIP)))

  private var isTIFF: Bool { format >= IFF_TIFF && format <= IFF_TIFF_ZIP || format == IFF_TIFF_JPEG }

  /// The number of pictures: more than one for a TIFF of several pages alone.
  public var count: Int {
    guard isTIFF else { return 1 }
    return bytes.withUnsafeBytes { bytes in
      guard let file = fmemopen(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count, "r") else {
        return 1
      }
      defer { fclose(file) }
      var count: Int32 = 0
      return tiffGetCount(file, &count) == 0 ? min(max(1, Int(count)), Self.mostPictures) : 1
    }
  }

  /// Decodes a picture in shades of gray, by its number from 0.
  ///
  /// A JPEG that is too large is decoded at a half, a quarter or an eighth of its size.
  /// - Throws: ``RecognitionFault/tooLarge(width:height:)`` by the size that its header tells, before it is decoded;
  ///   ``RecognitionFault/broken`` for one that cannot be decoded.
  func image(_ number: Int) throws(RecognitionFault) -> (image: PageImage, reduction: Int) {
    var (width, height, bits, samples): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    if isTIFF {
      var (resolution, map, format): (Int32, Int32, Int32) = (0, 0, 0)
      guard
        readHeaderMemTiff(
          bytes, bytes.count, Int32(number), &width, &height, &bits, &samples, &resolution, &map, &format)
          == 0
      else { throw .broken }
    } else {
      var (format, map): (Int32, Int32) = (0, 0)
      guard pixReadHeaderMem(bytes, bytes.count, &format, &width, &height, &bits, &samples, &map) == 0 else {
        throw .broken
      }
    }
    guard width > 0, height > 0 else { throw .broken }
    // A decoded colour takes 4 bytes, and the gray picture that is made of it another.
    let perPixel = samples > 1 || bits > 8 || format == IFF_WEBP ? 5 : 2
    func fits(_ reduction: Int) -> Bool {
      Int(width) / reduction * (Int(height) / reduction) * perPixel <= Self.mostDecoded
    }
    let reductions = format == IFF_JFIF_JPEG ? [1, 2, 4, 8] : [1]
    guard let reduction = reductions.first(where: fits) else {
      throw .tooLarge(width: Int(width), height: Int(height))
    }
    let decoded: UnsafeMutablePointer<Pix>? =
      if isTIFF {
        pixReadMemTiff(bytes, bytes.count, Int32(number))
      } else if format == IFF_JFIF_JPEG {
        // The luminance alone (hint 4).
        pixReadMemJpeg(bytes, bytes.count, 0, Int32(reduction), nil, 0)
      } else {
        pixReadMem(bytes, bytes.count)
      }
    guard let picture = PageImage(decoded) else { throw .broken }
    guard let gray = PageImage(pixConvertTo8(pixRemoveAlpha(picture)?.pix ?? picture.pix, 0)) else { throw .broken }
    return (gray, reduction)
  }

  /// Returns a picture with white in place of what is transparent; nil for one without an alpha channel.
  private func pixRemoveAlpha(_ picture: PageImage) -> PageImage? {
    pixGetSpp(picture.pix) == 4 ? PageImage(CTesseract.pixRemoveAlpha(picture.pix)) : nil
  }
}
