import CTextEncodings

/// Guesses the encoding of a text that says nothing of it, from how often which bytes follow one another.
enum EncodingDetector {
  /// How many bytes a guess is made on.
  private static let window = 64 << 10
  /// How sure a guess must be, of 100: what is less says no more than that anything is possible.
  private static let leastConfidence: Int32 = 20
  /// The encodings a text may be found to be in; other guesses of ICU's are for mainframes, or were ruled out before.
  private static let known: Set<String> = [
    "ISO-8859-1", "ISO-8859-2", "ISO-8859-5", "ISO-8859-6", "ISO-8859-7", "ISO-8859-8", "ISO-8859-8-I", "ISO-8859-9",
    "windows-1250", "windows-1251", "windows-1252", "windows-1253", "windows-1254", "windows-1255", "windows-1256",
    "KOI8-R", "Shift_JIS", "EUC-JP", "GB18030", "Big5", "EUC-KR",
  ]

  /// The most likely encoding; windows-1252 where none stands out, as in most of the West (Encoding standard, 4.2).
  ///
  /// - Complexity: O(n) to the first byte that is not ASCII, and a bounded piece from there.
  static func guess(_ bytes: [UInt8], isMarkup: Bool) -> String {
    let first = bytes.firstIndex { $0 >= 0x80 } ?? 0
    // With some of the words before it, which tell languages apart.
    let piece = bytes[max(0, first - 1024)...].prefix(window)
    var guesses = [lectern_encoding_guess](repeating: lectern_encoding_guess(), count: 8)
    let count = piece.withUnsafeBytes { piece in
      piece.withMemoryRebound(to: CChar.self) { piece in
        lectern_encoding_guesses(
          piece.baseAddress, Int32(piece.count), isMarkup ? 1 : 0, &guesses, Int32(guesses.count))
      }
    }
    let likely = guesses.prefix(Int(count)).lazy.filter { $0.confidence >= leastConfidence }.map(name)
    let guess = likely.first(where: known.contains) ?? "windows-1252"
    return ThaiText.isThai(piece) ? "windows-874" : better(than: guess, for: Array(piece)) ?? guess
  }

  /// Encodings that ICU does not guess; the first of those that fit equally well is the one.
  private static let others = ["IBM866", "IBM855", "x-mac-cyrillic", "macintosh", "IBM852", "IBM850"]

  /// Another encoding, where a text is surely not in the one that was guessed and looks right in the other; nil for the
  /// scripts of East Asia, whose words are not told apart so.
  private static func better(than guess: String, for piece: [UInt8]) -> String? {
    guard !guess.hasPrefix("EUC"), !["Shift_JIS", "GB18030", "Big5"].contains(guess) else { return nil }
    func plausibility(_ label: String) -> EncodingPlausibility? {
      EncodingDecoder.decode(piece, from: label).map { EncodingPlausibility($0.bytes) }
    }
    guard let own = plausibility(guess), own.bad > 0 else { return nil }
    // The two differ in what is letters of Ukrainian in one and frames in the other.
    if guess == "KOI8-R" {
      return plausibility("KOI8-U").flatMap { $0.bad < own.bad && $0.isSure ? "KOI8-U" : nil }
    }
    guard own.isDoubtful else { return nil }
    let found = others.compactMap { label in
      plausibility(label).flatMap {
        $0.isSure && $0.bad * 4 <= own.bad ? (label: label, good: $0.good, bad: $0.bad) : nil
      }
    }
    return found.enumerated().min { one, other in
      (one.element.bad, -one.element.good, one.offset) < (other.element.bad, -other.element.good, other.offset)
    }?.element.label
  }

  private static func name(of guess: lectern_encoding_guess) -> String {
    withUnsafeBytes(of: guess.name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
