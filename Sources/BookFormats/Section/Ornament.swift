/// Distinguishes ornaments between scenes from text.
enum Ornament {
  /// Returns a Boolean value that indicates whether a text holds nothing but ornaments, such as "* * *", "⁂" or "#".
  static func isOrnament(_ bytes: ArraySlice<UInt8>) -> Bool {
    // The longest ornament anyone sets is a row of stars or dashes.
    guard !bytes.isEmpty, bytes.count <= 200 else { return false }
    // Every block of a book is asked, and nearly all of them begin with a letter, or have one behind a quotation mark.
    guard !bytes.prefix(4).contains(where: { (0x61...0x7A).contains($0 | 0x20) }) else { return false }
    var stars = 0
    var dashes = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case " ", "\u{A0}", "\u{0B}", "\u{2002}", "\u{2003}", "\u{2009}": continue
      case "*", "#", "⁂", "∗", "✱", "✲", "✳", "✴", "✶", "✻", "✽", "✢", "✣", "✤", "✥", "❖", "❦", "❧", "☙", "❈", "❉",
        "❊", "❋", "◆", "◇", "◈", "♦", "●", "○", "•", "★", "☆", "§", "\u{FE0E}":
        stars += 1
      // A single dash, dot or tilde can be what somebody says; a row of them is not.
      case "-", "–", "—", "_", "=", "~", "∼", "·", "+", "―", "─": dashes += 1
      default: return false
      }
    }
    return (stars > 0 || dashes >= 3) && !isRating(bytes)
  }

  /// Returns a Boolean value that indicates whether a text is full and empty stars or dots, which say how good
  /// something is.
  private static func isRating(_ bytes: ArraySlice<UInt8>) -> Bool {
    let symbols = String(decoding: bytes, as: UTF8.self).unicodeScalars
    switch Set(symbols) {
    case ["★", "☆"], ["●", "○"]: return true
    // All of five, or none of them.
    case ["★"], ["☆"]: return symbols.count == 5
    default: return false
    }
  }
}
