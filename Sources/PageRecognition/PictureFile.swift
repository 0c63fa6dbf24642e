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

  /// The header of a picture: its size, and the bits and the number of samples of a pixel.
  private struct Header {
    var (width, height, bits, samples): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
  }

  private func header(_ number: Int) throws(RecognitionFault) -> Header {
    var header = Header()
    var (resolution, map, format): (Int32, Int32, Int32) = (0, 0, 0)
    let status =
      isTIFF
      ? readHeaderMemTiff(
        bytes, bytes.count, Int32(clamping: number), &header.width, &header.height, &header.bits, &header.samples,
        &resolution,
        &map, &format)
      : pixReadHeaderMem(
        bytes, bytes.count, &format, &header.width, &header.height, &header.bits, &header.samples, &map)
    guard status == 0, header.width > 0, header.height > 0 else { throw .broken }
    return header
  }

  /// Decodes a picture in shades of gray, by its number from 0.
  ///
  /// A JPEG that is too large is decoded at a half, a quarter or an eighth of its size.
  /// - Throws: ``RecognitionFault/tooLarge(width:height:)`` by the size that its header tells, before it is decoded;
  ///   ``RecognitionFault/broken`` for one that cannot be decoded.
  func image(_ number: Int) throws(RecognitionFault) -> (image: PageImage, reduction: Int) {
    let (picture, reduction) = try decoded(number, inColour: false)
    guard let gray = PageImage(pixConvertTo8(picture.pix, 0)) else { throw .broken }
    return (gray, reduction)
  }

  /// Decodes a picture in its colours, or in shades of gray if it has none, by its number from 0.
  func colours(_ number: Int) throws(RecognitionFault) -> PageImage {
    let picture = try decoded(number, inColour: true).image
    // A palette may be of colours; what has 32 bits is red, green and blue.
    guard let plain = PageImage(pixRemoveColormap(picture.pix, Int32(REMOVE_CMAP_BASED_ON_SRC))) else {
      throw .broken
    }
    if pixGetDepth(plain.pix) == 32 { return plain }
    guard let gray = PageImage(pixConvertTo8(plain.pix, 0)) else { throw .broken }
    return gray
  }

  /// Decodes a picture in 32 bits a pixel, by its number from 0, and no larger than it has to be to fill some pixels.
  ///
  /// The size is that of the picture in the file.
  package func colours(
    _ number: Int, filling size: (width: Int, height: Int)
  ) throws(RecognitionFault) -> (image: PageImage, width: Int, height: Int) {
    let header = try header(number)
    let (width, height) =
      orientation.isOnItsSide ? (Int(header.height), Int(header.width)) : (Int(header.width), Int(header.height))
    let picture = try decoded(number, inColour: true) { reductions in
      // The greatest that leaves enough pixels in one direction, as the other is bounded by the same scale.
      let large = reductions.filter { width / $0 >= size.width || height / $0 >= size.height }
      return large.isEmpty ? reductions : large.reversed()
    }.image
    guard let colours = PageImage(pixConvertTo32(picture.pix)) else { throw .broken }
    return (colours, width, height)
  }

  /// Decodes a picture upright, with white in place of what is transparent, at the first of some parts of its size that fits in
  /// memory.
  private func decoded(
    _ number: Int, inColour: Bool, order: ([Int]) -> [Int] = { $0 }
  ) throws(RecognitionFault) -> (image: PageImage, reduction: Int) {
    let header = try header(number)
    // A decoded colour takes 4 bytes, and the picture that is made of it another, or as many again.
    let isDeep = header.samples > 1 || header.bits > 8 || format == IFF_WEBP
    let perPixel = isDeep ? (inColour ? 8 : 5) : 2
    func fits(_ reduction: Int) -> Bool {
      Int(header.width) / reduction * (Int(header.height) / reduction) * perPixel <= Self.mostDecoded
    }
    let reductions = order(format == IFF_JFIF_JPEG ? [1, 2, 4, 8] : [1])
    guard let reduction = reductions.first(where: fits) else {
      throw .tooLarge(width: Int(header.width), height: Int(header.height))
    }
    let pix: UnsafeMutablePointer<Pix>? =
      if isTIFF {
        pixReadMemTiff(bytes, bytes.count, Int32(clamping: number))
      } else if format == IFF_JFIF_JPEG {
        pixReadMemJpeg(bytes, bytes.count, 0, Int32(reduction), nil, 0)
      } else {
        pixReadMem(bytes, bytes.count)
      }
    guard let picture = PageImage(pix) else { throw .broken }
    guard let upright = orientation.upright(withoutAlpha(picture) ?? picture) else { throw .failed }
    return (upright, reduction)
  }

  /// The orientation of the picture; Leptonica turns those of a TIFF upright.
  private var orientation: PictureOrientation {
    PictureOrientation(ofJPEG: format == IFF_JFIF_JPEG ? bytes : [])
  }

  /// Returns a picture with white in place of what is transparent; nil for one without an alpha channel.
  private func withoutAlpha(_ picture: PageImage) -> PageImage? {
    pixGetSpp(picture.pix) == 4 ? PageImage(CTesseract.pixRemoveAlpha(picture.pix)) : nil
  }
}
