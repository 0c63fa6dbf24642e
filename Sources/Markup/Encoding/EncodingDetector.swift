import CTextEncodings

/// Guesses the encoding of a text that says nothing of it, from how often which bytes follow one another.
enum EncodingDetector {
  /// The number of bytes that a guess is made on.
  private static let window = 64 << 10
  /// The least confidence of a guess, of 100: a lower one says no more than that anything is possible.
  private static let leastConfidence: Int32 = 20
  /// The encodings a text may be found to be in; other guesses of ICU's are for mainframes, or were ruled out before.
  private static let known: Set<String> = [
    "ISO-8859-1", "ISO-8859-2", "ISO-8859-5", "ISO-8859-6", "ISO-8859-7", "ISO-8859-8", "ISO-8859-8-I", "ISO-8859-9",
    "windows-1250", "windows-1251", "windows-1252", "windows-1253", "windows-1254", "windows-1255", "windows-1256",
    "KOI8-R", "Shift_JIS", "EUC-JP", "GB18030", "Big5", "EUC-KR",
  ]

  /// Returns the most likely encoding; windows-1252 where none stands out, as in most of the West (Encoding standard,
  /// 4.2).
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
    let likely = guesses.prefix(Int(count)).filter { $0.confidence >= leastConfidence }.map(name)
    let guess = fitting(likely.filter(known.contains), piece) ?? "windows-1252"
    if ThaiText.isThai(piece) { return "windows-874" }
    if ["windows-1252", "ISO-8859-1"].contains(guess), BalticText.isBaltic(piece) { return "windows-1257" }
    if guess == "ISO-8859-7", GreekText.isOfWindows(piece) { return "windows-1253" }
    if guess == "windows-1251", CyrillicText.isOfMacintosh(piece) { return "x-mac-cyrillic" }
    if guess.hasPrefix("windows-125") || guess.hasPrefix("ISO-8859-"), NordicText.isOfDOS(piece) { return "IBM850" }
    return better(than: guess, for: Array(piece)) ?? guess
  }

  /// Returns the first guess that all of a text can be in; in a few words the likeliest is often one that has not all
  /// of their letters.
  private static func fitting(_ guesses: [String], _ piece: ArraySlice<UInt8>) -> String? {
    let high = piece.count { $0 >= 0x80 }
    func faults(_ label: String) -> Int { EncodingDecoder.decode(Array(piece), from: label)?.replaced ?? high }
    // A byte that was damaged among many makes no other text of them.
    guard let first = guesses.first, faults(first) > max(1, high / 50) else { return guesses.first }
    return guesses.dropFirst().first { faults($0) == 0 } ?? (isUnmixed(piece) ? "windows-1251" : first)
  }

  /// Returns a Boolean value that indicates whether no word has both letters of ASCII and others, which nearly all have
  /// that are in a Latin script.
  private static func isUnmixed(_ piece: ArraySlice<UInt8>) -> Bool {
    let words = piece.split { $0 < 0x80 && !(0x61...0x7A).contains($0 | 0x20) }
    return words.allSatisfy { word in word.allSatisfy { $0 >= 0xC0 } || word.allSatisfy { $0 < 0x80 } }
  }

  /// Encodings that ICU does not guess; the first of those that fit equally well is the one.
  private static let others = [
    "IBM866", "IBM855", "x-mac-cyrillic", "macintosh", "IBM852", "IBM850",
    "windows-1251", "IBM737", "IBM862", "IBM775", "windows-1258",
  ]

  /// Returns another encoding, where a text is surely not in the one that was guessed and looks right in the other; nil
  /// for the scripts of East Asia, whose words are not told apart so.
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
