/// Numbers from 0 as text, in as few characters as they need, one after another.
///
/// A character holds five bits of a number, the lowest first, and a bit that more follow, counted from "?": 0 is "?",
/// 31 "^", 32 "_@".
struct VariableNumbers {
  /// The text of the numbers that were not read yet, in ASCII.
  private(set) var text: ArraySlice<UInt8>

  private static let zero: UInt8 = 0x3F
  private static let more: UInt8 = 0x20

  /// Creates a sequence of numbers from their text.
  init(_ text: String = "") { self.text = Array(text.utf8)[...] }

  /// Adds a number; one below 0 counts as 0.
  mutating func append(_ number: Int) {
    var rest = UInt(max(0, number))
    while rest >= Self.more {
      text.append(UInt8(rest & 0x1F) + Self.more + Self.zero)
      rest >>= 5
    }
    text.append(UInt8(rest) + Self.zero)
  }

  /// Reads the next number; nil behind the last, and for one that ends too soon, is too large or is none.
  mutating func next() -> Int? {
    var (number, shift) = (UInt(0), 0)
    while let character = text.popFirst(), shift < 60, character >= Self.zero, character - Self.zero < 0x40 {
      let bits = character - Self.zero
      number |= UInt(bits & 0x1F) << shift
      if bits < Self.more { return Int(number) }
      shift += 5
    }
    return nil
  }
}
