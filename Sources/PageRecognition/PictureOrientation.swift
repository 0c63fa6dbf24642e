import CTesseract

/// The way that a picture has to be turned before it is upright, by the orientation that cameras write (Exif 2.3, tag
/// 0x0112).
struct PictureOrientation {
  /// The value of the tag, from 1, which is upright, to 8.
  private let value: Int

  /// A Boolean value that indicates whether the width of the upright picture is the height in the file.
  var isOnItsSide: Bool { value > 4 }

  /// Finds the orientation of a JPEG, or takes it for upright if it gives none.
  init(ofJPEG bytes: [UInt8]) {
    value = Self.exif(in: bytes).flatMap(Self.orientation) ?? 1
  }

  /// Turns a picture upright, or returns nil without enough memory.
  func upright(_ picture: PageImage) -> PageImage? {
    // Mirrored first, then turned to the right by right angles.
    let isMirrored = [2, 4, 5, 7].contains(value)
    let turns: Int32 = [3: 2, 4: 2, 5: 3, 6: 1, 7: 1, 8: 3][value] ?? 0
    let mirrored = isMirrored ? PageImage(pixFlipLR(nil, picture.pix)) : picture
    return turns == 0 ? mirrored : mirrored.flatMap { PageImage(pixRotateOrth($0.pix, turns)) }
  }

  /// Returns the Exif data of a JPEG, which is in a segment before the picture.
  private static func exif(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var index = 2
    while index + 4 <= bytes.count, bytes[index] == 0xFF, bytes[index + 1] != 0xDA {
      let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
      let segment = bytes[min(index + 4, bytes.count)..<min(max(index + 4, index + 2 + length), bytes.count)]
      if bytes[index + 1] == 0xE1, segment.starts(with: Array("Exif\0\0".utf8)) { return segment.dropFirst(6) }
      guard length >= 2 else { return nil }
      index += 2 + length
    }
    return nil
  }

  /// Returns the orientation in Exif data, which is a TIFF with the tag in its first directory.
  private static func orientation(in exif: ArraySlice<UInt8>) -> Int? {
    let data = Array(exif)
    let isLittle = data.starts(with: Array("II".utf8))
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= data.count else { return nil }
      let digits = data[offset..<offset + count]
      return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard isLittle || data.starts(with: Array("MM".utf8)), let start = number(4, 4), let count = number(start, 2)
    else {
      return nil
    }
    for entry in 0..<count where number(start + 2 + entry * 12, 2) == 0x0112 {
      return number(start + 2 + entry * 12 + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil }
    }
    return nil
  }
}
