/// The number of cells of a terminal that a character takes.
///
/// A terminal adds up what it thinks each scalar takes, so a grapheme is as wide as its scalars together.
public struct CellWidth: Sendable {
  /// The distance of tab stops in cells.
  private static let tabStop = 8

  /// The scripts below this are looked up, without a call for each letter.
  private static let tabled: UInt32 = 0x3000

  private let table: [UInt8]
  private let ofScalar: @Sendable (Unicode.Scalar) -> Int

  /// Creates a measure from the width of each scalar in cells, negative for one that cannot be shown.
  public init(ofScalar: @escaping @Sendable (Unicode.Scalar) -> Int) {
    self.ofScalar = ofScalar
    table = (0..<Self.tabled).map { value in
      Unicode.Scalar(value).map { UInt8(clamping: Self.shown($0, ofScalar)) } ?? 0
    }
  }

  /// Returns the width of a scalar in cells, for a scalar that begins at a column of its row, from 0.
  ///
  /// Line ends take no cell, nor does a soft hyphen, which shows only where a row ends with it. What the terminal
  /// cannot show takes one cell, that of the U+FFFD shown in its place.
  public func width(of scalar: Unicode.Scalar, at column: Int) -> Int {
    if scalar == "\t" { return Self.tabStop - column % Self.tabStop }
    return scalar.value < Self.tabled ? Int(table[Int(scalar.value)]) : Self.shown(scalar, ofScalar)
  }

  /// Returns the width of a character in cells, for one that begins at a column of its row, from 0.
  public func width(of character: Character, at column: Int) -> Int {
    var width = 0
    for scalar in character.unicodeScalars { width += self.width(of: scalar, at: column + width) }
    return width
  }

  private static func shown(_ scalar: Unicode.Scalar, _ ofScalar: (Unicode.Scalar) -> Int) -> Int {
    switch scalar {
    case "\n", "\r", "\u{B}", "\u{AD}": return 0
    default:
      let width = ofScalar(scalar)
      return width < 0 ? 1 : width
    }
  }
}
