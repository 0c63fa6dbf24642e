import CTextBreaks
import Words

/// The words that a number is called by in a language, in small letters.
public struct NumberNames: Hashable, Sendable {
  /// The words that count: 25 -> "twenty-five", "twenty five".
  public let cardinals: Set<String>
  /// The words that tell a place in an order: 25 -> "twenty-fifth", "twenty fifth".
  public let ordinals: Set<String>

  /// Finds the words for a number in a language, given as a BCP 47 tag; none in a language without rules for them.
  public init(of number: Int, in language: String) {
    cardinals = NumberNames.names(of: number, in: language, isOrdinal: false)
    ordinals = NumberNames.names(of: number, in: language, isOrdinal: true)
      .union(NumberNames.listedOrdinal(of: number, in: language).map { [$0] } ?? [])
  }

  private static func names(of number: Int, in language: String, isOrdinal: Bool) -> Set<String> {
    guard let number = Int32(exactly: number) else { return [] }
    let names = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 8192) { buffer in
      let count = lectern_number_names(number, language, isOrdinal ? 1 : 0, buffer.baseAddress, Int32(buffer.count))
      return String(decoding: buffer.prefix(Int(count)), as: UTF16.self)
    }
    // ICU puts soft hyphens into a word where it may be parted.
    let words = names.lowercased().filter { $0 != "\u{AD}" }.split(separator: "\n").map(String.init)
    return Set(words + words.map { $0.replacing("-", with: " ") })
  }

  /// Returns the ordinal of a number up to a hundred in a language that ICU spells none of, from a table of what they
  /// are made of.
  private static func listedOrdinal(of number: Int, in language: String) -> String? {
    guard language.languageSubtag == "pl" else { return nil }
    let table = polishOrdinals
    if let whole = table[number] { return whole }
    guard (21...99).contains(number), let tens = table[number / 10 * 10], let ones = table[number % 10] else {
      return nil
    }
    return tens + " " + ones
  }

  private static let polishOrdinals = Dictionary(
    EmbeddedFile.entries(of: "pl/ordinals.txt").compactMap { entry in Int(entry.key).map { ($0, entry.value) } }
  ) { first, _ in first }
}
