import Words

/// The names of symbols, emoji and flags in one language, from CLDR (UTS #35, annotations).
struct SymbolAnnotations: Sendable {
  private let names: NameTable

  /// Returns the names in a language; they are taken apart when the first of them is wanted.
  static func of(language: String) -> SymbolAnnotations { SymbolAnnotations(names: .symbols(in: language)) }

  /// Returns the name of a symbol; nil for one that CLDR does not name.
  ///
  /// The name of one with skin tones is put together from that of the symbol without them, where it is not listed.
  func name(of symbol: Character) -> String? {
    let scalars = symbol.unicodeScalars.filter { $0 != SymbolAnnotations.emojiSelector }
    if let name = names[String(String.UnicodeScalarView(scalars))] { return name }
    let isTone = { (scalar: Unicode.Scalar) in SymbolAnnotations.tones.contains(scalar.value) }
    var tones: [String] = []
    for case let name? in scalars.filter(isTone).map({ names[String($0)] }) where !tones.contains(name) {
      tones.append(name)
    }
    guard !tones.isEmpty, let plain = names[String(String.UnicodeScalarView(scalars.filter { !isTone($0) }))] else {
      return nil
    }
    let said = tones.joined(separator: ", ")
    guard let colon = plain.firstRange(of: ": ") else { return "\(plain): \(said)" }
    guard scalars.contains(where: { SymbolAnnotations.hair.contains($0.value) }) else { return "\(plain), \(said)" }
    return "\(plain[..<colon.lowerBound]): \(said), \(plain[colon.upperBound...])"
  }

  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
  private static let tones: ClosedRange<UInt32> = 0x1F3FB...0x1F3FF
  private static let hair: ClosedRange<UInt32> = 0x1F9B0...0x1F9B3
}
