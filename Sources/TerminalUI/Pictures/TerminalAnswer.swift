/// An answer of a terminal to a question about pictures.
package enum TerminalAnswer: Hashable, Sendable {
  /// The terminal knows the graphics protocol of kitty.
  case graphics
  /// The numbers of primary device attributes (DA1): 4 is sixels.
  case attributes([Int])
  /// The name and the version of the terminal (XTVERSION).
  case version(String)
  /// The size of a cell in pixels (`CSI 16 t`).
  case cell(width: Int, height: Int)

  /// Reads a control sequence, given without `ESC [`; nil for one that is no answer.
  init?(sequence bytes: [UInt8]) {
    guard let last = bytes.last else { return nil }
    let body = String(decoding: bytes.dropLast(), as: UTF8.self)
    let numbers = body.drop { $0 == "?" }.split(separator: ";").compactMap { Int($0) }
    switch last {
    case UInt8(ascii: "c") where body.hasPrefix("?"): self = .attributes(numbers)
    case UInt8(ascii: "t")
    where numbers.count == 3 && numbers[0] == 6 && (1...64).contains(numbers[2]) && (1...128).contains(numbers[1]):
      self = .cell(width: numbers[2], height: numbers[1])
    default: return nil
    }
  }

  /// Reads a string of control, given without its begin and end: `Gi=31;OK` or `>|kitty(0.35.1)`; nil for one that is
  /// no answer.
  init?(string bytes: some Sequence<UInt8>) {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    if text.hasPrefix("G"), text.hasSuffix(";OK") {
      self = .graphics
    } else if text.hasPrefix(">|") {
      self = .version(String(text.dropFirst(2)))
    } else {
      return nil
    }
  }
}
