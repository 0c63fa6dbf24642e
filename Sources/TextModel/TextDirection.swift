/// The direction that a text is read in, and so the side it begins at.
public enum TextDirection: String, Codable, Hashable, Sendable {
  /// From left to right, as Latin.
  case leftToRight
  /// From right to left, as Hebrew and Arabic.
  case rightToLeft
}

extension TextDirection {
  /// The direction of the first letter of a text, from the left where it has none.
  public init(ofFirstLetterIn text: some StringProtocol) {
    let first = text.unicodeScalars.lazy.compactMap(Self.direction).first { _ in true }
    self = first ?? .leftToRight
  }

  /// Returns the direction of a letter, by the blocks of the scripts that are read from the right; nil for what is
  /// none.
  private static func direction(of scalar: Unicode.Scalar) -> TextDirection? {
    guard scalar.properties.isAlphabetic else { return nil }
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return .rightToLeft
    default: return .leftToRight
    }
  }
}

extension Section {
  /// Returns the direction of the block that holds an offset.
  public func direction(at offset: Int) -> TextDirection {
    guard let index = blockIndex(at: offset) else { return .leftToRight }
    return blocks[index].direction ?? TextDirection(ofFirstLetterIn: substring(in: blocks[index].content))
  }
}
