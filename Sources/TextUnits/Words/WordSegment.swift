/// A segment that UAX #29 breaks text into, and what it is to a word.
struct WordSegment {
  enum Kind {
    case space, letters, number, symbol, currency
    /// Joins two cores that it stands between.
    case joiner
    /// Joins two cores, and is a quotation mark elsewhere.
    case apostrophe
    /// Belongs to the word after it.
    case opening
    /// A quotation mark that opens or closes.
    case quote
    case dash, other
    /// A core that joins no other, whatever it is made of.
    case apart
  }

  let lower: Int
  let upper: Int
  let kind: Kind

  init(_ range: Range<Int>, _ kind: Kind) {
    lower = range.lowerBound
    upper = range.upperBound
    self.kind = kind
  }

  /// Returns the segment as another kind.
  func meaning(_ kind: Kind) -> WordSegment { WordSegment(lower..<upper, kind) }

  init(_ range: Range<Int>, status: Int, in slice: UTF8Slice) {
    lower = range.lowerBound
    upper = range.upperBound
    switch status {
    case 100..<200: kind = .number
    case 200...: kind = .letters
    default:
      let scalar = slice.scalar(at: range.lowerBound)
      kind = Self.kind(of: scalar, isAlone: UTF8.width(scalar) == range.count)
    }
  }

  /// A Boolean value that indicates whether the segment can be a word without any other.
  var isCore: Bool {
    switch kind {
    case .letters, .number, .symbol, .currency, .apart: true
    case .space, .joiner, .apostrophe, .opening, .quote, .dash, .other: false
    }
  }

  /// A Boolean value that indicates whether the segment makes one word of the two cores around it.
  var joins: Bool { kind == .joiner || kind == .apostrophe }

  /// A Boolean value that indicates whether the segment may open or close, as its place tells.
  var isQuote: Bool { kind == .quote || kind == .apostrophe }

  /// Returns a Boolean value that indicates whether a core goes on over the edge to the segment that follows at once: a
  /// run of symbols, a price.
  func runsOn(to next: WordSegment) -> Bool {
    switch (kind, next.kind) {
    case (.symbol, .symbol), (.currency, .currency), (.currency, .number), (.number, .currency): true
    default: false
    }
  }

  private static func kind(of scalar: Unicode.Scalar, isAlone: Bool) -> Kind {
    switch scalar {
    case " ", "\u{0B}": return .space
    // The last is the maqaf of Hebrew.
    case ".", "@", "-", "\u{2010}", "\u{2011}", "\u{5BE}": return .joiner
    case "'", "\u{2019}": return .apostrophe
    case "\"": return .quote
    case ",", ";", ":", "!", "?", ")": return .other
    case "(", "¿", "¡": return .opening
    default: break
    }
    if scalar.isWhiteSpace { return .space }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .currencySymbol: return .currency
    case .mathSymbol, .modifierSymbol, .otherSymbol: return .symbol
    case .openPunctuation, .initialPunctuation: return .opening
    case .dashPunctuation: return .dash
    default:
      // A keycap is a digit or # or * with marks; ‼ and ⁉ are pictographs by themselves.
      return properties.isEmoji && (!isAlone || scalar.value > 0x7F) ? .symbol : .other
    }
  }
}
