import CTextBreaks
import Synchronization
import TextModel

/// Finds where text may be broken into words, lines and sentences, by the rules of a language (UAX #29, UAX #14).
///
/// One breaker serves every language and thread; ICU's iterators are opened when first needed and kept.
public final class TextBreaker: Sendable {
  /// The kind of pieces that text is broken into.
  public enum Kind: Int32, Hashable, Sendable {
    /// Words and what stands between them (UAX #29, section 4).
    case word = 1
    /// Pieces that a row may end after (UAX #14).
    case line = 2
    /// Sentences with the white space after them (UAX #29, section 5), of which ``SentenceSegmenter`` knows more. CLDR's
    /// lists of abbreviations are not asked: ICU finds "Dr." at the end of any word ("Wasser.").
    case sentence = 3
  }

  /// The end of a piece of text.
  public struct Boundary: Hashable, Sendable {
    /// UTF-8 bytes from the start of the text, above 0.
    public let offset: Int
    /// ICU's rule status: for words, 100 and above is a number, a letter or an ideograph; for lines, 100 and above
    /// must be broken; always 0 for sentences.
    public let status: Int
  }

  private struct Key: Hashable {
    let kind: Kind
    let language: String
  }

  /// A book may name any number of languages; no more of them than this are kept.
  private static let capacity = 24
  /// The iterators that nobody uses: as many for each kind and language as were used at once.
  private let idle = Mutex<[Key: [BreakIterator]]>([:])

  /// Creates a breaker that has opened nothing yet.
  public init() {}

  /// Returns the boundaries of a text after its start, in order; the last is the end of the text.
  ///
  /// The language is a BCP 47 tag; what ICU does not know is broken by the rules common to all languages.
  /// - Complexity: O(n).
  public func boundaries(_ kind: Kind, of text: Substring, language: String) -> [Boundary] {
    guard !text.isEmpty else { return [] }
    let key = Key(kind: kind, language: language)
    // Another thread does not wait for this one: it opens an iterator of its own.
    let iterator = idle.withLock { $0[key]?.popLast() } ?? BreakIterator(kind, locale: Self.locale(language))
    var text = text
    let found = iterator?.boundaries(of: &text)
    if let iterator { keep(iterator, for: key) }
    // Without ICU's rules the text is still read, as one piece.
    return found ?? [Boundary(offset: text.utf8.count, status: 0)]
  }

  private func keep(_ iterator: BreakIterator, for key: Key) {
    idle.withLock { idle in
      if idle[key] == nil, idle.count >= Self.capacity { idle.removeAll() }
      idle[key, default: []].append(iterator)
    }
  }

  /// Returns the locale of a language tag.
  ///
  /// The tag comes from the book: only a language, script or region goes on to ICU.
  private static func locale(_ language: String) -> String {
    let subtags = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).prefix(3)
    let known = subtags.prefix { $0.utf8.count <= 8 && $0.utf8.allSatisfy(isLetterOrDigit) }
    return known.isEmpty ? "en" : known.joined(separator: "_")
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
