extension Section {
  /// Returns the words of a range as what is named by them has them for its name, in one line: a heading, what heads a
  /// cell.
  ///
  /// The marks of notes are no part of a name, nor is what is hidden from those who listen. Numbers above and below the
  /// line stand there by symbols of their own, without which 10⁶ were 106.
  ///
  /// - Returns: the words as they stand where nothing else is left of them.
  /// - Complexity: O(n) in the length of the range.
  public func title(in offsets: Range<Int>) -> String {
    var next = offsets.lowerBound
    var words = ""
    for span in spans(touching: offsets) where !span.range.isEmpty && span.range.upperBound > next {
      let range = span.range.clamped(to: next..<offsets.upperBound)
      switch span.kind {
      case .noteReference, .pageBreak:
        let whole = withBrackets(range, in: next..<offsets.upperBound)
        words += substring(in: next..<whole.lowerBound)
        next = whole.upperBound
      case .concealed, .unspoken:
        words += substring(in: next..<range.lowerBound)
        next = range.upperBound
      case .raised, .lowered:
        let before = substring(in: next..<range.lowerBound)
        guard range == span.range, (before.last ?? words.last)?.isWhitespace == false,
          !spans(touching: range).contains(where: \.kind.isNoteReference),
          let number = Self.script(substring(in: range), isRaised: span.kind == .raised)
        else { continue }
        words += before + number
        next = range.upperBound
      default: break
      }
    }
    words += substring(in: next..<max(next, offsets.upperBound))
    let title = words.split { $0 == Section.blockStop || $0 == Section.lineBreak || $0 == " " }.joined(separator: " ")
    return title.isEmpty && next > offsets.lowerBound ? text(in: offsets) : title
  }

  /// Returns a range with the brackets that stand right around it, where both do.
  package func withBrackets(_ range: Range<Int>, in bounds: Range<Int>) -> Range<Int> {
    guard !range.isEmpty, range.lowerBound > bounds.lowerBound, range.upperBound < bounds.upperBound else {
      return range
    }
    func byte(_ offset: Int) -> UInt8 { text.utf8[text.utf8.index(text.startIndex, offsetBy: offset)] }
    switch (byte(range.lowerBound - 1), byte(range.upperBound)) {
    case (0x28, 0x29), (0x5B, 0x5D), (0x7B, 0x7D): return range.lowerBound - 1..<range.upperBound + 1
    default: return range
    }
  }

  /// Returns a number in symbols that stand above or below the line (Unicode Standard, 22.4); nil where one has no such
  /// symbol.
  private static func script(_ number: Substring, isRaised: Bool) -> String? {
    guard number.contains(where: \.isNumber) else { return nil }
    let symbols = isRaised ? raisedSymbols : loweredSymbols
    var result = ""
    for character in number {
      guard let place = plainSymbols.firstIndex(of: character == "\u{2212}" ? "-" : character) else { return nil }
      result.append(symbols[place])
    }
    return result
  }

  private static let plainSymbols = Array("0123456789()+-")
  private static let raisedSymbols = Array("⁰¹²³⁴⁵⁶⁷⁸⁹⁽⁾⁺⁻")
  private static let loweredSymbols = Array("₀₁₂₃₄₅₆₇₈₉₍₎₊₋")
}
