/// The picture of a page in a format that every reader shows.
struct EncodedPicture: Sendable {
  /// A format of pictures.
  enum Format: String {
    case jpeg, png, gif
  }

  /// The greatest size of a picture that is taken as it is, in bytes.
  static let mostBytes = 2 << 20

  let bytes: [UInt8]
  let format: Format
  /// The size in pixels.
  let (width, height): (Int, Int)
  /// A Boolean value that indicates whether the picture is in colour; false for a JPEG in shades of gray alone.
  let isColoured: Bool

  /// Reads the header of a picture, or returns nil for another format, for a JPEG in the colours of print (CMYK), and
  /// for one of a camera, which may have to be turned.
  init?(_ bytes: [UInt8]) {
    func number(_ place: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 << 8 | (place + $1 < bytes.count ? Int(bytes[place + $1]) : 0) }
    }
    self.bytes = bytes
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      (format, isColoured) = (.png, true)
      (width, height) = (number(16, 4), number(20, 4))
    } else if bytes.starts(with: "GIF8".utf8) {
      (format, isColoured) = (.gif, true)
      (width, height) = (number(7, 1) << 8 | number(6, 1), number(9, 1) << 8 | number(8, 1))
    } else {
      guard let frame = Self.frame(of: bytes) else { return nil }
      let components = number(frame + 9, 1)
      guard components == 1 || components == 3 else { return nil }
      (format, isColoured) = (.jpeg, components == 3)
      (width, height) = (number(frame + 7, 2), number(frame + 5, 2))
    }
    guard width > 0, height > 0 else { return nil }
  }

  /// Returns the place of the frame header of a JPEG (ITU-T T.81, B.2.2), or nil if there is none.
  private static func frame(of bytes: [UInt8]) -> Int? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      switch bytes[place + 1] {
      case 0xFF: place += 1
      case 0xC0, 0xC1, 0xC2: return place
      case 0xE1 where bytes[(place + 4)...].starts(with: "Exif".utf8): return nil
      // A frame that not every reader decodes, or the picture itself without one.
      case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF, 0xD9, 0xDA: return nil
      default: place += 2 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3])
      }
    }
    return nil
  }

  /// The ending of the name of a file that holds it.
  var ending: String { format == .jpeg ? "jpg" : format.rawValue }

  /// The media type.
  var mediaType: String { "image/\(format.rawValue)" }
}
