/// Han, kana and the scripts that are written among them: no blanks stand between words, so two lines are joined
/// without one.
enum UnspacedScript {
  /// Returns a Boolean value that indicates whether a scalar is of such a script; Hangul is written with blanks.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3130...0x318F, 0xFFA0...0xFFDC: false
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether one text ends and another begins in such a script.
  static func meets(_ first: some BidirectionalCollection<UInt8>, _ second: some Collection<UInt8>) -> Bool {
    guard let end = first.last, let start = second.first, end >= 0x80, start >= 0x80 else { return false }
    let last = String(decoding: first.suffix(4), as: UTF8.self).unicodeScalars.last
    let next = String(decoding: second.prefix(4), as: UTF8.self).unicodeScalars.first
    guard let last, let next else { return false }
    return contains(last) && contains(next)
  }
}
