/// A script that is read from the right, its letters written as capitals so that their order can be seen in a test, as
/// UAX #9 writes its examples.
enum PseudoScript: Hashable, Sendable {
  case hebrew, arabic

  private var letters: [Character] {
    let values =
      switch self {
      case .hebrew: Array(UInt32(0x5D0)...0x5E9)
      case .arabic: Array(UInt32(0x627)...0x63A) + Array(0x641...0x646)
      }
    return values.compactMap { Unicode.Scalar($0).map(Character.init) }
  }

  /// The text of a pattern.
  func text(_ pattern: String) -> String { replacing(Self.capitals, by: letters, in: pattern) }

  /// The pattern of a text.
  func pattern(_ text: String) -> String { replacing(letters, by: Self.capitals, in: text) }

  private static let capitals = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

  /// Letters are replaced beneath their marks.
  private func replacing(_ some: [Character], by others: [Character], in text: String) -> String {
    text.unicodeScalars.map { scalar in
      some.firstIndex(of: Character(scalar)).map { String(others[$0]) } ?? String(scalar)
    }.joined()
  }
}
