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
    /// Sentences with the white space after them (UAX #29, section 5). CLDR's lists of abbreviations are not asked:
    /// ICU finds "Dr." at the end of any word ("Wasser.") and joins the sentences there.
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

  /// A book may name any number of languages; more iterators than this are not kept.
  private static let capacity = 24
  private let iterators = Mutex<[Key: BreakIterator]>([:])

  /// Creates a breaker that has opened nothing yet.
  public init() {}

  /// Returns the boundaries of a text after its start, in order; the last is the end of the text.
  ///
  /// The language is a BCP 47 tag; what ICU does not know is broken by the rules common to all languages.
  /// - Complexity: O(n).
  public func boundaries(_ kind: Kind, of text: Substring, language: String) -> [Boundary] {
    guard !text.isEmpty else { return [] }
    let key = Key(kind: kind, language: language)
    var text = text
    let found = iterators.withLock { iterators -> [Boundary]? in
      if iterators[key] == nil {
        if iterators.count >= Self.capacity { iterators.removeAll() }
        iterators[key] = BreakIterator(kind, locale: Self.locale(language))
      }
      return iterators[key]?.boundaries(of: &text)
    }
    // Without ICU's rules the text is still read, as one piece.
    return found ?? [Boundary(offset: text.utf8.count, status: 0)]
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
