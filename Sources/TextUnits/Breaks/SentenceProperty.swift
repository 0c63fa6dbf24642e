import CTextBreaks

/// The property Sentence_Break of a scalar (UAX #29, table 4); the numbers are ICU's.
enum SentenceProperty: Int32 {
  case other, fullStop, close, format, lower, numeric, letter, separator, space, terminal, upper, carriageReturn,
    extend
  case lineFeed, continuing

  /// Those of ASCII, which most scalars are that are asked for.
  private static let ascii = (UInt32(0)..<0x80).map {
    SentenceProperty(rawValue: lectern_sentence_break($0)) ?? .other
  }

  /// Returns the property of a scalar by its number.
  init(of scalar: UInt32) {
    self =
      scalar < 0x80
      ? Self.ascii[Int(scalar)] : SentenceProperty(rawValue: lectern_sentence_break(scalar)) ?? .other
  }
}
