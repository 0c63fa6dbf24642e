/// The number of punctuation marks that are spoken by name inside text.
public enum PunctuationLevel: String, CaseIterable, Codable, Comparable, Sendable {
  /// None.
  case none
  /// Symbols that stand for words.
  case some
  /// Every punctuation mark.
  case all

  /// Returns a Boolean value that indicates whether the level names a mark inside text; marks that are spoken alone are
  /// always named.
  public func names(_ mark: Character) -> Bool {
    switch self {
    case .none: false
    case .some: PunctuationLevel.someMarks.contains(mark.unicodeScalars.first?.value ?? 0) && mark.isOneScalar
    case .all: !mark.isLetter && !mark.isNumber && !mark.isWhitespace
    }
  }

  /// Compares by how many marks are named.
  public static func < (left: PunctuationLevel, right: PunctuationLevel) -> Bool { left.rank < right.rank }

  private var rank: Int { PunctuationLevel.allCases.firstIndex(of: self) ?? 0 }

  private static let someMarks = "&@#%٪％‰+=/*~^_|<>".unicodeScalars.map(\.value)
}

extension Character {
  fileprivate var isOneScalar: Bool { unicodeScalars.dropFirst().isEmpty }
}
