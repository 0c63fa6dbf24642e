/// The likeness of a decoded text to one that somebody wrote, by the words and symbols in it that are not ASCII.
///
/// In a text that was decoded in a wrong encoding, letters stand in combinations that no language has: a capital after
/// a small letter, one script in another, a currency symbol inside a word.
struct EncodingPlausibility {
  /// The words, and symbols, that are as they should be.
  private(set) var good = 0
  /// Those that are not.
  private(set) var bad = 0

  /// The number of wrong ones that put a text in doubt, and of right ones that are enough.
  private static let enough = 3

  init(_ text: [UInt8]) {
    var scan = Scan()
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars { scan.take(scalar) }
    scan.take(" ")
    good = scan.good
    bad = scan.bad
  }

  /// A Boolean value that indicates whether more of it is wrong than anybody writes on purpose.
  var isDoubtful: Bool { bad >= Self.enough && bad * 40 >= good + bad }

  /// A Boolean value that indicates whether nearly nothing of it is wrong.
  var isSure: Bool { good >= Self.enough && bad * 33 <= good }

  private struct Scan {
    var good = 0
    var bad = 0
    private var word: [Unicode.Scalar] = []
    private var hasSymbol = false

    mutating func take(_ scalar: Unicode.Scalar) {
      if scalar.isASCII ? isLetter(scalar) : scalar.properties.isAlphabetic || isMark(scalar) {
        word.append(scalar)
      } else if !scalar.isASCII, !isBetweenWords(scalar) {
        // Symbols do not stand in words; whether this one does is known at the next character.
        if scalar == "\u{FFFD}" || (0x80..<0xA0).contains(scalar.value) { bad += 1 }
        if !word.isEmpty { hasSymbol = true }
        word.append(scalar)
      } else {
        end()
      }
    }

    private mutating func end() {
      defer {
        word.removeAll(keepingCapacity: true)
        hasSymbol = false
      }
      guard word.contains(where: { !$0.isASCII }) else { return }
      let letters = word.filter { $0.isASCII || $0.properties.isAlphabetic || isMark($0) }
      if letters.isEmpty { return }
      if letters.count < word.count {
        // A symbol before a word or after it, such as of a trade mark or a footnote, tells nothing.
        let inner = word.dropFirst().dropLast()
        let isInside = inner.contains { !$0.isASCII && !$0.properties.isAlphabetic && !isMark($0) }
        if isInside || (hasSymbol && letters.contains { !$0.isASCII }) { bad += 1 }
        return
      }
      // A capital alone tells nothing, nor do capitals alone.
      let cased = letters.filter(\.properties.isCased)
      let capitals = cased.count(where: \.properties.isUppercase)
      if !cased.isEmpty, capitals == cased.count { return }
      let isCapitalized = cased.first?.properties.isUppercase == true && capitals == 1
      if Set(letters.compactMap(script)).count > 1 || capitals > 0 && !isCapitalized { bad += 1 } else { good += 1 }
    }

    private func isLetter(_ scalar: Unicode.Scalar) -> Bool { (0x61...0x7A).contains(scalar.value | 0x20) }

    private func isMark(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.generalCategory == .nonspacingMark || scalar == "\u{AD}"
    }

    private func isBetweenWords(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.properties.generalCategory {
      case .dashPunctuation, .initialPunctuation, .finalPunctuation, .spaceSeparator, .lineSeparator: true
      default: scalar == "…" || scalar == "·"
      }
    }

    /// Returns the alphabet of a letter, as far as they are told apart here.
    private func script(_ scalar: Unicode.Scalar) -> Int? {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: 0
      case 0x370...0x3FF, 0x1F00...0x1FFF: 1
      case 0x400...0x52F: 2
      case 0x590...0x5FF: 3
      case 0x600...0x6FF: 4
      default: nil
      }
    }
  }
}
