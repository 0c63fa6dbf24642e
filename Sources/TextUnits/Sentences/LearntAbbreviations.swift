import Glibc

/// Abbreviations that a text shows by itself: words that have a full stop before small letters, far more often than
/// chance would have them, and hardly ever go without one.
///
/// The measure is that of Kiss and Strunk, "Unsupervised Multilingual Sentence Boundary Detection" (Computational
/// Linguistics 32, 2006): Dunning's log-likelihood of a full stop behind the word, less for long words and for each
/// that goes without. It knows the text alone, so that a section has the same ones whenever it is opened.
struct LearntAbbreviations: Sendable {
  /// The bytes from the start of a text that are learnt from.
  static let reach = 256 << 10
  /// The longest word that is looked at, in letters: none longer has been found often enough in so short a text.
  private static let longest = 6
  /// The least measure of an abbreviation (Kiss and Strunk, section 3.1.5).
  private static let threshold = 0.3

  /// The abbreviations, without their full stop.
  let words: Set<Substring>

  /// Knows none.
  init() { words = [] }

  /// Learns from the start of a text what the rules of its language do not know.
  ///
  /// - Complexity: O(n) in the bytes that are learnt from, n being at most ``reach``.
  init(from text: String, after rules: SentenceRules) {
    let slice = UTF8Slice(Substring(text.utf8.prefix(Self.reach)))
    let candidates = Self.wordsBeforeSmallLetters(slice).filter { $0.count <= Self.longest && !rules.knows($0) }
    guard !candidates.isEmpty else {
      words = []
      return
    }
    let stops = slice.bytes.count { $0 == UInt8(ascii: ".") }
    let tokens = slice.bytes.count { $0 == 0x20 || $0 == 0x0A } + 1
    let chance = min(max(Double(stops) / Double(tokens), 1e-6), 0.99)
    words = candidates.filter { word in
      let found = Self.places(of: word, in: slice.bytes)
      return Self.measure(of: word, stopped: found.stopped, of: found.all, chance: chance) >= Self.threshold
    }
  }

  /// Returns the measure of a word that stands in a text so many times, and so many with a full stop.
  private static func measure(of word: Substring, stopped: Int, of all: Int, chance: Double) -> Double {
    let (with, without) = (Double(stopped), Double(all - stopped))
    let nothing = with * log(chance) + without * log(1 - chance)
    let abbreviation = with * log(0.99) + without * log(0.01)
    let length = Double(word.count)
    return 2 * (abbreviation - nothing) * exp(-length) / pow(length, without)
  }

  /// Returns the words of letters with one full stop behind them, a blank and a small letter.
  private static func wordsBeforeSmallLetters(_ slice: UTF8Slice) -> Set<Substring> {
    var words: Set<Substring> = []
    let bytes = slice.bytes
    var next = 0
    while let stop = bytes[next...].firstIndex(of: UInt8(ascii: ".")), stop + 2 < bytes.count {
      next = stop + 1
      guard bytes[next] == 0x20, slice.scalar(at: stop + 2).properties.isLowercase,
        case let start = wordStart(stop, in: bytes),
        start < stop, start == 0 || bytes[start - 1] != UInt8(ascii: ".")
      else { continue }
      words.insert(slice[start..<stop])
    }
    return words
  }

  /// Returns the number of times that a word stands in a text, and of those with a full stop behind it.
  private static func places(of word: Substring, in bytes: [UInt8]) -> (stopped: Int, all: Int) {
    var (stopped, all) = (0, 0)
    let letters = Array(word.utf8)
    var next = 0
    while let start = bytes[next...].firstIndex(of: letters[0]) {
      let end = start + letters.count
      next = start + 1
      guard bytes[start...].starts(with: letters), start == 0 || !isLetter(start - 1, in: bytes),
        end == bytes.count || !isLetter(end, in: bytes)
      else { continue }
      all += 1
      if end < bytes.count, bytes[end] == UInt8(ascii: ".") { stopped += 1 }
    }
    return (stopped, all)
  }

  private static func wordStart(_ end: Int, in bytes: [UInt8]) -> Int {
    var start = end
    while start > 0, isLetter(start - 1, in: bytes) { start -= 1 }
    return start
  }

  /// Returns a Boolean value that indicates whether a byte belongs to a letter: dashes and quotation marks, U+2000 to
  /// U+206F, do not.
  private static func isLetter(_ at: Int, in bytes: [UInt8]) -> Bool {
    switch bytes[at] {
    case 0x41...0x5A, 0x61...0x7A: return true
    case 0..<0x80: return false
    default:
      // The lead byte of the scalar that the byte is in.
      var lead = at
      while lead > 0, bytes[lead] & 0xC0 == 0x80 { lead -= 1 }
      return !(bytes[lead] == 0xE2 && lead + 1 < bytes.count && bytes[lead + 1] <= 0x81)
    }
  }
}
