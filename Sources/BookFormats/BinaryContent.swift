import Markup

/// Recognizes files that hold no text: archives, sound, pictures and programs of unknown formats.
enum BinaryContent {
  /// The signatures of files and their places.
  ///
  /// These files are packed and hold few zero bytes, so that nothing else gives them away.
  private static let signatures: [(place: Int, bytes: [UInt8])] = [
    // bzip2, xz, 7-Zip, RAR, Zstandard.
    (4, Array("1AY&SY".utf8)), (0, [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0]), (0, [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]),
    (0, Array("Rar!\u{1A}\u{7}".utf8)), (0, [0x28, 0xB5, 0x2F, 0xFD]),
    // Ogg, FLAC, MP3 with its tags, MPEG-4, Matroska.
    (0, Array("OggS\0".utf8)), (0, Array("fLaC\0".utf8)), (0, Array("ID3\u{3}".utf8)), (0, Array("ID3\u{4}".utf8)),
    (4, Array("ftypM4".utf8)), (4, Array("ftypmp4".utf8)), (4, Array("ftypisom".utf8)),
    (0, [0x1A, 0x45, 0xDF, 0xA3]),
    // TIFF, WebP, JPEG 2000.
    (0, Array("II*\0".utf8)), (0, Array("MM\0*".utf8)), (8, Array("WEBPVP8".utf8)), (4, Array("jP  \r\n".utf8)),
    // SQLite, WebAssembly, Java.
    (0, Array("SQLite format 3\0".utf8)), (0, Array("\0asm".utf8)), (0, [0xCA, 0xFE, 0xBA, 0xBE]),
  ]

  /// Returns a Boolean value that indicates whether some bytes begin with a known signature.
  static func isNamed(_ head: ArraySlice<UInt8>) -> Bool {
    WideEncoding.find(in: head) == nil
      && signatures.contains { head.dropFirst($0.place).starts(with: $0.bytes) }
  }

  /// Returns a Boolean value that indicates whether some bytes without a known signature hold no text.
  static func isFound(in head: ArraySlice<UInt8>) -> Bool {
    guard WideEncoding.find(in: head) == nil else { return false }
    // A text may hold a few zero bytes that do not belong there; a program holds them by the dozen.
    let zeros = head.count { $0 == 0 }
    if zeros > 2 + head.count / 100 { return true }
    // Packed or locked files have bytes of every kind.
    if zeros > 0, head.count(where: isControl) * 20 > head.count { return true }
    return zeros * 16 > head.count && (zeros * 2 > head.count || head.contains(where: isControl))
  }

  /// Returns a Boolean value that indicates whether no text has the byte, but for one that was lost.
  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0 && !(0x09...0x0D).contains(byte) && byte != 0x1A && byte != 0x1B
  }
}
