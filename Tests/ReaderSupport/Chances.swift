/// Bytes that decide: every choice takes some of them, and once they are used up each choice is the first.
package struct Chances: RandomNumberGenerator {
  private var bytes: ArraySlice<UInt8>

  /// Creates choices from bytes.
  package init(_ bytes: some Sequence<UInt8>) { self.bytes = ArraySlice(bytes) }

  /// A Boolean value that indicates whether no byte is left.
  package var isEmpty: Bool { bytes.isEmpty }

  /// Takes a byte.
  package mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// Takes a number below another one.
  package mutating func number(below end: Int) -> Int {
    guard end > 1 else { return 0 }
    let first = Int(byte())
    return (end <= 256 ? first : first << 8 + Int(byte())) % end
  }

  /// Takes one of some things; nil where there is none.
  package mutating func element<Elements: Collection>(of elements: Elements) -> Elements.Element? {
    guard !elements.isEmpty else { return nil }
    return elements[elements.index(elements.startIndex, offsetBy: number(below: elements.count))]
  }

  /// Takes so many bytes, or as many as are left.
  package mutating func bytes(_ count: Int) -> [UInt8] {
    defer { bytes = bytes.dropFirst(count) }
    return Array(bytes.prefix(count))
  }

  package mutating func next() -> UInt64 { (0..<8).reduce(0) { number, _ in number << 8 | UInt64(byte()) } }
}

extension Chances {
  /// Texts that are hard to write, to cut and to measure.
  private static let pieces = [
    "a", "B", "the ", "word ", "7", ".", "-", "\"", " ", "  ", "e\u{301}", "\u{301}", "\u{1100}", "\u{1161}",
    "\u{11A8}",
    "🇳", "🇴", "👩‍👩‍👧", "\u{200D}", "\u{FE0F}", "猫", "。", "ש", "שלום ", "ا", "\u{200F}", "\u{200E}", "ไทย", "नि", "\u{AD}",
    "\u{FFFC}", "\u{A0}", "𝒳", "ß", "ﬁ", "\u{FFFD}", "\u{E000}",
  ]
  /// Characters that a terminal could act on, and ends of lines.
  private static let controls = [
    "\n", "\r\n", "\r", "\t", "\u{1B}[31m", "\u{0}", "\u{7F}", "\u{9B}", "\u{2028}", "\u{202E}", "\u{B}",
  ]

  /// Takes a text as it can be typed.
  mutating func typed() -> String {
    (0..<1 + number(below: 4)).map { _ in element(of: Self.pieces) ?? "" }.joined()
  }

  /// Takes a text as it can come from anywhere: long, with controls, or of any bytes.
  mutating func anyText() -> String {
    switch number(below: 6) {
    case 0: return ""
    case 1: return String(decoding: bytes(number(below: 24)), as: UTF8.self)
    case 2: return String(repeating: typed(), count: 1 + number(below: 90))
    default:
      return (0..<number(below: 6)).map { _ in
        (number(below: 3) == 0 ? element(of: Self.controls) : element(of: Self.pieces)) ?? ""
      }.joined()
    }
  }
}
