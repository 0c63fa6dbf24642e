import Glibc

/// Abbreviations that a text shows by itself: words that have a full stop before small letters, half of the times or
/// more, and hardly ever go without one.
///
/// The measure is that of Kiss and Strunk, "Unsupervised Multilingual Sentence Boundary Detection" (Computational
/// Linguistics 32, 2006): Dunning's log-likelihood of a full stop behind the word, less for long words and for each
/// that goes without. It knows the text alone, so that a section has the same ones whenever it is opened.
struct LearntAbbreviations: Sendable {
  /// The bytes from the start of a text that are learnt from.
  static let reach = 256 << 10
  /// The longest word that is looked at, in letters: none longer has been found often enough in so short a text.
  private static let longest = 6
  /// The number of words that are looked at: more than in any prose, and too few to take long.
  private static let mostWords = 64
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
    let learnt = candidates.filter { word in
      let found = Self.places(of: word, in: slice)
      // A mistake or two do not make an abbreviation of a word that ends sentences.
      guard found.beforeSmall * 2 >= found.stopped else { return false }
      return Self.measure(of: word, stopped: found.stopped, of: found.all, chance: chance) >= Self.threshold
    }
    // Parts of the text would keep all of it, for as long as they are known.
    words = Set(learnt.map { Substring(String($0)) })
  }

  /// Returns the measure of a word that stands in a text so many times, and so many with a full stop.
  private static func measure(of word: Substring, stopped: Int, of all: Int, chance: Double) -> Double {
    let (with, without) = (Double(stopped), Double(all - stopped))
    let nothing = with * log(chance) + without * log(1 - chance)
    let abbreviation = with * log(0.99) + without * log(0.01)
    let length = Double(word.count)
    return 2 * (abbreviation - nothing) * exp(-length) / pow(length, without)
  }

  /// Returns the words of letters with one full stop behind them, a blank and a small letter, that are found there more
  /// than once.
  private static func wordsBeforeSmallLetters(_ slice: UTF8Slice) -> Set<Substring> {
    var (once, often) = (Set<Substring>(), Set<Substring>())
    let bytes = slice.bytes
    var next = 0
    while often.count < mostWords, let stop = bytes[next...].firstIndex(of: UInt8(ascii: ".")) {
      next = stop + 1
      let start = wordStart(stop, in: bytes)
      guard isBeforeSmall(stop, in: slice), start < stop, stop - start <= 4 * longest,
        start == 0 || bytes[start - 1] != UInt8(ascii: ".")
      else { continue }
      let word = slice[start..<stop]
      if !once.insert(word).inserted { often.insert(word) }
    }
    return often
  }

  /// Returns the number of times that a word stands in a text, of those with a full stop behind it, and of those before
  /// small letters.
  private static func places(of word: Substring, in slice: UTF8Slice) -> (all: Int, stopped: Int, beforeSmall: Int) {
    let bytes = slice.bytes
    var (all, stopped, beforeSmall) = (0, 0, 0)
    let letters = Array(word.utf8)
    var next = 0
    while let start = bytes[next...].firstIndex(of: letters[0]) {
      let end = start + letters.count
      next = start + 1
      guard bytes[start...].starts(with: letters), start == 0 || !isLetter(start - 1, in: bytes),
        end == bytes.count || !isLetter(end, in: bytes)
      else { continue }
      all += 1
      guard end < bytes.count, bytes[end] == UInt8(ascii: ".") else { continue }
      stopped += 1
      if isBeforeSmall(end, in: slice) { beforeSmall += 1 }
    }
    return (all, stopped, beforeSmall)
  }

  /// Returns a Boolean value that indicates whether a blank and a small letter follow a full stop.
  private static func isBeforeSmall(_ stop: Int, in slice: UTF8Slice) -> Bool {
    guard stop + 2 < slice.count, slice.bytes[stop + 1] == 0x20 else { return false }
    let byte = slice.bytes[stop + 2]
    return byte < 0x80 ? (0x61...0x7A).contains(byte) : slice.scalar(at: stop + 2).properties.isLowercase
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
